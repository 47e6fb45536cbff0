import { readNumbers } from '../../engine/numbers/read-numbers.js';
import type { Token } from '../../text/tokens/token.js';
import { isNotUsedYet } from '../expectations/asking/told-stage.js';
import type { ExpectationId } from '../expectations/expectations.js';
import { isSaidAnyhow } from '../missing.js';
import type { AnswerText } from '../signals/answer-text.js';
import type { AnswerSignals } from '../signals/measure-answer.js';

/** What is worth adding to an answer without a fault, by its question. */
const THIN_TODOS: Readonly<Record<string, string>> = {
  'target-customers': 'Tell of one of them whom you spoke to: who it is, and what they do about it today.',
  'problem-statement': 'Tell the last time it happened to one of them: who, when, and what it cost.',
  'why-now': 'Give the month in which it changed, and who had to act because of it.',
  'founder-relationship': 'Tell what you finished together, and one thing that went wrong on the way.',
  'founder-names': 'Say of each founder what they made before, and who used it.',
  'why-this-problem': 'Say when one of you last had this problem, and what you did that day.',
  'how-it-works': 'Follow one real case through it, from what came in to what went out.',
  'current-product': 'Say what somebody does with it, from the first step to the last, and who has done so.',
  'market-size': 'Say who buys first, how many of those there are, and what they spend on it today.',
  'company-oneliner': 'Say in the same few words what gets better for them, and by how much.',
  competitors: 'Say whom you lost a customer to, or would lose one to first, and why.',
};
const THIN_TODO = 'Add what only you can know: a customer, a count, a date, or what you did about it.';
/** Of an answer that scores low without a fault that can be told. */
const THIN_LINES = [
  'Little of this could only have been written by you.',
  'Somebody else in your trade could have written this.',
  'I find little in it that I could check.',
] as const;

/** From this score on an answer holds what not anybody could have written, in whatever words. */
const ANYBODYS_SCORE = 42;

/** Of an answer that has figures or names and scores low all the same. */
const ONE_MORE = ['I would want to hear one thing more.', 'One thing more would help me here.'] as const;
const FACT_TODOS: Readonly<Record<string, string>> = {
  'founder-names': 'Add what you made before this, and who used it.',
  'founder-relationship': 'Add what you have finished together, and what you learned about one another.',
  'fulltime-commitment': 'Add what you gave up for it.',
  'responsibility-split': 'Add what one of you decided alone last month.',
  'problem-statement': 'Add the last time it happened to one of them: who it was, and what they did.',
  'unique-insight': 'Add what you do differently because of it.',
  'why-this-problem': 'Add what you did about it since.',
  'why-now': 'Add what it has changed for somebody, in a number.',
  'target-customers': 'Add one of them whom you spoke to, and what they do about it today.',
  'market-size': 'Add who buys first, and what they spend on it today.',
  'funding-plan': 'Add what you will have shown by the time it is spent.',
  'company-oneliner': 'Name the one who pays in the same few words.',
  'competitive-advantage': 'Add what it has won you so far: a customer, a contract or a result.',
  competitors: 'Add whom you lost a customer to, or would lose one to first, and why.',
  'business-model': 'Add what is left of it after your costs.',
  'company-description': 'Add what somebody gets out of it, in a number.',
  'current-product': 'Add what does not work yet.',
  'how-it-works': 'Add where it fails, and how often.',
  validation: 'Add how many of those you asked did nothing.',
  metrics: 'Add which of these numbers you do not like to look at, and why.',
  'progress-made': 'Add what took longer than you thought, and what you do next.',
  'first-users': 'Add how you found them, and who of them did not stay.',
  'customer-acquisition': 'Add what one customer costs you that way, in hours or money.',
  'five-year-vision': 'Add what has to be true for it.',
};
const FACT_TODO = 'Add one fact that only you can know.';
/** Where what is usually asked for is there. */
const TOLD_TODOS: Readonly<Record<string, string>> = {
  'unique-insight': 'Add who in the trade still believes the opposite, and why.',
  'why-this-problem': 'Add who else has it, and what they do about it.',
};

/** Of what is not there yet nothing can have come. */
const OF_USE: ReadonlySet<string> = new Set(['company-description', 'current-product', 'progress-made', 'validation']);
const BEFORE_USE = 'Add who tries the first version, and in which week.';
/** "4 have started": who tries it is told. */
const HAS_BEGUN = /\b(?:have|has) (?:already |now )?(?:started|begun|joined)\b|\bstarted (?:using|testing|with it)\b/i;
const SINCE_BEGUN = 'Add what the first of them did with it.';

/** What would be asked for is there already. */
const ASKED_FOR: Readonly<Record<string, ExpectationId>> = {
  'unique-insight': 'consequence',
  'why-this-problem': 'tried',
};
function isTold({ fieldId, answer }: AnswerSignals): boolean {
  const id = ASKED_FOR[fieldId];
  return id !== undefined && isSaidAnyhow(id, answer, fieldId);
}

/** Whoever names so many systems, places and people has not written what anybody could. */
const TELLING_NAMES = 3;
const isName = ({ proper, sentenceInitial }: Token): boolean => proper && !sentenceInitial;

/** "You give a text and receive it with the errors in red": what goes in and comes out can be checked without a figure. */
const DESCRIBES_PRODUCT: ReadonlySet<string> = new Set(['company-description', 'current-product', 'how-it-works']);
const IN_AND_OUT = new RegExp(
  String.raw`\b(?:gives?|get(?:s|ting)?|receiv(?:e|es)|upload(?:s|ed)?|send(?:s|ing)?|shows?|prints?|returns?|opens?|scans?` +
    String.raw`|photographs?|types?|presses|clicks?|marks?|reads?|turns? (?:it|them)|comes? out|puts?)\b`,
  'gi',
);
const MIN_STEPS = 2;
const isDescribed = ({ fieldId, answer }: AnswerSignals): boolean =>
  DESCRIBES_PRODUCT.has(fieldId) && (answer.plain.match(IN_AND_OUT)?.length ?? 0) >= MIN_STEPS;

interface ThinAnswer {
  readonly flaw: string;
  readonly lines: readonly [string, ...string[]];
  readonly todo: string;
}

const oneMore = (todo: string): ThinAnswer => ({ flaw: 'one fact more would help', lines: ONE_MORE, todo });
const thinOrOneMore = (todo: string, overall: number): ThinAnswer =>
  overall < ANYBODYS_SCORE ? { flaw: 'little to weigh', lines: THIN_LINES, todo } : oneMore(todo);
const todoBeforeUse = ({ plain }: AnswerText): string => (HAS_BEGUN.test(plain) ? SINCE_BEGUN : BEFORE_USE);

/** What is said of an answer that scores low without a fault that can be told, by what it holds. */
export function thinAnswer(signals: AnswerSignals, overall: number): ThinAnswer {
  const { fieldId, answer } = signals;
  const { tokens } = answer;
  if (OF_USE.has(fieldId) && isNotUsedYet(signals)) return oneMore(todoBeforeUse(answer));
  // What it counts or dates can be checked, and only they could have written it; "another one" counts nothing.
  const hasFigures = readNumbers(tokens).some(
    ({ type, isPlanned, value }) => type !== 'market' && !isPlanned && value !== 1,
  );
  if (!hasFigures && tokens.filter(isName).length < TELLING_NAMES && !isDescribed(signals))
    return thinOrOneMore(THIN_TODOS[fieldId] ?? THIN_TODO, overall);
  return oneMore((isTold(signals) ? TOLD_TODOS : FACT_TODOS)[fieldId] ?? FACT_TODO);
}
