import type { DeckRemark } from '@playbook/contracts/decks/deck-review.schema';
import { readSinglePatterns } from '../../lexicon/read-patterns.js';
import { matchTerms } from '../../text/terms/match-terms.js';
import { BUZZ_CATEGORIES, SKIPPED_WEIGHT } from '../../text/terms/term-catalogue.js';
import { headedKinds } from '../slide-kind.js';
import { statesPoint } from '../slide-reading.js';
import { boxOf, quote, type SlideToJudge } from '../slide-to-judge.js';

const MIN_BUZZWORDS = 2;
const NAMED_BUZZWORDS = 4;
const CUES = readSinglePatterns('deck-slides', ['closing']);

function topicTitle({ slide, kind }: SlideToJudge): DeckRemark[] {
  const { title, titleLines } = slide;
  if (title === null || kind === 'title' || CUES.closing.test(title) || statesPoint(title)) return [];
  return [
    {
      id: 'topic-title',
      criterion: 'clarity',
      text: `The title ${quote(title)} names a topic and does not state a point.`,
      fix: 'Make the title the sentence that you want remembered, with its number.',
      box: boxOf(titleLines[0]),
    },
  ];
}

function severalIdeas({ slide, kind }: SlideToJudge): DeckRemark[] {
  const kinds = headedKinds(slide);
  if (kinds.length < 2 || kind === 'title') return [];
  return [
    {
      id: 'several-ideas',
      criterion: 'clarity',
      text: `This slide has headings for ${kinds.length} things: ${kinds.join(', ')}.`,
      fix: 'Make a slide of each.',
      box: null,
    },
  ];
}

function buzzwords({ slide }: SlideToJudge): DeckRemark[] {
  const hits = matchTerms(slide.text).filter(
    ({ term, allowed }) =>
      !allowed && term.weight >= SKIPPED_WEIGHT && (BUZZ_CATEGORIES.has(term.category) || term.category === 'hype'),
  );
  const terms = [...new Set(hits.map(({ term }) => term.term))];
  if (terms.length < MIN_BUZZWORDS) return [];
  return [
    {
      id: 'buzzwords',
      criterion: 'clarity',
      text: `These words say little: ${terms.slice(0, NAMED_BUZZWORDS).map(quote).join(', ')}.`,
      fix: 'Say what the product does in words that a customer would use.',
      box: null,
    },
  ];
}

/** What the words of an English slide say, figures apart. */
export const wordRemarks = (judged: SlideToJudge): DeckRemark[] =>
  [topicTitle, severalIdeas, buzzwords].flatMap((rule) => rule(judged));
