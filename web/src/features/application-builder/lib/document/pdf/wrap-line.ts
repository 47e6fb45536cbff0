import type { DirectedCluster } from './directed-line.js';

type Clusters = readonly DirectedCluster[];
type Measure = (clusters: Clusters) => number;

/** Words with the spaces after them. */
function wordsOf(clusters: Clusters): Clusters[] {
  const words: DirectedCluster[][] = [];
  let isNew = true;
  for (const cluster of clusters) {
    if (isNew) words.push([]);
    words.at(-1)?.push(cluster);
    isNew = cluster.isSpace;
  }
  return words;
}

/** Cuts a word that is wider than a line. */
function cutWord(word: Clusters, measure: Measure, maxWidth: number): Clusters[] {
  const pieces: DirectedCluster[][] = [[]];
  let width = 0;
  for (const cluster of word) {
    const own = measure([cluster]);
    if (width + own > maxWidth && width > 0) {
      pieces.push([]);
      width = 0;
    }
    pieces.at(-1)?.push(cluster);
    width += own;
  }
  return pieces;
}

const withoutSpacesAtEnd = (clusters: Clusters): Clusters =>
  clusters.slice(0, clusters.findLastIndex(({ isSpace }) => !isSpace) + 1);

/** Breaks a line of text into lines that fit; words that are too long are cut between characters. */
export function wrapLine(clusters: Clusters, measure: Measure, maxWidth: number): readonly Clusters[] {
  const fits = (candidate: Clusters): boolean => measure(withoutSpacesAtEnd(candidate)) <= maxWidth;
  const pieces = wordsOf(clusters).flatMap((word) => (fits(word) ? [word] : cutWord(word, measure, maxWidth)));
  const lines: Clusters[] = [];
  let line: Clusters = [];
  let width = 0;
  for (const piece of pieces) {
    if (line.length > 0 && width + measure(withoutSpacesAtEnd(piece)) > maxWidth) {
      lines.push(line);
      line = [];
      width = 0;
    }
    line = [...line, ...piece];
    width += measure(piece);
  }
  return [...lines, line].map(withoutSpacesAtEnd);
}
