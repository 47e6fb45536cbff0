import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readSource, ROOT } from './support/workspace.js';

const PAGES = ['README.md', 'CONTRIBUTING.md', 'docs/architecture.md', 'docs/runbook.md'];
const COMMAND = /npm (?:run (?:-s |--silent )?)?([\w:-]+)/g;
/** What npm itself does. */
const OF_NPM = new Set(['run', 'install', 'ci', 'package']);
/** A path of the repository in backticks, without a placeholder. */
const PATH = /`((?:libs|services|gateway|web|infra|e2e|bench|docs)\/[\w./-]+)`/g;

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readSource('package.json'));

const matchesOf = (pattern: RegExp, page: string): string[] =>
  [...page.matchAll(pattern)].map(([, found = '']) => found);

/** Commands of a page that nobody could run. */
const unknownCommands = (page: string): string[] =>
  matchesOf(COMMAND, page).filter((name) => scripts[name] === undefined && !OF_NPM.has(name));
/** Files and folders of a page that are not there; what a build or a start makes is none of them. */
const missingPaths = (page: string): string[] =>
  matchesOf(PATH, page).filter((path) => !/(^|\/)dist(\/|$)/.test(path) && !existsSync(join(ROOT, path)));

describe('what the documentation tells people to do', () => {
  it.each(PAGES)('in %s are commands that there are', (page) => {
    expect(unknownCommands(readSource(page))).toEqual([]);
  });

  it.each(PAGES)('in %s are files and folders that are there', (page) => {
    expect(missingPaths(readSource(page))).toEqual([]);
  });

  it('would be found where it is out of date', () => {
    expect(unknownCommands('`npm run nowhere`, `npm start`, `npm run -s score`, npm test')).toEqual(['nowhere']);
    expect(missingPaths('`libs/nowhere/src` and `libs/contracts/src`, `web/dist`')).toEqual(['libs/nowhere/src']);
  });
});
