import type { Transcript } from '@playbook/contracts/demos/transcript.schema';

/** What is read at a glance. */
const LINE_MAX_CHARS = 72;
/** A pause that long begins a new line. */
const PAUSE_S = 1.2;
const SENTENCE_END = /[.!?]["\u201d')]?$/;

/** A word with when it is said, as it stands in the text with the marks that follow it. */
interface LineWord {
  readonly text: string;
  readonly startS: number;
  readonly endS: number;
}

/** Words that are shown together. */
export interface TranscriptLine {
  readonly startS: number;
  readonly endS: number;
  readonly words: readonly LineWord[];
}

const textOf = (words: readonly LineWord[]): string => words.map(({ text }) => text).join(' ');

function endsBefore(line: readonly LineWord[], next: LineWord): boolean {
  const last = line.at(-1);
  if (last === undefined) return false;
  return (
    SENTENCE_END.test(last.text) ||
    next.startS - last.endS > PAUSE_S ||
    textOf(line).length + 1 + next.text.length > LINE_MAX_CHARS
  );
}

const lineOf = (words: readonly LineWord[]): TranscriptLine[] => {
  const [first, last] = [words[0], words.at(-1)];
  return first === undefined || last === undefined ? [] : [{ startS: first.startS, endS: last.endS, words }];
};

/** A transcript in lines, each a sentence or a part of one. */
export function transcriptLines({ text, words }: Pick<Transcript, 'text' | 'words'>): TranscriptLine[] {
  const lines: TranscriptLine[] = [];
  let line: LineWord[] = [];
  for (const [index, { span, startS, endS }] of words.entries()) {
    const end = words[index + 1]?.span.start ?? text.length;
    const word = { text: text.slice(span.start, end).trim(), startS, endS };
    if (endsBefore(line, word)) {
      lines.push(...lineOf(line));
      line = [];
    }
    line.push(word);
  }
  return [...lines, ...lineOf(line)];
}

/** Index of the last of some stretches that has begun at a moment; -1 before the first. They stand in the order of time. */
export function indexAt(stretches: readonly { readonly startS: number }[], atS: number): number {
  let [low, high] = [0, stretches.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((stretches[middle]?.startS ?? Number.POSITIVE_INFINITY) <= atS) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
