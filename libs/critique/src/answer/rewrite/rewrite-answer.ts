import { missingIn } from '../missing.js';
import type { AnswerSignals } from '../signals/measure-answer.js';
import { specificityImprovements } from '../suggestions.js';
import { saysNothing } from '../says-nothing.js';
import { hasSameWords } from './text-words.js';
import { statementsOf, type Statement } from './statements.js';

const ONE_FACT = '[the one fact that answers the question].';
/** A version that is hardly shorter is no version. */
const MIN_SAVED_SHARE = 0.1;
const MAX_TEMPLATES = 2;
/** What is said of the statement before it, and means nothing without. */
const CONCLUDES = /^(?:so|but|because|and|then|therefore|however|yet|that is why)\b/i;

const wordsOf = (statements: readonly Statement[]): number => statements.reduce((sum, { words }) => sum + words, 0);
const joined = (parts: readonly string[]): string => parts.join(' ').trim();

function withStop(text: string): string {
  return /[.!?:]["')\]]?$/.test(text) ? text : `${text}.`;
}

const textOf = (statements: readonly Statement[]): string => joined(statements.map(({ text }) => withStop(text)));

/**
 * The answer without the statements that hold no number, name or deed, lean on none that stays, and have none that leans on them; null
 * where that saves hardly a word. Every fact stays.
 */
function shorter(statements: readonly Statement[]): string | null {
  const kept: Statement[] = [];
  for (const [index, statement] of statements.entries()) {
    const previous = statements[index - 1];
    const belongs = CONCLUDES.test(statement.text) && previous !== undefined && kept.at(-1) === previous;
    if (statement.facts > 0 || belongs || statements[index + 1]?.leans === true) kept.push(statement);
  }
  const saved = wordsOf(statements) - wordsOf(kept);
  return kept.length === 0 || saved < MIN_SAVED_SHARE * wordsOf(statements) ? null : textOf(kept);
}

/** The statement with a number and most facts first, where it can stand alone and nothing leans on it; null where it leads already. */
function strongestFirst(statements: readonly Statement[]): string | null {
  const movable = statements.filter(
    ({ leans, text }, index) => !leans && /\d/.test(text) && statements[index + 1]?.leans !== true,
  );
  const best = movable.reduce<Statement | undefined>(
    (top, one) => (top === undefined || one.facts > top.facts ? one : top),
    undefined,
  );
  const [first] = statements;
  if (best === undefined || first === undefined || best === first || best.facts <= first.facts) return null;
  return textOf([best, ...statements.filter((one) => one !== best)]);
}

/** What the question asks for and the answer lacks, as sentences to fill in. */
function templatesOf(signals: AnswerSignals): string[] {
  return missingIn(signals)
    .slice(0, MAX_TEMPLATES)
    .map(({ expectation }) => expectation.template);
}

/** The answer with its vague words replaced by the [placeholder] to fill in. */
function placed(text: string, signals: AnswerSignals): string {
  return specificityImprovements(signals).reduce((rest, { found, replacement }) => {
    const placeholder = /\[[^\]]{0,300}\]/.exec(replacement)?.[0] ?? replacement;
    const at = rest.toLowerCase().indexOf(found.toLowerCase());
    return at < 0 ? rest : rest.slice(0, at) + placeholder + rest.slice(at + found.length);
  }, text);
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

type Rewrites = [shorter: string, sharper: string, bolder: string];

/**
 * Three versions from the founder's own statements: shorter (without those that hold no fact), sharper (what is missing asked for in a
 * sentence with [placeholders]) and bolder (strongest fact first). Every number, name and deed of the answer stays, and nothing is added
 * that it lacks (section 1.6). A version is empty where there is none that is better than the answer.
 */
export function rewriteAnswer(signals: AnswerSignals, overall: number): Rewrites {
  const statements = statementsOf(signals);
  const [template, nextTemplate] = templatesOf(signals);
  const { original } = signals.answer;
  const whole = textOf(statements);
  if (saysNothing(signals, overall) || statements.every(({ facts }) => facts === 0)) {
    const start = template ?? ONE_FACT;
    return different(original, [start, joined([placed(whole, signals), start]), nextTemplate ?? null]);
  }
  const asking = template === undefined ? null : joined([whole, template]);
  return different(original, [shorter(statements), asking, strongestFirst(statements)]);
}
