/** The signs of a card's top, the same on the board, on the phone and in lists. */
import type { Top } from '../printed';

export interface Signs {
  icons: string[];
  number: string;
}

export function topSigns(top: Top): Signs {
  switch (top.kind) {
    case 'dice-for-all':
      return { icons: ['die-5', 'die-2'], number: '' };
    case 'food':
      return { icons: ['food'], number: `+${top.amount}` };
    case 'resource':
      return { icons: [top.resource], number: `+${top.amount}` };
    case 'points':
      return { icons: ['points'], number: `+${top.amount}` };
    case 'dice-for':
      return { icons: ['die-4', top.resource], number: '' };
    case 'tool':
      return { icons: ['tool'], number: '+1' };
    case 'agriculture':
      return { icons: ['agriculture'], number: '+1' };
    case 'extra-card':
      return { icons: ['card-back'], number: '+1' };
    case 'one-use-tool':
      return { icons: ['tool-one-use'], number: `${top.amount}` };
    case 'two-resources':
      return { icons: ['wood', 'gold'], number: '' };
  }
}
