import { APPLICATION_FIELDS } from '@playbook/contracts/applications/catalogue/application-fields';
import type { DeckSlideKind, SlideAnswer } from '@playbook/contracts/decks/deck-review.schema';
import { judgeShownWords } from '../answer/critique-answer.js';
import { saysKind } from './slide-kind.js';
import { isFoot, type SlideReading } from './slide-reading.js';
import { statesPoint, wordsOf } from './states-point.js';

/** The question of the application that a kind of slide answers. */
const FIELDS: Readonly<Partial<Record<DeckSlideKind, string>>> = {
  problem: 'problem-statement',
  solution: 'how-it-works',
  demo: 'current-product',
  market: 'market-size',
  traction: 'metrics',
  model: 'business-model',
  competition: 'competitors',
  ask: 'funding-plan',
};
/** Fewer words answer no question. */
const MIN_WORDS = 8;
const FEEDBACK_MAX_CHARS = 600;
const SENTENCE_END = /[.!?:]$/;

/** The slide as somebody would say it: a sentence each line; foot lines and a title that says nothing are left out. */
const spokenText = ({ title, body }: SlideReading): string =>
  [title !== null && statesPoint(title) ? title : '', ...body.filter((line) => !isFoot(line)).map(({ text }) => text)]
    .filter((text) => text !== '')
    .map((text) => (SENTENCE_END.test(text) ? text : `${text}.`))
    .join(' ');

/**
 * What the engine of answers says of a slide's words as the answer to the question of the application that such a slide answers; null where
 * there is no such question, too few words, or only a guess at what the slide is for.
 */
export function slideAnswer(slide: SlideReading, kind: DeckSlideKind): SlideAnswer | null {
  const field = APPLICATION_FIELDS.find(({ id }) => id === FIELDS[kind]);
  const answer = spokenText(slide);
  if (field === undefined || wordsOf(answer).length < MIN_WORDS || !saysKind(slide, kind)) return null;
  const { id: fieldId, label: question } = field;
  const { score, questions } = judgeShownWords({ fieldId, answer });
  return { fieldId, question, score, feedback: questions.slice(0, FEEDBACK_MAX_CHARS).toWellFormed() };
}
