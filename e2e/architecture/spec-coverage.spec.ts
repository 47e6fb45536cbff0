import { describe, expect, it } from '@jest/globals';
import {
  coverageOverview,
  coveragePages,
  type CoverageRow,
  coverageRows,
  faultsOf,
  testSourcesBelow,
} from './support/spec-coverage.js';

/** Sections 1 to 9 and decisions 1 to 10. */
const PARTS = [
  ...Array.from({ length: 9 }, (_, index) => `S${index + 1}`),
  ...Array.from({ length: 10 }, (_, index) => `D${index + 1}`),
];

describe('the table of rules, files and tests', () => {
  const pages = coveragePages();
  const rows = [...pages.values()].flatMap(coverageRows);

  it.each([...pages.keys()])('%s names folders that exist and tests that are there', (address) => {
    const found = coverageRows(pages.get(address) ?? '').flatMap((row) => faultsOf(row, testSourcesBelow));
    expect(found).toEqual([]);
  });

  it('has every part of the specification, and each rule once', () => {
    const ids = rows.map(({ id }) => id);
    expect(new Set(ids.map((id) => id.split('.')[0]))).toEqual(new Set(PARTS));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('numbers the rules of a part without a gap', () => {
    const gaps = PARTS.filter((part) => {
      const numbers = rows.filter(({ id }) => id.startsWith(`${part}.`)).map(({ id }) => Number(id.split('.')[1]));
      return numbers.some((number, index) => number !== index + 1);
    });
    expect(gaps).toEqual([]);
  });

  it('leads to each of its pages', () => {
    const overview = coverageOverview();
    for (const address of pages.keys()) expect(overview).toContain(`(${address.replace('docs/', '')})`);
  });
});

describe('the check of the table', () => {
  const sources = new Map([
    ['a', ["it('does something else', () => {})", "it('says it\\'s so', () => {})"]],
    ['b', []],
  ]);
  const read = (folder: string): readonly string[] | null => sources.get(folder) ?? null;
  const rowOf = (line: string): CoverageRow => coverageRows(line)[0] ?? { id: '', rule: '', folders: [], tests: [] };

  it('reads a row', () => {
    expect(rowOf("| S1.1 | A rule | `a`<br>`b` | `a`: says it's so |")).toEqual({
      id: 'S1.1',
      rule: 'A rule',
      folders: ['a', 'b'],
      tests: [{ folder: 'a', title: "says it's so" }],
    });
    expect(coverageRows('| later | A rule | a subject |')).toEqual([]);
  });

  it.each([
    ["| S1.1 | A rule | `b` | `a`: says it's so |", []],
    ['| S1.1 | A rule | `a` |  |', ['S1.1 has no test']],
    ["| S1.1 | A rule | `c` | `a`: says it's so |", ['S1.1 names c, which does not exist']],
    ['| S1.1 | A rule | `a` | `a`: says it |', ["S1.1 names a test 'says it' that a does not have"]],
    ["| S1.1 | A rule | `a` | `b`: says it's so |", ["S1.1 names a test 'says it's so' that b does not have"]],
    ["| S1.1 |  |  | `a`: says it's so |", ['S1.1 says no rule', 'S1.1 names no folder']],
  ])('finds in %j: %j', (line, faults) => {
    expect(faultsOf(rowOf(line), read)).toEqual(faults);
  });
});
