import type { DeckProgress, DeckStage } from '@playbook/contracts/decks/deck-analysis.schema';
import type {
  DeckCriterion,
  DeckPurpose,
  DeckRemark,
  DeckReview,
  DeckSlideKind,
  ReviewedSlide,
  SlideAnswer,
} from '@playbook/contracts/decks/deck-review.schema';
import { OVERALL_MAX_POINTS } from '@playbook/contracts/core/limits';

/** Names of the five criteria, and the question behind each. */
export const CRITERION_WORDS: Readonly<Record<DeckCriterion, { readonly name: string; readonly question: string }>> = {
  story: { name: 'Story', question: 'Is every slide there that this kind of deck needs?' },
  clarity: { name: 'Clarity', question: 'Does each slide state one thing?' },
  proof: { name: 'Proof', question: 'What shows that people use it or pay for it?' },
  legibility: { name: 'Legibility', question: 'Can each slide be read from the last row?' },
  ask: { name: 'Ask', question: 'How much, and what will it have done?' },
};

export const PURPOSE_WORDS: Readonly<Record<DeckPurpose, string>> = {
  'demo-day': 'Demo day: somebody speaks to it',
  reading: 'Reading: it is read by itself',
};
/** The same within a sentence: 'a deck for demo day'. */
export const PURPOSE_NAMES: Readonly<Record<DeckPurpose, string>> = { 'demo-day': 'demo day', reading: 'reading' };

export const KIND_WORDS: Readonly<Record<DeckSlideKind, string>> = {
  title: 'Title',
  problem: 'Problem',
  solution: 'Solution',
  demo: 'Demo',
  market: 'Market',
  traction: 'Traction',
  model: 'Business model',
  competition: 'Competition',
  team: 'Team',
  ask: 'Ask',
  other: 'Other',
};

export const REMARK_WORDS: Readonly<Record<DeckRemark['id'], string>> = {
  'no-text': 'A picture instead of text',
  'too-many-words': 'Too many words',
  'small-letters': 'Small letters',
  'low-contrast': 'Pale letters',
  'topic-title': 'The title only names a topic',
  'several-ideas': 'Several ideas',
  buzzwords: 'Empty words',
  cumulative: 'A number that can only rise',
  vanity: 'Visitors instead of customers',
  'tiny-base': 'A percentage of a small number',
  'no-date': 'A figure without a date',
  'no-source': 'A figure without a source',
  logos: 'Logos without a claim',
};

const STAGE_WORDS: Readonly<Record<DeckStage, string>> = {
  waiting: 'Waiting for a free worker',
  fetching: 'Fetching your deck',
  reading: 'Reading your slides',
  judging: 'Judging',
};

/** What an analysis is busy with. */
export function stageText(progress: DeckProgress | null): string {
  const { stage, slidesRead } = progress ?? { stage: 'waiting', slidesRead: 0 };
  return stage === 'reading' && slidesRead > 0 ? `${STAGE_WORDS[stage]}: ${slidesRead} so far` : STAGE_WORDS[stage];
}

export const WORDS_NOT_JUDGED: Readonly<Record<NonNullable<DeckReview['wordsNotJudged']>, string>> = {
  'no-text':
    'No text was found on the slides, so there are no scores. Export the deck from the program that it was made with, not from a scan: ' +
    'words in a picture are read only where they are clear.',
  'not-english': 'Only English is judged, so what the slides say is not assessed. Whether they can be read is.',
};

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
export const slidesText = (count: number): string => counted(count, 'slide', 'slides');
export const remarksText = (count: number): string =>
  count === 0 ? 'no remarks' : counted(count, 'remark', 'remarks');

/** A slide as it is read out: 'Slide 3 of 12, traction, 80 of 100, 2 remarks'. */
export function slideName({ number, kind, score, remarks }: ReviewedSlide, count: number): string {
  const points = score === null ? 'no score' : `${score} of ${OVERALL_MAX_POINTS}`;
  return `Slide ${number} of ${count}, ${KIND_WORDS[kind].toLowerCase()}, ${points}, ${remarksText(remarks.length)}`;
}

/** 'As the answer to “How do you make money?”: 76 of 100'. */
export const answerText = ({ question, score }: SlideAnswer): string =>
  `As the answer to “${question}”: ${score} of ${OVERALL_MAX_POINTS}`;
