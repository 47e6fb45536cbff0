import type { DeckRemark, DeckSlideKind } from '@playbook/contracts/decks/deck-review.schema';
import { readSinglePatterns } from '../../lexicon/read-patterns.js';
import { matchTerms } from '../../text/terms/match-terms.js';
import { BUZZ_CATEGORIES, SKIPPED_WEIGHT } from '../../text/terms/term-catalogue.js';
import { isRivalRow } from '../claims.js';
import { headedKinds } from '../slide-kind.js';
import { boxOf, quote, type SlideToJudge } from '../slide-to-judge.js';
import { statesPoint } from '../states-point.js';

/** What a title of each kind says that is remembered. */
const POINTS: Readonly<Partial<Record<DeckSlideKind, string>>> = {
  problem: 'who has this problem and what it costs them',
  solution: 'what you make and what it does for somebody',
  demo: 'what somebody gets done with it, and how fast',
  market: 'how many could pay, and how much',
  traction: 'who uses it or pays for it, how many, and since when',
  model: 'who pays you, how much and how often',
  competition: 'what people use today, and where it fails them',
  team: 'who you are, and why you can build this',
  ask: 'how much you raise, and what it will have done',
};

const MIN_BUZZWORDS = 2;
const NAMED_BUZZWORDS = 4;
const CUES = readSinglePatterns('deck-titles', ['closing']);

function topicTitle({ slide, kind, name }: SlideToJudge): DeckRemark[] {
  const { title, titleLines } = slide;
  if (title === null || title === name || kind === 'title' || CUES.closing.test(title) || statesPoint(title)) return [];
  // A table of others has no title but its first row.
  if (isRivalRow(title, name)) return [];
  const point = POINTS[kind];
  return [
    {
      id: 'topic-title',
      criterion: 'clarity',
      text: `The title ${quote(title)} names a topic and does not state a point.`,
      fix:
        point === undefined
          ? 'Make the title the sentence that you want remembered, with its number.'
          : `Make the title the sentence that you want remembered: ${point}.`,
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

function buzzwords({ slide, kind }: SlideToJudge): DeckRemark[] {
  const { title, body } = slide;
  // A heading is no claim: 'Solution' is how such a slide is called.
  const said = [...(title !== null && statesPoint(title) ? [title] : []), ...body.map(({ text }) => text)].join('\n');
  const hits = matchTerms(kind === 'title' ? slide.text : said).filter(
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
