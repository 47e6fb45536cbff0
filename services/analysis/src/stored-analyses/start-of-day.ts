/** Midnight of UTC before an instant. */
export function startOfDay(instant: Date | string): Date {
  const date = new Date(instant);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()));
}
