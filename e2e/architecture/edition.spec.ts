import { describe, expect, it } from '@jest/globals';
import { isTestFile, readSource, sourceFilesBelow } from './support/workspace.js';

const EDITION = 'libs/contracts/src/core/edition.ts';
/** What funded companies showed is about their accelerator, whatever the edition. */
const ABOUT_COMPANIES = /^web\/src\/features\/demo-library\//;
const FOLDERS = ['libs/contracts/src', 'libs/domain/src', 'gateway/src', 'services', 'web/src'];
const COMMENTS = /\/\*[^]*?\*\/|(?<![:'"`])\/\/.*$/gm;
const NAMES = /\bYC\b|Combinator|ycombinator\./;

const namesAccelerator = (source: string): boolean => NAMES.test(source.replace(COMMENTS, ''));

describe('the accelerator', () => {
  it('is named in one file, so that another edition is a change of that file', () => {
    const sources = FOLDERS.flatMap(sourceFilesBelow).filter(
      (path) => !isTestFile(path) && !ABOUT_COMPANIES.test(path),
    );
    expect(sources.filter((path) => namesAccelerator(readSource(path)))).toEqual([EDITION]);
  });

  it.each([
    ["const title = 'YC Tools';", true],
    ["const url = 'https://www.ycombinator.com/apply/';", true],
    ['const text = `${EDITION.acceleratorName} Tools`; // as YC calls it', false],
    ['/** The YC application. */', false],
    ['const { ycAlignmentScore } = check;', false],
  ])('would be found in %j: %p', (source, isFound) => {
    expect(namesAccelerator(source)).toBe(isFound);
  });
});
