import { type ObjectFacts, PART_BYTES, SMALL_OBJECT_MAX_BYTES } from './object-storage.port.js';

const NAME = '[A-Za-z0-9][A-Za-z0-9._-]{0,127}';
const KEY_PATTERN = new RegExp(`^${NAME}(?:/${NAME}){1,3}$`);
const PREFIX_PATTERN = new RegExp(`^(?:${NAME}/){1,3}$`);
const BUCKET_PATTERN = /^[a-z][a-z0-9-]{2,40}$/;

/**
 * Returns the key when it names nothing but an object: no name begins with a dot, so that none leaves its folder.
 * @throws TypeError
 */
export function requireKey(key: string): string {
  if (!KEY_PATTERN.test(key)) throw new TypeError('This is no key of an object');
  return key;
}

/** @throws TypeError, also for the empty prefix, below which is everything */
export function requirePrefix(prefix: string): string {
  if (!PREFIX_PATTERN.test(prefix)) throw new TypeError('This is no prefix of keys');
  return prefix;
}

/** @throws TypeError */
export function requireBucket(bucket: string): string {
  if (!BUCKET_PATTERN.test(bucket)) throw new TypeError('This is no name of a bucket');
  return bucket;
}

/** @throws TypeError for an object that is too large to be stored in one step */
export function requireSmall({ sizeBytes }: ObjectFacts): void {
  if (sizeBytes > SMALL_OBJECT_MAX_BYTES) throw new TypeError('This object is too large to be stored in one step');
}

/** Number of parts of an upload. */
export const partCount = (sizeBytes: number): number => Math.max(1, Math.ceil(sizeBytes / PART_BYTES));

/** Whether exactly the parts of an upload of this size have arrived. */
export function areAllParts(parts: readonly { partNumber: number; sizeBytes: number }[], sizeBytes: number): boolean {
  const sizes = new Map(parts.map((part) => [part.partNumber, part.sizeBytes]));
  const count = partCount(sizeBytes);
  if (sizes.size !== count) return false;
  return [...sizes].every(
    ([partNumber, partSize]) => partSize === Math.min(PART_BYTES, sizeBytes - (partNumber - 1) * PART_BYTES),
  );
}
