/** A stretch of two texts: in both, or in one of them only. */
export interface DiffPart {
  readonly text: string;
  readonly side: 'both' | 'before' | 'after';
}

const wordsOf = (text: string): readonly string[] => text.match(/\s+|[^\s]+/gu) ?? [];

/** Lengths of the longest common subsequences of the words from (row, column) on; one row more than words, and one column. */
function commonLengths(before: readonly string[], after: readonly string[]): (row: number, column: number) => number {
  const width = after.length + 1;
  const lengths = new Uint16Array((before.length + 1) * width);
  const at = (row: number, column: number): number => lengths[row * width + column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] =
        before[row] === after[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  return at;
}

function append(parts: DiffPart[], text: string, side: DiffPart['side']): void {
  const last = parts.at(-1);
  if (last?.side === side) parts[parts.length - 1] = { text: last.text + text, side };
  else parts.push({ text, side });
}

/**
 * What changed between two texts, word by word. The parts of 'both' and 'before', joined, are the one text; those of 'both' and
 * 'after' the other.
 */
export function wordDiff(before: string, after: string): readonly DiffPart[] {
  const [left, right] = [wordsOf(before), wordsOf(after)];
  const lengthAt = commonLengths(left, right);
  const parts: DiffPart[] = [];
  let [row, column] = [0, 0];
  while (row < left.length || column < right.length) {
    const [old, recent] = [left[row], right[column]];
    if (old !== undefined && old === recent) {
      append(parts, old, 'both');
      row += 1;
      column += 1;
    } else if (recent === undefined || (old !== undefined && lengthAt(row + 1, column) >= lengthAt(row, column + 1))) {
      append(parts, old ?? '', 'before');
      row += 1;
    } else {
      append(parts, recent, 'after');
      column += 1;
    }
  }
  return parts;
}
