import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ENTRIES } from './entries.js';

const ROOT = join(import.meta.dirname, '../..');
/** How a process of the product, a command of its operator, or a thread begins. */
const BEGINNING = /^(?:await (?:launchProcess|exitOnStartError|superviseProduct)\(|export const serve = )/m;

const built = (source: string): string => source.replace('/src/', '/dist/').replace(/\.ts$/, '.js');

describe('the entries of the bundle', () => {
  it('are all files that a process or a thread starts with', () => {
    const sources = globSync('{services/*,gateway,infra}/src/**/*.ts', { cwd: ROOT });
    const beginnings = sources.filter((file) => BEGINNING.test(readFileSync(join(ROOT, file), 'utf8')));
    expect(beginnings.length).toBeGreaterThan(sources.filter((file) => file.endsWith('main.ts')).length);
    expect(beginnings.filter((file) => !ENTRIES.some((pattern) => matchesGlob(built(file), pattern)))).toEqual([]);
  });
});
