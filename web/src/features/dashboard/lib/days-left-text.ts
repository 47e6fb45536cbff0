/** What is left until a deadline, in words. */
export function daysLeftText(daysLeft: number): string {
  if (daysLeft === 0) return 'the deadline is now';
  return daysLeft === 1 ? '1 day left' : `${daysLeft} days left`;
}
