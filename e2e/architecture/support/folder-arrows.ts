import { dirname, join, normalize } from 'node:path';
import { importedModules } from './module-imports.js';

/** An import of one folder's file by a file of another folder. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
}

/** Folders, each with those that its files import from; paths are relative to the root of the sources. */
export type FolderGraph = ReadonlyMap<string, ReadonlySet<string>>;

/** The arrows between the folders of a package, of the texts of its files by their paths. */
export function folderGraph(sources: ReadonlyMap<string, string>): FolderGraph {
  const graph = new Map<string, Set<string>>();
  for (const [path, text] of sources) {
    const from = dirname(path);
    const targets = graph.get(from) ?? new Set();
    graph.set(from, targets);
    for (const name of importedModules(text)) {
      const to = name.startsWith('.') ? normalize(join(from, dirname(name))) : from;
      // The root's files put the capabilities together.
      if (to !== from && from !== '.') targets.add(to);
    }
  }
  return graph;
}

/** Folders that import each other, directly or by way of others; each circle once, in order of its arrows. */
export function circlesIn(graph: FolderGraph): string[][] {
  const circles = new Map<string, string[]>();
  const walk = (path: readonly string[]): void => {
    const [first, last] = [path[0] ?? '', path.at(-1) ?? ''];
    for (const next of graph.get(last) ?? []) {
      if (next === first) circles.set([...path].toSorted().join(), [...path]);
      // Each circle is walked from its first name in the alphabet only.
      else if (next > first && !path.includes(next)) walk([...path, next]);
    }
  };
  for (const folder of graph.keys()) walk([folder]);
  return [...circles.values()];
}

const capabilityOf = (folder: string): string => folder.split('/')[0] ?? '';

/** Arrows from a capability to one that is not named as a floor below it. */
export function arrowsUp(graph: FolderGraph, floors: readonly (readonly string[])[]): Arrow[] {
  const floorOf = (folder: string): number => floors.findIndex((floor) => floor.includes(capabilityOf(folder)));
  return [...graph].flatMap(([from, targets]) =>
    [...targets]
      .filter((to) => capabilityOf(to) !== capabilityOf(from))
      .filter((to) => floorOf(from) === -1 || floorOf(to) === -1 || floorOf(to) >= floorOf(from))
      .map((to) => ({ from, to })),
  );
}
