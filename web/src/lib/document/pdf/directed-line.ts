import bidiFactory from 'bidi-js';
import type { DrawnCluster } from './drawn-clusters.js';
import type { PdfFaceName } from './pdf-faces.js';

/** A character of a line with the direction in which it is read: even levels from left to right, odd ones from right to left. */
export interface DirectedCluster extends DrawnCluster {
  readonly level: number;
}

/** A stretch of a line in one font and one direction, ready to be drawn. */
export interface Run {
  readonly text: string;
  readonly face: PdfFaceName;
  readonly level: number;
}

const bidi = bidiFactory();
const RIGHT_TO_LEFT_LETTER = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
const isOdd = (level: number): boolean => level % 2 === 1;

/** A whole line, and whether its text begins at the right. */
export interface DirectedLine {
  readonly clusters: readonly DirectedCluster[];
  readonly rightToLeft: boolean;
}

/** Finds out which way each character is read (Unicode bidirectional algorithm). */
export function directLine(line: string, clusters: readonly DrawnCluster[]): DirectedLine {
  const { levels, paragraphs } = bidi.getEmbeddingLevels(line, 'auto');
  const directed = clusters.map((cluster) => {
    const level = levels[cluster.start] ?? 0;
    const mirrored = isOdd(level) ? bidi.getMirroredCharacter(cluster.drawn) : null;
    return { ...cluster, level, drawn: mirrored ?? cluster.drawn };
  });
  return { clusters: directed, rightToLeft: isOdd(paragraphs[0]?.level ?? 0) };
}

/** Stretches of one font and one direction, in the order they are typed. */
export function runsOf(clusters: readonly DirectedCluster[]): readonly Run[] {
  const runs: Run[] = [];
  for (const { drawn, face, level } of clusters) {
    const last = runs.at(-1);
    if (last?.face === face && last.level === level) runs[runs.length - 1] = { ...last, text: last.text + drawn };
    else runs.push({ text: drawn, face, level });
  }
  return runs.filter(({ text }) => text !== '');
}

/** Fonts turn the letters of such scripts round themselves; signs alone have to be turned here. */
const turned = (run: Run): Run =>
  isOdd(run.level) && !RIGHT_TO_LEFT_LETTER.test(run.text)
    ? { ...run, text: [...run.text].toReversed().join('') }
    : run;

/** Puts the stretches of one line into the order they stand in from left to right (rule L2 of the algorithm). */
export function visualOrder(runs: readonly Run[]): readonly Run[] {
  let ordered = runs.map(turned);
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level >= 1; level -= 1) {
    const next: Run[] = [];
    let pending: Run[] = [];
    for (const run of ordered) {
      if (run.level >= level) pending = [run, ...pending];
      else {
        next.push(...pending, run);
        pending = [];
      }
    }
    ordered = [...next, ...pending];
  }
  return ordered;
}
