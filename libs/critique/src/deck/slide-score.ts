import type { DeckRemark } from '@playbook/contracts/decks/deck-review.schema';

const MAX_POINTS = 100;

/** Points that a remark costs its slide (docs/deck-rubric.md, 'Scores'). A slide without text has no score. */
const COSTS: Readonly<Record<DeckRemark['id'], number>> = {
  'no-text': 0,
  'too-many-words': 25,
  'small-letters': 25,
  'low-contrast': 25,
  'topic-title': 20,
  'several-ideas': 20,
  buzzwords: 15,
  cumulative: 20,
  vanity: 20,
  'tiny-base': 10,
  'no-date': 10,
  'no-source': 10,
  logos: 10,
};

/** What its remarks leave of a slide's 100 points; null where nothing on it could be judged. */
export function slideScore(remarks: readonly DeckRemark[], words: number): number | null {
  if (words === 0) return null;
  return Math.max(0, MAX_POINTS - remarks.reduce((sum, { id }) => sum + COSTS[id], 0));
}
