/**
 * Matches of a global pattern that takes at least one character: what `matchAll` finds, without the copy of the pattern and
 * the iterator that it makes for each text.
 */
export function matchesOf(pattern: RegExp, text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) found.push(match);
  return found;
}
