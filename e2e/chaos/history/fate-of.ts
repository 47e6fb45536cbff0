import { type Call, call, type Reply } from '../../support/auth/founder.js';
import type { Fate } from './write-kind.js';

const CALL_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT = 408;
const TOO_MANY = 429;
const OK_BELOW = 300;
const SERVER_FAULT = 500;

/** A call with what became of it. */
export interface Attempt {
  readonly fate: Fate;
  /** Null where none came. */
  readonly reply: Reply | null;
}

/** Calls the product and says what the caller knows then; who was told to come back has written nothing yet. */
export async function attempt(address: string, options: Call): Promise<Attempt> {
  const reply = await call(address, { timeoutMs: CALL_TIMEOUT_MS, ...options }).catch(() => null);
  if (reply === null) return { fate: 'unknown', reply };
  const { status } = reply;
  if (status < OK_BELOW) return { fate: 'stored', reply };
  const isOpen = status >= SERVER_FAULT || status === REQUEST_TIMEOUT || status === TOO_MANY;
  return { fate: isOpen ? 'unknown' : 'refused', reply };
}

/** A read that is repeated until the product gives it. */
export async function readUntilGiven(address: string, options: Call = {}): Promise<Reply> {
  for (let tries = 0; ; tries += 1) {
    const { fate, reply } = await attempt(address, options);
    if (fate !== 'unknown' && reply !== null) return reply;
    if (tries === MAX_TRIES) throw new Error(`${address} could not be read`);
  }
}

const MAX_TRIES = 30;
