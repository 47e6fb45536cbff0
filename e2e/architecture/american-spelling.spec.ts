import { describe, expect, it } from '@jest/globals';
import { readFileSync, globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Of words that American English writes otherwise, those that a founder may be shown. */
const BRITISH =
  /\b(?:licence|(?:un)?authoris\w+|organis(?:e[ds]?|ing|ations?)|programmes?|labour|colours?|favour\w*|behaviours?|neighbours?|centres?|catalogues?|recognis\w+|summaris\w+|digitis\w+|prioritis\w+|optimis(?:e|ed|es|ing)|analys(?:ed|ing)|spelt|travellers?|cancelled|labelled|aluminium|tyres?|cheques?|defence|lorr(?:y|ies)|judgement)\b/i;
/** Strings of source code with a space are sentences; the others are names of things. */
const SENTENCE = /(['"`])((?:(?!\1)[^\\\n]|\\.){1,600}? (?:(?!\1)[^\\\n]|\\.){1,600})\1/g;

const filesOf = (pattern: string): string[] =>
  globSync(pattern, { cwd: ROOT }).filter((file) => !/spec|node_modules|\/(?:dist|testing)\//.test(file));
const linesOf = (file: string): { file: string; text: string }[] =>
  readFileSync(`${ROOT}${file}`, 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(?:\/\/|\/?\*|import\b|export \* )/.test(line))
    .map((text) => ({ file, text }));
const sentencesOf = (file: string): { file: string; text: string }[] =>
  linesOf(file).flatMap((line) =>
    // A pattern reads what founders write, however they spell it.
    [...line.text.matchAll(SENTENCE)].filter(([text]) => !text.includes('(?:')).map(([text]) => ({ file, text })),
  );
const british = (lines: readonly { file: string; text: string }[]): string[] =>
  lines.filter(({ text }) => BRITISH.test(text)).map(({ file, text }) => `${file}: ${text.trim()}`);

describe('what founders read', () => {
  it.each([
    'services/insights/knowledge/*.json',
    'services/analysis/companies/*.json',
    'libs/critique/src/engine/questions/*.json',
    'libs/critique/src/lexicon/traps.txt',
  ])('is spelled the American way in %s', (pattern) => {
    const files = filesOf(pattern).filter((file) => !file.endsWith('industry-words.json'));
    expect(files.length).toBeGreaterThan(0);
    expect(british(files.flatMap(linesOf))).toEqual([]);
  });

  it('is spelled the American way in the sentences of the screens, the engine and the services', () => {
    const files = ['web/src', 'libs/contracts/src', 'libs/critique/src', 'libs/domain/src', 'services/*/src'].flatMap(
      (folder) => filesOf(`${folder}/**/*.{ts,tsx}`),
    );
    expect(files.length).toBeGreaterThan(100);
    expect(british(files.flatMap(sentencesOf))).toEqual([]);
  });
});
