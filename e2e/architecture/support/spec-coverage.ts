import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readSource, ROOT } from './workspace.js';

const OVERVIEW = 'docs/spec-coverage.md';
const FOLDER = 'docs/spec-coverage';
const ROW = /^\| ([SD]\d+\.\d+)\s*\|(.*)\|$/;
const CELL_BORDER = /(?<!\\)\|/;
const PATH = /`([^`]+)`/;
const TEST = /^`([^`]+)`: (.+)$/;
const LINE_BREAK = '<br>';

/** A test by its file and its title as it stands in the source. */
export interface NamedTest {
  readonly path: string;
  readonly title: string;
}

/** One rule of the specification with the files that make it true and the tests that show it. */
export interface CoverageRow {
  readonly id: string;
  readonly rule: string;
  readonly files: readonly string[];
  readonly tests: readonly NamedTest[];
}

const entriesOf = (cell: string): string[] =>
  cell
    .split(LINE_BREAK)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

function testOf(entry: string): NamedTest {
  const [, path = '', title = ''] = TEST.exec(entry) ?? [];
  return { path, title };
}

/** The rows of a page of the table. */
export function coverageRows(page: string): CoverageRow[] {
  return page.split('\n').flatMap((line) => {
    const [, id, cells] = ROW.exec(line) ?? [];
    if (id === undefined || cells === undefined) return [];
    const [rule = '', files = '', tests = ''] = cells.split(CELL_BORDER).map((cell) => cell.trim());
    return [
      {
        id,
        rule,
        files: entriesOf(files).map((entry) => PATH.exec(entry)?.[1] ?? entry),
        tests: entriesOf(tests).map(testOf),
      },
    ];
  });
}

/** The pages of the table, each with its address. */
export function coveragePages(): ReadonlyMap<string, string> {
  const names = readdirSync(join(ROOT, FOLDER)).filter((name) => name.endsWith('.md'));
  return new Map(names.toSorted().map((name) => [`${FOLDER}/${name}`, readSource(`${FOLDER}/${name}`)]));
}

export const coverageOverview = (): string => readSource(OVERVIEW);

/** Whether a source holds a title as a whole text. */
export const holdsTitle = (source: string, title: string): boolean =>
  [`'`, `"`, '`'].some((quote) => source.includes(`${quote}${title.replaceAll(quote, `\\${quote}`)}${quote}`));

/** What is wrong with a row; `read` answers a file's text, or null where there is none. */
export function faultsOf({ id, rule, files, tests }: CoverageRow, read: (path: string) => string | null): string[] {
  const missing = new Set([...files, ...tests.map(({ path }) => path)].filter((path) => read(path) === null));
  const untitled = tests
    .filter(({ path, title }) => !missing.has(path) && (title === '' || !holdsTitle(read(path) ?? '', title)))
    .map(({ path, title }) => `${id} names a test '${title}' that ${path} does not have`);
  return [
    ...(rule === '' ? [`${id} says no rule`] : []),
    ...(files.length === 0 ? [`${id} names no file`] : []),
    ...(tests.length === 0 ? [`${id} has no test`] : []),
    ...[...missing].map((path) => `${id} names ${path}, which does not exist`),
    ...untitled,
  ];
}

/** A file of the repository, or null. */
export const readIfThere = (path: string): string | null =>
  path !== '' && existsSync(join(ROOT, path)) ? readSource(path) : null;
