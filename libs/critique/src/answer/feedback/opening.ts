import type { Span } from '@playbook/contracts/core/span.schema';
import { readNumbers } from '../../engine/numbers/read-numbers.js';
import type { NumberType, TypedNumber } from '../../engine/numbers/typed-number.js';
import { wordingFor } from '../../engine/questions/ask.js';
import { clauseAround, quoted } from '../../engine/quotes.js';
import { overlaps } from '../../text/spans/span.js';
import type { Hole } from '../remarks.js';
import { statementsOf, type Statement } from '../rewrite/statements.js';
import type { AnswerSignals } from '../signals/measure-answer.js';

type Wordings = readonly [string, ...string[]];

const GOOD_SCORE = 75;
/** From this score on what is missing is a wish, and what is there may be praised. */
export const READY_SCORE = 55;
const SOME_SCORE = 35;

/** `%` stands for the founder's own words. */
const NOT_UNDERSTOOD: Wordings = [
  'I read % and still cannot answer my own question.',
  'After % I know no more than before.',
  '% does not tell me what I asked.',
  'I would have to ask the same question again after %.',
];
/** Of words on the question without a figure or a name. */
const NOTHING_TO_CHECK: Wordings = [
  '% is on my question, and there is nothing in it to check.',
  'You say %, and I cannot check it.',
  'With % you speak to my question and give me nothing to go on.',
];
/** Of words on the question that a figure or a name makes more than words. */
const NOT_ENOUGH: Wordings = [
  '% alone does not answer me.',
  'I take % from it, and that is not enough.',
  '% is a beginning, and I need more to believe it.',
];
const NOTED: Wordings = ['What I take from it: %.', 'I note %.', '% is what you give me to go on.', 'So far I have %.'];
const BELIEVED: Wordings = [
  '% is the part I believe.',
  'I hold on to %.',
  '% is where I started to listen.',
  'The best of it: %.',
];
const REPEATED: Wordings = [
  '% is what I would repeat to another partner.',
  'I would write down %.',
  '% is the line to keep, whatever you cut.',
  '% did it for me.',
];
const ANOTHER_LANGUAGE =
  'I read English only: of this I can weigh the figures and names, and not what the sentences say.';

const wholeOf = (text: string): Span => ({ start: 0, end: text.length });

/** Numbers that say nothing of what the company itself did. */
const NO_PROOF: ReadonlySet<NumberType> = new Set(['date', 'market', 'size', 'duration', 'funding']);
/** Clauses in which a number is somebody's guess. */
const GUESSED = /\b(?:valuation|projections?|forecasts?|according to|studies|reports?)\b/i;

/** Fewer words than these say nothing when they are quoted alone. */
const COUNTED_MIN_WORDS = 3;
const ASKED_MIN_WORDS = 4;
/** What a question asks for first; the rest is beside it. */
const ASKED_FIRST = 2;

const hasWords = (text: string, count: number): boolean => text.trim().split(/\s+/).length >= count;

/** What these ask for is told by names, and only beside them by figures. */
const OF_NAMES: ReadonlySet<string> = new Set(['competitors', 'founder-names', 'responsibility-split']);

/** Words that begin where a clause does are no piece cut out of one. */
const BEGINNING = /(?:^|[.;:!?,(\n–—-])\s{0,20}$/;
const BEFORE_CHARS = 24;

const beginsClause = (text: string, start: number): boolean =>
  BEGINNING.test(text.slice(Math.max(0, start - BEFORE_CHARS), start));

const isProof = ({ type, isPlanned }: TypedNumber): boolean => !isPlanned && !NO_PROOF.has(type);

/** Words of the founder that no remark takes apart. */
function unfaulted(holes: readonly Hole[]): (span: Span) => boolean {
  const faulty = holes.flatMap(({ quoted: spans }) => spans);
  return (span) => !faulty.some((fault) => overlaps(fault, span));
}

/** The clause of a number that says something, where no remark takes it apart. */
function countedClause({ answer }: AnswerSignals, holes: readonly Hole[]): string {
  const { original, tokens } = answer;
  // Beside attention that is counted for use, other figures mostly are of the same kind.
  if (holes.some(({ topic }) => topic === 'vanity')) return '';
  const isUsable = unfaulted(holes);
  const clause = readNumbers(tokens)
    .filter(isProof)
    .map(({ span }) => clauseAround(original, span))
    .find((span) => {
      const words = original.slice(span.start, span.end);
      const isTelling = hasWords(words, COUNTED_MIN_WORDS) && beginsClause(original, span.start);
      return isUsable(span) && !GUESSED.test(words) && isTelling;
    });
  return quoted(original, clause);
}

/** The clause that comes closest to what the question asks, where no remark takes it apart. */
function askedClause({ answer: { original }, asked }: AnswerSignals, holes: readonly Hole[]): string {
  const isUsable = unfaulted(holes);
  const clause = asked
    .slice(0, ASKED_FIRST)
    .flatMap(({ spans }) => spans)
    .map((span) => clauseAround(original, span))
    .find((span) => isUsable(span) && hasWords(original.slice(span.start, span.end), ASKED_MIN_WORDS));
  return quoted(original, clause);
}

/** The founder's sentence with the most facts that no remark takes apart, quoted as it was written. */
function strongest(signals: AnswerSignals, holes: readonly Hole[]): string {
  const { original } = signals.answer;
  const faulty = holes.flatMap(({ quoted: spans }) => spans.map(({ start, end }) => original.slice(start, end)));
  const best = statementsOf(signals)
    .filter(
      ({ text }) => original.includes(text) && !GUESSED.test(text) && !faulty.some((words) => text.includes(words)),
    )
    .reduce<Statement | undefined>((top, one) => (one.facts > (top?.facts ?? 0) ? one : top), undefined);
  const said = best?.text.replace(/[.!]$/, '') ?? '';
  return quoted(said, wholeOf(said)).replace(/^''$/, '');
}

const CHECKABLE: ReadonlySet<string> = new Set(['fact.numerals', 'fact.numbers', 'name.distinct']);

function wordingsBelowReady({ features }: AnswerSignals, overall: number): Wordings {
  if (overall >= SOME_SCORE) return NOTED;
  return features.some(({ id }) => CHECKABLE.has(id)) ? NOT_ENOUGH : NOTHING_TO_CHECK;
}

/**
 * What the partner took from an answer, with the founder's own words: praise from `READY_SCORE` on only, plain notes below, and that it says
 * nothing where it does. Empty where there is nothing to quote.
 */
export function openingLine(signals: AnswerSignals, overall: number, holes: readonly Hole[]): string {
  const { original } = signals.answer;
  if (signals.language !== null) return ANOTHER_LANGUAGE;
  const said = (wordings: Wordings, words: string): string => wordingFor(original, wordings).replace('%', () => words);
  const fact = countedClause(signals, holes);
  if (overall >= READY_SCORE) {
    const best = strongest(signals, holes) || fact || askedClause(signals, holes);
    return best === '' ? '' : said(overall >= GOOD_SCORE ? REPEATED : BELIEVED, best);
  }
  const asked = askedClause(signals, holes);
  const words = OF_NAMES.has(signals.fieldId) ? asked || fact : fact || asked;
  if (words !== '') return said(wordingsBelowReady(signals, overall), words);
  return overall < SOME_SCORE ? said(NOT_UNDERSTOOD, quoted(original, wholeOf(original))) : '';
}
