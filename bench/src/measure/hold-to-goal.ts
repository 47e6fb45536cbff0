/**
 * Says whether a figure is within its goal; where it is not, the benchmark ends with 1.
 * @param what What the figure is, such as 'times the processor time'
 */
export function holdToGoal(what: string, figure: number, max: number): void {
  const isMet = figure <= max;
  if (!isMet) process.exitCode = 1;
  process.stdout.write(`Goal: at most ${max} ${what} (${figure.toFixed(2)}); ${isMet ? 'met' : 'missed'}.\n`);
}
