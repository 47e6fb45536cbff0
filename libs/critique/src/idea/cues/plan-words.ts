import { quoted } from '../../engine/quotes.js';
import type { IdeaReading } from '../reading/idea-reading.js';

/** What is wanted, hoped or to come; "my idea" and "launch" may be of today. */
const IS_TO_COME =
  /\b(?:will|want|plan|hope|aim|expect|going to|would|(?:we|i)['’]d like|target|next (?:year|step))\b|['’]ll\b/i;

/** "We know three days before when a door will fail": what a thing will do is no plan. */
const IS_FORETOLD =
  /\b(?:when|whether|how (?:long|soon)) (?:an?|the|each|your|their|it|one|[a-z]{3,15}s) (?:[a-z-]{2,15} ){0,3}$/i;
const BEFORE_CHARS = 60;

/** The first words of an idea that surely are a plan, in quotes; null where none are. */
export function planIn({ idea: { fields }, score }: IdeaReading): string | null {
  const found = score.features
    .filter(({ id }) => id === 'evidence.plans')
    .flatMap(({ spans }) => spans)
    .find(({ field, start, end }) => {
      const { original } = fields[field];
      return (
        IS_TO_COME.test(original.slice(start, end)) &&
        !IS_FORETOLD.test(original.slice(Math.max(0, start - BEFORE_CHARS), start))
      );
    });
  return found === undefined ? null : quoted(fields[found.field].original, found);
}
