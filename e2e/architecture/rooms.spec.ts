import { basename, dirname } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { circlesOf, importersOf, importGraph } from './support/import-graph.js';
import { isTestFile, readSource, sourceFilesBelow, workspacePackages } from './support/workspace.js';

const FOLDER_MAX_FILES = 12;
const LINE_MAX_CHARS = 160;
const TINY_MAX_LINES = 15;

/** Folders that hold more, each with the reason. At most five. */
const FULL_FOLDERS: Readonly<Record<string, string>> = {};

const packages = workspacePackages().map(({ folder }) => folder);
const sourcesOf = (folder: string): string[] => sourceFilesBelow(folder).filter((path) => !isTestFile(path));

/** Folders with more files than one can keep in mind, of those files that are given. */
function fullFolders(paths: readonly string[]): string[] {
  const counts = Map.groupBy(paths, (path) => dirname(path));
  return [...counts].filter(([, files]) => files.length > FOLDER_MAX_FILES).map(([folder]) => folder);
}

const longLines = (source: string): number[] =>
  source.split('\n').flatMap((line, index) => (line.length > LINE_MAX_CHARS ? [index + 1] : []));

const textsOf = (paths: readonly string[]): ReadonlyMap<string, string> =>
  new Map(paths.map((path) => [path, readSource(path)]));

/** Small files that stay apart, each with the reason. */
const APART: Readonly<Record<string, string>> = {
  'web/src/lib/zod-without-eval.ts': 'it must run before anything else is imported',
  'web/src/failures/sign-in-failures.ts': 'words about a failure stand in one folder',
};

/**
 * Files of a few lines that one other file imports: they belong into it. A component and a request have files of their own, what a test
 * imports is used twice, and what is imported when it is needed is a file of the build.
 */
function tinyFiles(sources: ReadonlyMap<string, string>): string[] {
  const importers = importersOf(importGraph(sources));
  return [...sources].flatMap(([path, source]) => {
    const isTiny =
      path.endsWith('.ts') && !path.includes('/api/') && source.trimEnd().split('\n').length <= TINY_MAX_LINES;
    const [importer, ...others] = importers.get(path) ?? [];
    if (!isTiny || isTestFile(path) || importer === undefined || others.length > 0) return [];
    return isLazilyImported(sources.get(importer) ?? '', path) ? [] : [path];
  });
}

/** Whether a source imports a file only when it is needed. */
const isLazilyImported = (source: string, path: string): boolean =>
  new RegExp(`import\\('[^']*/${basename(path, '.ts')}\\.js'\\)`).test(source);

describe('rooms', () => {
  it.each(packages)('of %s hold what one can keep in mind', (folder) => {
    const full = fullFolders(sourceFilesBelow(folder).filter((path) => !/\.(spec|e2e)\.tsx?$/.test(path)));
    expect(full.filter((path) => FULL_FOLDERS[path] === undefined)).toEqual([]);
  });

  it('that hold more are few, and still do', () => {
    const names = Object.keys(FULL_FOLDERS);
    expect(names.length).toBeLessThanOrEqual(5);
    expect(fullFolders(names.flatMap(sourceFilesBelow)).toSorted()).toEqual(names.toSorted());
  });

  it.each(packages)('of %s import in no circle, types included', (folder) => {
    expect(circlesOf(importGraph(textsOf(sourcesOf(folder))))).toEqual([]);
  });

  it.each(packages)('of %s have lines that fit a window', (folder) => {
    const found = sourcesOf(folder).flatMap((path) => longLines(readSource(path)).map((line) => `${path}:${line}`));
    expect(found).toEqual([]);
  });

  it('of the web app have no file of a few lines that one other file uses', () => {
    const found = tinyFiles(textsOf(sourceFilesBelow('web/src')));
    expect(found.toSorted()).toEqual(Object.keys(APART).toSorted());
  });
});

describe('the check of rooms', () => {
  const files = (count: number): string[] => Array.from({ length: count }, (_, index) => `a/b/file-${index}.ts`);

  it('finds a folder that is too full, and only that', () => {
    expect(fullFolders([...files(13), 'a/c.ts'])).toEqual(['a/b']);
    expect(fullFolders(files(12))).toEqual([]);
  });

  it('finds a circle, also one of types, and no diamond', () => {
    const importing = (...names: string[]): string =>
      names.map((name) => `import type { X } from ${JSON.stringify(`./${name}.js`)};`).join('\n');
    const graphOf = (sources: Record<string, string>) => importGraph(new Map(Object.entries(sources)));
    expect(circlesOf(graphOf({ 'a.ts': importing('b'), 'b.ts': importing('c'), 'c.ts': importing('b') }))).toEqual([
      ['b.ts', 'c.ts'],
    ]);
    const diamond = { 'a.ts': importing('b', 'c'), 'b.ts': importing('d'), 'c.ts': importing('d'), 'd.ts': '' };
    expect(circlesOf(graphOf(diamond))).toEqual([]);
  });

  it('finds a line that is too long', () => {
    expect(longLines(`a\n${'b'.repeat(161)}\n${'c'.repeat(160)}`)).toEqual([2]);
  });

  it('finds a tiny file with one user, not one with two', () => {
    const one = `import { x } from './tiny.js';\n`;
    expect(
      tinyFiles(
        new Map([
          ['a.ts', one.repeat(1)],
          ['tiny.ts', 'export const x = 1;\n'],
        ]),
      ),
    ).toEqual(['tiny.ts']);
    expect(
      tinyFiles(
        new Map([
          ['a.ts', one],
          ['b.ts', one],
          ['tiny.ts', 'export const x = 1;\n'],
        ]),
      ),
    ).toEqual([]);
  });
});
