/** Colour of a dimension's bar on the pitch analyzer. */
export type PitchBand = 'green' | 'yellow' | 'red';

const GREEN_MIN_POINTS = 15;
const YELLOW_MIN_POINTS = 10;

/** Colour of one dimension (0 to 20 points): 15 and more green, 10 to 14 yellow, below 10 red (specification). */
export function pitchBand(points: number): PitchBand {
  if (points >= GREEN_MIN_POINTS) return 'green';
  return points >= YELLOW_MIN_POINTS ? 'yellow' : 'red';
}
