import { dirname, join } from 'node:path';
import { importedModules } from './module-imports.js';

/** Which files each file imports, types included, by path. Imports of other packages and of what is no source are left out. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const candidatesOf = (path: string): string[] => [path, path.replace(/\.js$/, '.ts'), path.replace(/\.js$/, '.tsx')];

/** @param sources Text of each file by its path */
export function importGraph(sources: ReadonlyMap<string, string>): ImportGraph {
  const targetsOf = (path: string, source: string): string[] =>
    importedModules(source)
      .filter((name) => name.startsWith('.'))
      .flatMap((name) => candidatesOf(join(dirname(path), name)).find((candidate) => sources.has(candidate)) ?? []);
  return new Map([...sources].map(([path, source]) => [path, targetsOf(path, source)]));
}

/** Circles of imports, each as the files on it in the order of their imports; a file stands in the first that is found. */
export function circlesOf(graph: ImportGraph): string[][] {
  const circles: string[][] = [];
  const done = new Set<string>();
  const onPath: string[] = [];
  const visit = (path: string): void => {
    if (done.has(path)) return;
    const start = onPath.indexOf(path);
    if (start >= 0) {
      circles.push(onPath.slice(start));
      return;
    }
    onPath.push(path);
    for (const target of graph.get(path) ?? []) visit(target);
    onPath.pop();
    done.add(path);
  };
  for (const path of graph.keys()) visit(path);
  return circles;
}

/** The files that import each file. */
export function importersOf(graph: ImportGraph): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>();
  for (const [path, targets] of graph) {
    for (const target of new Set(targets)) importers.set(target, [...(importers.get(target) ?? []), path]);
  }
  return importers;
}
