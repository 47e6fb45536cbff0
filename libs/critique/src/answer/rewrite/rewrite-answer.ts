import { missingIn } from '../missing.js';
import type { AnswerSignals } from '../signals/measure-answer.js';
import { saysNothing } from '../says-nothing.js';
import { hasSameWords } from '../../engine/rewrite/text-words.js';
import { isReported } from '../../injection/reported.js';
import type { RemarkTopic } from '../../engine/slots/remark-topic.js';
import { READY_SCORE } from '../feedback/ready-score.js';
import type { Hole } from '../remarks.js';
import { isBulletList, isToldInOrder, statementsOf, type Statement } from './statements.js';

/** A version that is hardly shorter is no version. */
const MIN_SAVED_SHARE = 0.1;
/** Only what founders say of themselves or of the cause is never missed. */
const OF_THEMSELVES = /^(?:we|i|our|this|it|everything)\b/i;
/** What is said of the statement before it, and means nothing without. */
const CONCLUDES = /^(?:so|but|because|and|then|therefore|however|yet|that is why)\b/i;

const wordsOf = (statements: readonly Statement[]): number => statements.reduce((sum, { words }) => sum + words, 0);
const joined = (parts: readonly string[]): string => parts.join(' ').trim();

function withStop(text: string): string {
  return /[.!?:]["')\]]?$/.test(text) ? text : `${text}.`;
}

const textOf = (statements: readonly Statement[]): string => joined(statements.map(({ text }) => withStop(text)));

/**
 * The answer without the statements that nobody would miss, on which none that stays leans; null where that saves hardly a word. Every
 * fact stays.
 */
function shorter(statements: readonly Statement[]): string | null {
  const kept: Statement[] = [];
  for (const [index, statement] of statements.entries()) {
    const previous = statements[index - 1];
    const belongs = CONCLUDES.test(statement.text) && previous !== undefined && kept.at(-1) === previous;
    if (
      !statement.isEmpty ||
      statement.facts > 0 ||
      !OF_THEMSELVES.test(statement.text) ||
      belongs ||
      statements[index + 1]?.leans === true
    )
      kept.push(statement);
  }
  const saved = wordsOf(statements) - wordsOf(kept);
  return kept.length === 0 || saved < MIN_SAVED_SHARE * wordsOf(statements) ? null : textOf(kept);
}

/** What points at another statement from within, and what somebody said. */
const POINTS_BACK = new RegExp(
  String.raw`\b(?:each that['’]?s|each that is|that['’]s|that is|that part|also|on top|switched|instead|again|still|another` +
    String.raw`|the same|the rest|of (?:them|which|those)|later|since then|the next step|that one|the last one)\b|\beach$|\b(?:does|do|did)(?:n['’]t)?[,;]`,
  'i',
);
const IS_PIECE = /^["'“(\p{Ll}]/u;

const pointsBack = (statement: Statement | undefined): boolean =>
  statement !== undefined &&
  (statement.leans || statement.isDependent || POINTS_BACK.test(statement.text) || IS_PIECE.test(statement.text));

/** "Two prototypes." says how many follow. */
const COUNTS = /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|both|several)\b/i;

/** The statement with a number and most facts first, where it can stand alone and nothing leans on it; null where it leads already. */
function strongestFirst(statements: readonly Statement[]): string | null {
  // What is told in the order in which it happened stays in it.
  if (isToldInOrder(statements)) return null;
  const movable = statements.filter(
    (statement, index) => /\d/.test(statement.text) && !pointsBack(statement) && !pointsBack(statements[index + 1]),
  );
  const best = movable.reduce<Statement | undefined>(
    (top, one) => (top === undefined || one.facts > top.facts ? one : top),
    undefined,
  );
  const [first] = statements;
  // Where the first statement says something already the founder's own order tells it best.
  if (best === undefined || first === undefined || best === first || first.facts > 0 || COUNTS.test(first.text))
    return null;
  return textOf([best, ...statements.filter((one) => one !== best)]);
}

/** A story and an argument keep their order. */
const OF_NUMBERS: ReadonlySet<string> = new Set([
  'metrics',
  'validation',
  'first-users',
  'progress-made',
  'current-product',
]);

/** It has room for no second sentence. */
const ONE_LINE = 'company-oneliner';
const BLANK = /\[[^\]]{0,300}\]/g;
/** Behind a long answer a sentence with a blank only says again what is suggested. */
const MAX_COMPLETED_CHARS = 300;

