const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');

/** Says on standard error which kinds of faults a stop had; a message could hold what a founder wrote, or a password. */
export function reportUncleanStop(error: unknown): void {
  const names = (error instanceof AggregateError ? error.errors : [error]).map(nameOf);
  process.stderr.write(`Playbook did not stop cleanly: ${names.join(', ')}\n`);
}
