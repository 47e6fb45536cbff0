const pad = (value: number): string => String(value).padStart(2, '0');

/** The day of an instant where the founder is, as a date field has it: "2027-02-01". */
export const dayOf = (instant: Date): string =>
  `${instant.getFullYear()}-${pad(instant.getMonth() + 1)}-${pad(instant.getDate())}`;

/** The last instant of a day where the founder is; null for what is no day. */
export function endOfDay(day: string): string | null {
  const [year, month, date] = day.split('-').map(Number);
  if (year === undefined || month === undefined || date === undefined) return null;
  const end = new Date(year, month - 1, date, 23, 59, 59, 999);
  return Number.isNaN(end.getTime()) ? null : end.toISOString();
}
