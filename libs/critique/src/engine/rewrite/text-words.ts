const WORD = /[\p{L}\p{N}[\]]+/gu;
const WITHOUT_BRACKETS = /[\p{L}\p{N}]+/gu;

/** True when two texts consist of the same words, whatever stands between them; brackets of [placeholders] may count as letters. */
export function hasSameWords(a: string, b: string, withBrackets = false): boolean {
  const pattern = withBrackets ? WORD : WITHOUT_BRACKETS;
  const [ours, theirs] = [a.toLowerCase().matchAll(pattern), b.toLowerCase().matchAll(pattern)];
  // Nearly all texts differ in their first words: nothing more is read then.
  for (;;) {
    const [own, other] = [ours.next().value?.[0], theirs.next().value?.[0]];
    if (own !== other) return false;
    if (own === undefined) return true;
  }
}
