/** A gain or loss of points with its sign: '+5', '−3', '±0'. */
export function differenceText(points: number): string {
  if (points === 0) return '±0';
  return points > 0 ? `+${points}` : `\u2212${-points}`;
}

/** Which way a score moved. */
export function directionOf(points: number): 'up' | 'down' | 'same' {
  if (points === 0) return 'same';
  return points > 0 ? 'up' : 'down';
}
