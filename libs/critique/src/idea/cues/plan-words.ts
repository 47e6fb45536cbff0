import { quoted } from '../../engine/quotes.js';
import type { IdeaReading } from '../reading/idea-reading.js';

/** What is wanted, hoped or to come; "my idea" and "launch" may be of today. */
const IS_TO_COME =
  /\b(?:will|want|plan|hope|aim|expect|going to|would|(?:we|i)['’]d like|target|next (?:year|step))\b|['’]ll\b/i;

/** The first words of an idea that surely are a plan, in quotes; null where none are. */
export function planIn({ idea: { fields }, score }: IdeaReading): string | null {
  const found = score.features
    .filter(({ id }) => id === 'evidence.plans')
    .flatMap(({ spans }) => spans)
    .find(({ field, start, end }) => IS_TO_COME.test(fields[field].original.slice(start, end)));
  return found === undefined ? null : quoted(fields[found.field].original, found);
}
