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

/** How sure it is that a sentence has each role: about 1 where it does, about 0 where it does not. */
export type RoleScores = Readonly<Record<SentenceRole, number>>;
