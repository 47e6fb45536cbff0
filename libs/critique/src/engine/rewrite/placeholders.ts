/** What a rewrite leaves blank, as `[what to supply]`; the engine never invents a fact. */
export const PLACEHOLDER = {
  job: '[what it does: the verb and the thing]',
  customer: '[the one type of customer you have talked to most]',
} as const;

/** How a blank reads when a rewrite is scored: it neither earns nor costs anything. */
const NEUTRAL_READING: ReadonlyMap<string, string> = new Map([
  [PLACEHOLDER.job, 'do it'],
  [PLACEHOLDER.customer, 'people'],
]);

/** Number of blanks in a rewrite. */
export function countPlaceholders(text: string): number {
  return text.match(/\[[^\]]{0,300}\]/g)?.length ?? 0;
}

/** The rewrite with each blank read neutrally, for scoring it. */
export function withoutPlaceholders(text: string): string {
  let read = text;
  for (const [placeholder, neutral] of NEUTRAL_READING) read = read.replaceAll(placeholder, neutral);
  return read.replace(/\s{1,300}([.,])/g, '$1');
}

const MANY_PLACEHOLDERS = 3;

/** What to do before using a rewrite with blanks; null when there are none. */
export function placeholderNote(text: string): string | null {
  const blanks = countPlaceholders(text);
  if (blanks === 0) return null;
  if (blanks >= MANY_PLACEHOLDERS) return 'Fill these in before you use it.';
  return blanks === 1
    ? 'Fill in the blank before you use it: your sentence does not say it.'
    : 'Fill in the two blanks before you use it: your sentence does not say them.';
}
