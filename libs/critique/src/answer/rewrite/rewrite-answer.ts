import { APPLICATION_FIELDS } from '@playbook/contracts/applications/catalogue/application-fields';
import { missingIn } from '../missing.js';
import type { AnswerSignals } from '../signals/measure-answer.js';
import { specificityImprovements } from '../suggestions.js';
import { saysNothing } from '../says-nothing.js';
import { hasSameWords } from './text-words.js';
import { statementsOf, type Statement } from './statements.js';

const ONE_FACT = '[the one fact that answers the question].';
const PROOF = 'Proof: [one number, name or date].';
const SHORTER_SHARE = 0.6;
const MAX_TEMPLATES = 2;

/** One sentence on how far it goes, by section. */
const SCALE: Readonly<Record<string, string>> = {
  founders: 'Together we have [n] years in [field].',
  problem: 'It happens to [number] [customers], [n] times a year.',
  competition: 'A rival who starts today needs [n] months to get there.',
  vision: 'That is [number] [customers] times [price] a year.',
};
const ANY_SCALE = 'If [number] more [customers] do the same, that is [amount] a year.';

function sectionOf({ fieldId }: AnswerSignals): string {
  return APPLICATION_FIELDS.find(({ id }) => id === fieldId)?.sectionId ?? '';
}

const wordsOf = (statements: readonly Statement[]): number => statements.reduce((sum, { words }) => sum + words, 0);
const joined = (parts: readonly string[]): string => parts.join(' ').trim();

function withStop(text: string): string {
  return /[.!?:]["')\]]?$/.test(text) ? text : `${text}.`;
}

/** The statements with the most facts for their length, in the founder's order, up to three fifths of the words. */
function shortest(statements: readonly Statement[]): Statement[] {
  const room = wordsOf(statements) * SHORTER_SHARE;
  const ranked = statements
    .map((statement, index) => ({ statement, index, density: (statement.facts + 0.1) / (statement.words + 4) }))
    .toSorted((a, b) => b.density - a.density || a.index - b.index);
  const kept: typeof ranked = [];
  for (const one of ranked) {
    if (kept.length === 0 || wordsOf(kept.map(({ statement }) => statement)) + one.statement.words <= room)
      kept.push(one);
  }
  return kept.toSorted((a, b) => a.index - b.index).map(({ statement }) => statement);
}

/** The strongest statement that can stand alone goes first. */
function strongestFirst(statements: readonly Statement[]): Statement[] {
  const best = statements
    .filter(({ leans }) => !leans)
    .reduce<Statement | undefined>((top, one) => (top === undefined || one.facts > top.facts ? one : top), undefined);
  return best === undefined ? [...statements] : [best, ...statements.filter((one) => one !== best)];
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
function firstOther(original: string, versions: readonly string[]): string {
  const other = versions.find((version) => version !== '' && !hasSameWords(version, original, true));
  return other ?? `${original.trim()} ${PROOF}`;
}

/**
 * Three versions from the founder's own statements: shorter, sharper (facts first, what is missing in [placeholders]) and
 * bolder (strongest fact first, one sentence on scale). They never hold a fact that the answer lacks (section 1.6), and none
 * is the answer itself: where nothing can be cut, what is missing is asked for.
 */
export function rewriteAnswer(signals: AnswerSignals, overall: number): [string, string, string] {
  const statements = statementsOf(signals);
  const templates = templatesOf(signals);
  const kept = shortest(statements);
  const facts = statements.filter(({ facts: found }) => found > 0);
  const body = facts.length > 0 ? facts : kept;
  const shorter = joined(kept.map(({ text }) => withStop(text)));
  const sharper = joined([...body.map(({ text }) => withStop(placed(text, signals))), ...templates]);
  const bolder = joined([
    ...strongestFirst(kept).map(({ text }) => withStop(text)),
    SCALE[sectionOf(signals)] ?? ANY_SCALE,
  ]);
  const start = templates.length > 0 ? joined(templates) : ONE_FACT;
  const { original } = signals.answer;
  const other = (...versions: readonly string[]): string => firstOther(original, versions);
  if (saysNothing(signals, overall) || facts.length === 0)
    return [other(start, ONE_FACT), other(sharper, start, ONE_FACT), other(bolder, start)];
  const proven = joined([shorter, PROOF]);
  return [other(shorter, proven), other(sharper, proven), other(bolder, proven)];
}
