import { basename, extname } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { filesBelow, isTestFile, readSource, sourceFilesBelow, workspacePackages } from './support/workspace.js';

const HARD_MAX_LINES = 400;
const MEDIAN_MAX_LINES = 90;
/** Names that say nothing about what is inside; `data` is refused only where it stands alone. */
const EMPTY_WORDS = /^(helpers?|managers?|common|misc|utils?)$/;
const EMPTY_NAMES = /^data$/;
const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const linesOf = (path: string): number => readSource(path).trimEnd().split('\n').length;

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The parts of a path that people name: folders, and the file without its role and type. */
const namesIn = (path: string): string[] =>
  path.split('/').map((part) => basename(part, extname(part)).split('.')[0] || part);

describe('files', () => {
  const packages = workspacePackages();

  it.each(packages.map(({ folder }) => folder))('of %s are short', (folder) => {
    const tooLong = sourceFilesBelow(folder).filter((path) => linesOf(path) > HARD_MAX_LINES);
    expect(tooLong).toEqual([]);
    const lengths = sourceFilesBelow(folder)
      .filter((path) => !isTestFile(path))
      .map(linesOf);
    expect(median(lengths)).toBeLessThan(MEDIAN_MAX_LINES);
  });

  it.each(packages.map(({ folder }) => folder))('of %s have names that say something, in kebab-case', (folder) => {
    const paths = filesBelow(folder);
    const isEmpty = (name: string) => EMPTY_NAMES.test(name) || name.split('-').some((word) => EMPTY_WORDS.test(word));
    expect(paths.filter((path) => namesIn(path).some(isEmpty))).toEqual([]);
    const sources = sourceFilesBelow(folder);
    expect(sources.filter((path) => !namesIn(path).every((name) => KEBAB_CASE.test(name)))).toEqual([]);
  });

  it('would be found when they are named badly', () => {
    expect(namesIn('web/src/utils/string-helper.ts')).toEqual(['web', 'src', 'utils', 'string-helper']);
    expect(namesIn('libs/x/src/answers.service.spec.ts')).toEqual(['libs', 'x', 'src', 'answers']);
  });
});