const OF_THE_PAST = /^That was\b/;
const IS_PLANNED_LAST = /\b(?:will|going to|plan to)\b[^.!?]{0,200}[.!?]?\s{0,9}$|['’]ll\b[^.!?]{0,200}[.!?]?\s{0,9}$/i;
/** The answer with the first thing it lacks, where one fact fills the sentence that says it. */
function withWhatIsMissing(signals: AnswerSignals, whole: string): string | null {
  if (signals.fieldId === ONE_LINE || whole.length > MAX_COMPLETED_CHARS) return null;
  const [first] = missingIn(signals);
  const template = first?.expectation.template;
  // "That was in [month and year]" behind a plan would be of the plan.
  if (template !== undefined && OF_THE_PAST.test(template) && IS_PLANNED_LAST.test(whole)) return null;
  // A list of what a product has is not mended by a sentence behind it.
  if (template?.match(BLANK)?.length !== 1 || isBulletList(signals.answer.original)) return null;
  return joined([whole, template]);
}

/** Each version once, and none that is the founder's own text again; empty in their places. */
function different(original: string, versions: readonly [string | null, string | null, string | null]): Rewrites {
  const isOther = (version: string | null, index: number): version is string =>
    version !== null &&
    !hasSameWords(version, original, true) &&
    !versions.slice(0, index).some((earlier) => earlier !== null && hasSameWords(earlier, version, true));
  const [shortest, sharper, bolder] = versions.map((version, index) => (isOther(version, index) ? version : ''));
  return [shortest ?? '', sharper ?? '', bolder ?? ''];
}

const lettersOf = (text: string): string => text.replace(/\P{L}/gu, '');

/** Whether no sentence of the founder's was left unread. */
const isAllRead = ({ answer: { original, instructions } }: AnswerSignals, statements: readonly Statement[]): boolean =>
  instructions.length > 0 || lettersOf(textOf(statements)).length >= lettersOf(original).length;

/** The whole answer in its statements; as it was written where a statement was not read, so that no sentence of the founder's is lost. */
function wholeOf(
  { answer: { original, instructions, blanks } }: AnswerSignals,
  statements: readonly Statement[],
): string {
  const read = textOf(statements);
  const isWhole = lettersOf(read).length >= lettersOf(original).length;
  const toJudge = instructions.filter((span) => !isReported(original, span));
  return isWhole || toJudge.length + blanks.length > 0 ? read : withStop(original.trim());
}

/** An answer without a figure or a name may still be on the question; the one fact that it lacks makes it better. */
const WORTH_COMPLETING_SCORE = 35;

type Rewrites = [shorter: string, sharper: string, bolder: string];

/** What is marked down for one of these needs other words, and not one sentence more. */
const NOT_TO_KEEP: ReadonlySet<RemarkTopic> = new Set<RemarkTopic>([
  'hype',
  'no-competition',
  'opinions-for-behaviour',
  'off-question',
  'top-down-market',
  'plans-for-facts',
  'vanity',
]);

/**
 * Three versions from the founder's own statements: shorter (without those that nobody would miss), sharper (with the one fact that is
 * missing as a [blank]) and bolder (strongest fact first). Every number, name and deed of the answer stays, and nothing is added
 * that it lacks (section 1.6). A version is empty where there is none that is better than the answer.
 */
export function rewriteAnswer(
  signals: AnswerSignals,
  overall: number,
  isAsGood: (text: string) => boolean,
  holes: readonly Hole[],
): Rewrites {
  const statements = statementsOf(signals);
  const isToKeep = overall >= READY_SCORE || !holes.some(({ topic, isWish }) => !isWish && NOT_TO_KEEP.has(topic));
  const hasFacts = statements.some(({ facts }) => facts > 0);
  if (saysNothing(signals, overall) || (!hasFacts && overall < WORTH_COMPLETING_SCORE)) return ['', '', ''];
  const asking = isToKeep ? withWhatIsMissing(signals, wholeOf(signals, statements)) : null;
  // What was not read, and the items of a list, would be lost or torn apart.
  if (isBulletList(signals.answer.original) || !isAllRead(signals, statements))
    return different(signals.answer.original, [null, asking, null]);
  const bolder = isToKeep && OF_NUMBERS.has(signals.fieldId) ? strongestFirst(statements) : null;
  // Whatever else is first now may have been the better beginning.
  const isBetter = bolder !== null && isAsGood(bolder);
  return different(signals.answer.original, [shorter(statements), asking, isBetter ? bolder : null]);
}
