import { nkeys } from '@nats-io/transport-node';

const read = (seed: string) => nkeys.fromSeed(Buffer.from(seed));

/** A new key of a NATS user, as the seed that the user keeps to itself. */
export const createNatsSeed = (): string => Buffer.from(nkeys.createUser().getSeed()).toString();

/**
 * What a NATS server needs to know of a user.
 * @throws Error for a text that is no seed
 */
export const natsPublicKey = (seed: string): string => read(seed).getPublicKey();

/** Whether a text is the seed of a user's key. */
export function isNatsSeed(seed: string): boolean {
  try {
    return natsPublicKey(seed).startsWith('U');
  } catch {
    return false;
  }
}
