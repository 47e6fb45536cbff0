import type { ScoreBoundReason } from '@playbook/contracts/shared/analyst.schema';

/** Why points of the language model were held, as the end of a sentence. */
export const BOUND_WORDS: Readonly<Record<ScoreBoundReason, string>> = {
  instructions: 'your text seems to speak to its judge',
  stuffing: 'your text has many words that say little',
  'no-quote': 'it could not quote your text for more',
  'above-measurement': 'the evidence does not carry more',
  'below-measurement': 'the evidence is better than that',
};
