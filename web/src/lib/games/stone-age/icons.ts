/** The icons of this table; others of `look/icons` are not loaded with it. */
import { provideIcons } from '../../look/sprite';

const files = import.meta.glob<string>(
  [
    '../../look/icons/{wood,brick,stone,gold,food,person,points,agriculture,forest,quarry,river,clay-pit,field,hut}.svg',
    '../../look/icons/{person,badge,culture,profession,die,tool,art}-*.svg',
    '../../look/icons/{tool,building-tile,card-back,start-player,hunting-grounds,animal-steppe-bison,deck,hand}.svg',
    '../../look/icons/ui-{undo,help,log,bot,check,zoom,why,eye}.svg',
  ],
  { query: '?raw', import: 'default', eager: true },
);

export const provideStoneAgeIcons = (): void => provideIcons(files);
