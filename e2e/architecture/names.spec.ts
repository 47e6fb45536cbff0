import { basename } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { isTestFile, readSource, sourceFilesBelow, workspacePackages } from './support/workspace.js';

/**
 * Names that were coined here, each with the term of the field that takes its place (docs/glossary.md). A name is the words of an
 * identifier or of a file, in their order.
 */
const COINED: Readonly<Record<string, string>> = {
  'judge directed': 'prompt injection',
  'judge talk': 'prompt injection',
  disguise: 'obfuscation',
  disguises: 'obfuscation',
  'lowest reading': 'worst-case reading',
  'step book': 'feature attribution',
  booking: 'feature attribution',
  bookings: 'feature attribution',
  'hold points': 'clamp points',
  'held scores': 'clamped scores',
  gloss: 'definition',
  'session answer': 'token response',
  'forgiving counter': 'fail-open counter',
  imaginary: 'decoy',
  'judge once': 'single-flight analysis',
  departures: 'send queue',
  'parts line': 'stream',
  'auth door': 'public auth routes',
  'start door': 'public auth routes',
  'for founders': 'preload for signed-in founders',
  farewell: 'unload handler',
  'in turn': 'task queue',
};

/** Coined only where texts are judged: elsewhere an order is a sequence. */
const COINED_OF_JUDGING: typeof COINED = { orders: 'prompt injection' };
const JUDGING = /^(libs\/(critique|engine-fit)|services\/(analysis|insights))$/;

/** Packages that know nothing of what founders write: there an answer is a reply, a response or a result. */
const WITHOUT_ANSWERS = ['libs/service-kit', 'services/auth', 'infra/src'];

/** It names what it looks for. */
const THIS_FILE = 'e2e/architecture/names.spec.ts';

const COMMENTS_AND_TEXTS = /\/\*[\s\S]*?\*\/|\/\/.*$|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\[\s\S])*`/gm;
const IDENTIFIER = /[\p{L}_$][\p{L}\p{N}_$]*/gu;

/** `JudgeOnce`, `judge-once` and `JUDGE_ONCE` are `judge once`. */
const wordsOf = (name: string): string =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();

const coinedIn = (name: string, terms: readonly string[]): string[] =>
  terms.filter((term) => ` ${wordsOf(name)} `.includes(` ${term} `));

/** Coined names of a file and of the identifiers in it, each once. */
function faultsOf(path: string, source: string, terms: readonly string[]): string[] {
  const code = source.replaceAll(COMMENTS_AND_TEXTS, '""');
  const names = new Set([basename(path), ...(code.match(IDENTIFIER) ?? [])]);
  return [...names].flatMap((name) =>
    coinedIn(name, terms).map((term) => `${path}: ${name} (${COINED[term] ?? COINED_OF_JUDGING[term] ?? 'response'})`),
  );
}

describe('names', () => {
  it.each(workspacePackages().map(({ folder }) => folder))('of %s are the field’s', (folder) => {
    const terms = Object.keys(JUDGING.test(folder) ? { ...COINED, ...COINED_OF_JUDGING } : COINED);
    const paths = sourceFilesBelow(folder).filter((path) => path !== THIS_FILE);
    const faults = paths.flatMap((path) => faultsOf(path, readSource(path), terms));
    expect(faults).toEqual([]);
  });

  it.each(WITHOUT_ANSWERS)('of %s call an answer only what a founder wrote', (folder) => {
    const paths = sourceFilesBelow(folder).filter((path) => !isTestFile(path));
    const faults = paths.flatMap((path) => faultsOf(path, readSource(path), ['answer', 'answers']));
    expect(faults).toEqual([]);
  });

  it.each([
    [
      'libs/a/judge-once.service.ts',
      '',
      ['libs/a/judge-once.service.ts: judge-once.service.ts (single-flight analysis)'],
    ],
    ['a.ts', 'class JudgeOnce {}', ['a.ts: JudgeOnce (single-flight analysis)']],
    ['a.ts', 'const MAX_STEP_BOOKS = 1, STEP_BOOK = 2;', ['a.ts: STEP_BOOK (feature attribution)']],
    ['a.ts', `// judgeOnce\nconst text = 'farewell'; /* orders */`, []],
    ['reorder-list.ts', 'const order = inTurnstile;', []],
  ])('finds in %s with %j: %j', (path, source, faults) => {
    expect(faultsOf(path, source, Object.keys(COINED))).toEqual(faults);
  });
});
