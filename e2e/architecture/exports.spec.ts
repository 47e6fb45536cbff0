import { describe, expect, it } from '@jest/globals';
import { readSource, sourceFilesBelow, workspacePackages } from './support/workspace.js';

/** Names the modules whose every contract is used, as the gateway serves them and NATS lets them pass. */
const CONTRACT_MODULES = 'libs/contracts/src/contract-modules.ts';
const WHOLE_IMPORT = /^import \* as \w+ from '\.\/([\w/.-]+)\.js'/gm;
const EXPORT = /^export (?:default )?(?:async )?(?:const|function|class|abstract class|interface|type) (\w+)/gm;
const WORD = /\w+/g;

/** What a library exports and nobody names, itself included. Packages open their whole `src`, so that the tool for unused exports sees nothing here. */
function unusedExports(libraries: ReadonlyMap<string, string>, others: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const source of [...libraries.values(), ...others]) {
    for (const name of source.match(WORD) ?? []) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...libraries].flatMap(([path, source]) =>
    [...source.matchAll(EXPORT)]
      .map(([, name = '']) => name)
      .filter((name) => counts.get(name) === 1)
      .map((name) => `${path}: ${name}`),
  );
}

describe('exports of the libraries', () => {
  it('are used', () => {
    const paths = workspacePackages().flatMap(({ folder }) => sourceFilesBelow(folder));
    const isOfLibrary = (path: string): boolean => /^libs\/[^/]+\/src\//.test(path) && !path.endsWith('.spec.ts');
    const libraries = new Map(paths.filter(isOfLibrary).map((path) => [path, readSource(path)]));
    const others = paths.filter((path) => !isOfLibrary(path)).map(readSource);
    const whole = new Set(
      [...readSource(CONTRACT_MODULES).matchAll(WHOLE_IMPORT)].map(([, name]) => `libs/contracts/src/${name}.ts`),
    );
    const unused = unusedExports(libraries, others).filter((entry) => !whole.has(entry.split(':')[0] ?? ''));
    expect(unused).toEqual([]);
  });

  it('would be found when nobody uses them', () => {
    const library = new Map([['a.ts', 'export const used = 1;\nexport function unused() {}\nexport type Shape = {};']]);
    expect(unusedExports(library, ['import { used } from "a"; let shape: Shape;'])).toEqual(['a.ts: unused']);
  });
});
