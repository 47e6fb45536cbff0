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

interface Piece {
  readonly clusters: Clusters;
  readonly width: number;
  /** Without the spaces at its end, which may stand beyond the margin. */
  readonly inkWidth: number;
}

/** Breaks a line of text into lines that fit; words that are too long are cut between characters. */
export function wrapLine(clusters: Clusters, measure: Measure, maxWidth: number): readonly Clusters[] {
  const toPiece = (word: Clusters): Piece => {
    const inkWidth = measure(withoutSpacesAtEnd(word));
    return { clusters: word, inkWidth, width: word.at(-1)?.isSpace === true ? measure(word) : inkWidth };
  };
  const pieces = wordsOf(clusters).flatMap((word) => {
    const piece = toPiece(word);
    return piece.inkWidth <= maxWidth ? [piece] : cutWord(word, measure, maxWidth).map(toPiece);
  });
  const lines: DirectedCluster[][] = [[]];
  let lineWidth = 0;
  for (const { clusters: word, width, inkWidth } of pieces) {
    if (lineWidth > 0 && lineWidth + inkWidth > maxWidth) {
      lines.push([]);
      lineWidth = 0;
    }
    lines.at(-1)?.push(...word);
    lineWidth += width;
  }
  return lines.map(withoutSpacesAtEnd);
}
