import { missingIn } from '../missing.js';
import type { AnswerSignals } from '../signals/measure-answer.js';
import { specificityImprovements } from '../suggestions.js';
import { saysNothing } from '../says-nothing.js';
import { hasSameWords } from './text-words.js';
import { statementsOf, type Statement } from './statements.js';

const ONE_FACT = '[the one fact that answers the question].';
const PROOF = 'Proof: [one number, name or date].';
/** A version that is hardly shorter is no version. */
const MIN_SAVED_SHARE = 0.1;
const MAX_TEMPLATES = 2;

const wordsOf = (statements: readonly Statement[]): number => statements.reduce((sum, { words }) => sum + words, 0);
const joined = (parts: readonly string[]): string => parts.join(' ').trim();

function withStop(text: string): string {
  return /[.!?:]["')\]]?$/.test(text) ? text : `${text}.`;
}

const textOf = (statements: readonly Statement[]): string => joined(statements.map(({ text }) => withStop(text)));

/**
 * The answer without the statements that hold no number, name or deed and that nothing leans on; null where that saves hardly a
 * word. Every fact stays.
 */
function shorter(statements: readonly Statement[]): string | null {
  const kept = statements.filter(({ facts }, index) => facts > 0 || statements[index + 1]?.leans === true);
  const saved = wordsOf(statements) - wordsOf(kept);
  return kept.length === 0 || saved < MIN_SAVED_SHARE * wordsOf(statements) ? null : textOf(kept);
}

/** The statement with most facts first, where it can stand alone and nothing leans on it; null where it leads already. */
function strongestFirst(statements: readonly Statement[]): string | null {
  const movable = statements.filter(({ leans }, index) => !leans && statements[index + 1]?.leans !== true);
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

/** The first of some versions that is not the founder's own text again: a rewrite always says what to change. */
function firstOther(original: string, versions: readonly (string | null)[]): string {
  const other = versions.find(
    (version) => version !== null && version !== '' && !hasSameWords(version, original, true),
  );
  return other ?? `${original.trim()} ${PROOF}`;
}

/**
 * Three versions from the founder's own statements: shorter (without those that hold no fact), sharper (what is missing asked for in
 * [placeholders]) and bolder (strongest fact first). Every number, name and deed of the answer stays, and nothing is added that it lacks
 * (section 1.6); none is the answer itself: where nothing can be cut or moved, what is missing is asked for.
 */
export function rewriteAnswer(signals: AnswerSignals, overall: number): [string, string, string] {
  const statements = statementsOf(signals);
  const [template, nextTemplate] = templatesOf(signals);
  const { original } = signals.answer;
  const whole = textOf(statements);
  const asking = (blank: string | undefined): string => joined([whole, blank ?? PROOF]);
  const other = (...versions: readonly (string | null)[]): string => firstOther(original, versions);
  if (saysNothing(signals, overall) || statements.every(({ facts }) => facts === 0)) {
    const start = template ?? ONE_FACT;
    return [
      other(start, ONE_FACT),
      other(joined([placed(whole, signals), start]), start),
      other(nextTemplate ?? null, start),
    ];
  }
  return [
    other(shorter(statements), asking(template)),
    other(asking(template)),
    other(strongestFirst(statements), asking(nextTemplate ?? template)),
  ];
}
