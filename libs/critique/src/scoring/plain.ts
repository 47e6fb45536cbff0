import type { PitchSignals } from '../signals/pitch-signals.js';

/** Buzz load up to which a line still counts as plain. */
const PLAIN_MAX_BUZZ = 1;

/** "Plain" in the point tables: hardly a buzzword (S17 <= 1) and no hype (S19 = 0). */
export function isPlain({ loads }: PitchSignals): boolean {
  return loads.buzz.weight <= PLAIN_MAX_BUZZ && loads.hype.weight === 0;
}

/** One point off for every two points of weight. */
export function perTwo(weight: number): number {
  return 0 - Math.floor(weight / 2);
}

/** A line about technology alone: a technology term, and neither a customer nor a result nor a filmable object. */
export function isOnlyTechnology({ loads, customer, benefit, what, claims }: PitchSignals): boolean {
  const technology = loads.aiHype.weight + loads.trendTech.weight > 0 || claims.techFirst.length > 0;
  return technology && customer.grade < 2 && benefit.outcome.length === 0 && what.object.length === 0;
}
