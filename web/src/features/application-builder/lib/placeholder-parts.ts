/** A stretch of a rewrite: words, or a fact that the founder has to fill in. */
export interface RewritePart {
  readonly text: string;
  readonly isPlaceholder: boolean;
  readonly start: number;
}

const PLACEHOLDER = /\[[^[\]\n]+\]/g;

/** Cuts a rewrite at its [placeholders]. The parts' texts, joined, are the rewrite. */
export function placeholderParts(rewrite: string): readonly RewritePart[] {
  const parts: RewritePart[] = [];
  let end = 0;
  const add = (text: string, isPlaceholder: boolean): void => {
    if (text !== '') parts.push({ text, isPlaceholder, start: end });
    end += text.length;
  };
  for (const { 0: found, index } of rewrite.matchAll(PLACEHOLDER)) {
    add(rewrite.slice(end, index), false);
    add(found, true);
  }
  add(rewrite.slice(end), false);
  return parts;
}

/** How many facts the founder still has to fill in. */
export const placeholderCount = (rewrite: string): number =>
  placeholderParts(rewrite).filter(({ isPlaceholder }) => isPlaceholder).length;
