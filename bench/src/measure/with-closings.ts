/** Closes something that was opened. */
export type Closing = () => unknown;

/**
 * Runs work that opens things, then closes them, last opened first, also when the work or another closing fails.
 * @throws what failed, an AggregateError when there are several
 */
export async function withClosings(work: (closings: Closing[]) => Promise<void>): Promise<void> {
  const closings: Closing[] = [];
  const faults: unknown[] = [];
  const note = async (run: Closing): Promise<void> => {
    try {
      await run();
    } catch (error) {
      faults.push(error);
    }
  };
  await note(() => work(closings));
  for (const close of closings.toReversed()) await note(close);
  if (faults.length > 1) throw new AggregateError(faults, `${faults.length} steps of the benchmark failed`);
  if (faults.length === 1) throw faults[0];
}
