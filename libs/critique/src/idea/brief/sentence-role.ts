/** What a sentence of a founder's brief may say, as readers were asked to tell it. */
export const SENTENCE_ROLES = [
  'product',
  'traction',
  'price',
  'founder',
  'past',
  'today',
  'change',
  'market',
  'plan',
  'quote',
  'other',
] as const;
export type SentenceRole = (typeof SENTENCE_ROLES)[number];
