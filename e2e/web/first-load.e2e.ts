import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { REPOSITORY } from '@playbook/testing/product/start-product';

/** JavaScript that a visitor's browser gets before the landing page can be used, as gzip: bytes. */
const BUDGET_BYTES = 120_000;
const STYLE_BUDGET_BYTES = 15_000;

const dist = join(REPOSITORY, 'web/dist');
const page = readFileSync(join(dist, 'index.html'), 'utf8');
const named = (pattern: RegExp): string[] => [...page.matchAll(pattern)].map(([, path = '']) => path);
const scripts = named(/(?:src|href)="(\/[^"]+\.js)"/g);
const styles = named(/href="(\/[^"]+\.css)"/g);

const gzipBytes = (paths: readonly string[]): number =>
  paths.reduce((total, path) => total + statSync(join(dist, `${path}.gz`)).size, 0);

/** The modules that a built module imports at once, as the page would name them. */
const importsOf = (path: string): string[] =>
  [...readFileSync(join(dist, path), 'utf8').matchAll(/(?:import|from)\s*["']\.\/([^"']+\.js)["']/g)].map(
    ([, name = '']) => `/assets/${name}`,
  );

describe('the first load of the web app', () => {
  it('names every module that the first one imports, so that none waits for another', () => {
    const imported = new Set(scripts.filter((path) => path.startsWith('/assets/')).flatMap(importsOf));
    expect([...imported].filter((path) => !scripts.includes(path))).toEqual([]);
  });

  it('tells the browser of a founder all that the page wanted will import, so that nothing is asked for in rounds', () => {
    const script = scripts.find((path) => path.startsWith('/assets/session-preload-')) ?? '';
    const told = [...readFileSync(join(dist, script), 'utf8').matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(
      ([, path = '']) => path,
    );
    const names = told.map((path) => path.replace(/^\/assets\/(.+)-.{8}\.js$/, '$1'));
    expect(names).toEqual(expect.arrayContaining(['app-layout', 'dashboard-page', 'application-builder-page']));
    const imported = new Set(told.flatMap(importsOf));
    expect([...imported].filter((path) => !told.includes(path) && !scripts.includes(path))).toEqual([]);
  });

  it('stays within its budget of JavaScript and styles', () => {
    expect(scripts.length).toBeGreaterThan(1);
    expect(gzipBytes(scripts)).toBeLessThanOrEqual(BUDGET_BYTES);
    expect(gzipBytes(styles)).toBeLessThanOrEqual(STYLE_BUDGET_BYTES);
  });
});
