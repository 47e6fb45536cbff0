const BETWEEN_SENTENCES = /(?<=[.!?])\s|\n/g;

/** The whole sentence that a place of a text lies in, without the space around it. @param at in UTF-16 code units */
export function sentenceAt(text: string, at: number): string {
  let start = 0;
  for (const { index } of text.matchAll(BETWEEN_SENTENCES)) {
    if (index >= at) return text.slice(start, index).trim();
    start = index + 1;
  }
  return text.slice(start).trim();
}
