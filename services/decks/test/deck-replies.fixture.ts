import type { DeckReply } from '../src/writer/reply/deck-reply.schema.js';

/** The deck of these tests: a remark on each slide but the first. */
export const JUDGED_SLIDES = [
  ['Tidewell', 'Software for oyster farms'],
  ['The problem', 'Oyster farms lose $9,000 a month to closures'],
  ['31 farms are customers', 'Revenue is $12,300'],
  ['The market is $9 billion', 'It is a large opportunity'],
] as const;

export const GOOD_TITLE =
  "Make 'Oyster farms lose $9,000 a month to closures' the title, so that the number is remembered.";
export const GOOD_DATE = 'Write beside the 31 farms in which month you counted them.';
export const GOOD_SOURCE = 'Replace the $9 billion with the number of Tidewell customers times what one pays.';

type Fix = DeckReply['fixes'][number];

/** What a good model writes about it; fixes take the place of those of the same slide. */
export function deckReply(...fixes: readonly Fix[]): DeckReply {
  const good: readonly Fix[] = [
    { slide: 2, remark: 'topic-title', fix: GOOD_TITLE },
    { slide: 3, remark: 'no-date', fix: GOOD_DATE },
    { slide: 4, remark: 'no-source', fix: GOOD_SOURCE },
  ];
  const changed = new Set(fixes.map(({ slide }) => slide));
  return { fixes: [...good.filter(({ slide }) => !changed.has(slide)), ...fixes] };
}
