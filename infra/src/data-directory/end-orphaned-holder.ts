import { pollUntil } from './poll-until.js';
import { isHolderAlive, type LockRecord } from './lock-record.js';

/** A holder whose supervisor is gone ends by itself at once, unless it is stuck. */
const OWN_END_TIMEOUT_MS = 2_000;
const KILL_TIMEOUT_MS = 5_000;

/**
 * Waits for a holder that a killed supervisor left, and ends it where it does not end by itself.
 * @returns whether it is gone; a holder that is supervised, or never was, is left alone
 */
export async function endOrphanedHolder(holder: LockRecord): Promise<boolean> {
  const { supervisor } = holder;
  if (supervisor === undefined || (await isHolderAlive(supervisor))) return false;
  const hasEnded = async (): Promise<boolean> => !(await isHolderAlive(holder));
  if (await pollUntil(hasEnded, OWN_END_TIMEOUT_MS)) return true;
  process.kill(holder.pid, 'SIGKILL');
  return pollUntil(hasEnded, KILL_TIMEOUT_MS);
}
