import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readSource, ROOT, sourceFilesBelow } from './workspace.js';

const OVERVIEW = 'docs/spec-coverage.md';
const FOLDER = 'docs/spec-coverage';
const ROW = /^\| ([SD]\d+\.\d+)\s*\|(.*)\|$/;
const CELL_BORDER = /(?<!\\)\|/;
const PATH = /`([^`]+)`/;
const TEST = /^`([^`]+)`: (.+)$/;
const LINE_BREAK = '<br>';

/** A test by a folder that it stands below and its title as it stands in the source. */
interface NamedTest {
  readonly folder: string;
  readonly title: string;
}

/** One rule of the specification with the folders in which it is made true and the tests that show it. */
export interface CoverageRow {
  readonly id: string;
  readonly rule: string;
  readonly folders: readonly string[];
  readonly tests: readonly NamedTest[];
}

const entriesOf = (cell: string): string[] =>
  cell
    .split(LINE_BREAK)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

function testOf(entry: string): NamedTest {
  const [, folder = '', title = ''] = TEST.exec(entry) ?? [];
  return { folder, title };
}

/** The rows of a page of the table. */
export function coverageRows(page: string): CoverageRow[] {
  return page.split('\n').flatMap((line) => {
    const [, id, cells] = ROW.exec(line) ?? [];
    if (id === undefined || cells === undefined) return [];
    const [rule = '', folders = '', tests = ''] = cells.split(CELL_BORDER).map((cell) => cell.trim());
    return [
      {
        id,
        rule,
        folders: entriesOf(folders).map((entry) => PATH.exec(entry)?.[1] ?? entry),
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
const holdsTitle = (source: string, title: string): boolean =>
  [`'`, `"`, '`'].some((quote) => source.includes(`${quote}${title.replaceAll(quote, `\\${quote}`)}${quote}`));

/** What is wrong with a row; `read` returns the sources of the tests below a folder, or null where there is none. */
export function faultsOf(
  { id, rule, folders, tests }: CoverageRow,
  read: (folder: string) => readonly string[] | null,
): string[] {
  const missing = new Set([...folders, ...tests.map(({ folder }) => folder)].filter((folder) => read(folder) === null));
  const isThere = ({ folder, title }: NamedTest): boolean =>
    title !== '' && (read(folder) ?? []).some((source) => holdsTitle(source, title));
  const untitled = tests
    .filter((test) => !missing.has(test.folder) && !isThere(test))
    .map(({ folder, title }) => `${id} names a test '${title}' that ${folder} does not have`);
  return [
    ...(rule === '' ? [`${id} says no rule`] : []),
    ...(folders.length === 0 ? [`${id} names no folder`] : []),
    ...(tests.length === 0 ? [`${id} has no test`] : []),
    ...[...missing].map((folder) => `${id} names ${folder}, which does not exist`),
    ...untitled,
  ];
}

const testSources = new Map<string, readonly string[] | null>();

/** The sources of the tests below a folder of the repository; null where there is no such folder. */
export function testSourcesBelow(folder: string): readonly string[] | null {
  const known = testSources.get(folder);
  if (known !== undefined) return known;
  const isFolder = folder !== '' && existsSync(join(ROOT, folder));
  const sources = isFolder ? sourceFilesBelow(folder).filter(isTest).map(readSource) : null;
  testSources.set(folder, sources);
  return sources;
}

const isTest = (path: string): boolean => /\.(spec|e2e|contract)\.tsx?$/.test(path);
