const LABEL_WIDTH = 12;

/** A line of what the supervisor runs, or about it, with its name in front. */
export function sayOf(label: string, text: string): void {
  process.stdout.write(`${label.padEnd(LABEL_WIDTH)} ${text}\n`);
}
