import { JobOverdue } from './job-overdue.js';

/**
 * More than the limits of all that a job waits for, taken together: a video that decodes for three minutes, two pieces of its sound that are sent to a
 * slow server twice, five minutes each, and a slow model.
 */
const JOB_MAX_MS = 2_700_000;
/** What was told to end does so within this time. */
const ENDING_MS = 10_000;

/**
 * Resolves or rejects as work on a job does. Work that takes too long is told to end; work that was told to and goes on is left to itself, so that it
 * holds no place in which another job could be done. Its result is stored nowhere, for its try is over.
 * @throws Error when it is left to itself, and whatever the work throws
 */
export async function boundedWork(work: Promise<void>, end: AbortController): Promise<void> {
  const { signal } = end;
  const overdue = setTimeout(() => end.abort(new JobOverdue()), JOB_MAX_MS);
  let ending: NodeJS.Timeout | undefined;
  const left = new Promise<never>((_, reject) => {
    const onAbort = (): void => {
      ending = setTimeout(() => reject(new Error('The work was told to end and goes on')), ENDING_MS);
    };
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort, { once: true });
  });
  try {
    await Promise.race([work, left]);
  } finally {
    clearTimeout(overdue);
    clearTimeout(ending);
  }
}
