const KEY_BYTES = 16;

/**
 * A fresh random key for one action of the founder. Not `crypto.randomUUID`, which browsers offer over HTTPS only, while
 * this app is also run on plain HTTP inside of a network.
 */
export function createIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
