import type { DraftMark } from '@playbook/contracts/analysis/samples/marked-drafts';

/** A stretch of a sentence, marked or not. */
export interface MarkedPart {
  /** Where it begins in the sentence, in characters. */
  readonly start: number;
  readonly text: string;
  readonly tone: DraftMark['tone'] | null;
}

/** Cuts a sentence at its marks. Marks come in the order of the sentence; one that it does not contain is left out. */
export function markedParts(sentence: string, marks: readonly DraftMark[]): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let cursor = 0;
  const add = (end: number, tone: MarkedPart['tone']): void => {
    if (end > cursor) parts.push({ start: cursor, text: sentence.slice(cursor, end), tone });
    cursor = end;
  };
  for (const { phrase, tone } of marks) {
    const start = sentence.indexOf(phrase, cursor);
    if (start === -1) continue;
    add(start, null);
    add(start + phrase.length, tone);
  }
  add(sentence.length, null);
  return parts;
}
