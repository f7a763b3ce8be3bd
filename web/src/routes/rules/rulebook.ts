/** The numbered rules (`rules/<game>.md`) as data: chapters of rules and remarks. Knows just the Markdown they use. */
export interface Chapter {
  title: string;
  level: number;
  blocks: Block[];
}

/** A rule with its number, or a paragraph without one. */
export interface Block {
  number: string | null;
  parts: Part[];
}

export type Part = { kind: 'text' | 'bold' | 'code'; text: string } | { kind: 'rule'; text: string };

const HEADING = /^(#{1,4}) (.+)$/;
const ITEM = /^[-*] (.+)$/;
const NUMBER = /^([A-Z]{2}-\d+\.\d+)\s+/;
const INLINE = /\*\*(.+?)\*\*|`([^`]+)`|\b([A-Z]{2}-\d+\.\d+)\b/g;

export function readRules(markdown: string): Chapter[] {
  const chapters: Chapter[] = [];
  let open: string[] = [];

  const close = (): void => {
    const text = open.join(' ');
    open = [];
    if (text === '') return;
    const number = NUMBER.exec(text)?.[1] ?? null;
    const block = { number, parts: readParts(number === null ? text : text.replace(NUMBER, '')) };
    if (chapters.length === 0) chapters.push({ title: '', level: 1, blocks: [] });
    chapters.at(-1)?.blocks.push(block);
  };

  for (const line of markdown.split('\n')) {
    const heading = HEADING.exec(line);
    const item = ITEM.exec(line);
    if (heading || item || line.trim() === '') close();
    if (heading) chapters.push({ title: heading[2] ?? '', level: heading[1]?.length ?? 1, blocks: [] });
    else if (item) open = [item[1] ?? ''];
    else if (line.trim() !== '') open.push(line.trim());
  }
  close();
  return chapters;
}

export function readParts(text: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const found of text.matchAll(INLINE)) {
    if (found.index > end) parts.push({ kind: 'text', text: text.slice(end, found.index) });
    const [whole, bold, code, rule] = found;
    if (bold !== undefined) parts.push({ kind: 'bold', text: bold });
    else if (code !== undefined) parts.push({ kind: 'code', text: code });
    else if (rule !== undefined) parts.push({ kind: 'rule', text: rule });
    end = found.index + whole.length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}

const textOf = (block: Block): string =>
  [block.number ?? '', ...block.parts.map(({ text }) => text)].join(' ').toLowerCase();

/** The chapters with those rules in which every word occurs. */
export function search(chapters: readonly Chapter[], words: string): Chapter[] {
  const wanted = words
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (wanted.length === 0) return [...chapters];
  return chapters
    .map((chapter) => ({
      ...chapter,
      blocks: chapter.blocks.filter((block) => {
        const text = `${chapter.title.toLowerCase()} ${textOf(block)}`;
        return wanted.every((word) => text.includes(word));
      }),
    }))
    .filter(({ blocks }) => blocks.length > 0);
}
