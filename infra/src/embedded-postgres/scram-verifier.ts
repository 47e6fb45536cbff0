import { createHash, createHmac, pbkdf2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';

/** PostgreSQL's own default (`scram_iterations`). */
const ITERATIONS = 4_096;
const SALT_BYTES = 16;
const KEY_BYTES = 32;
const PRINTABLE_ASCII = /^[\x20-\x7e]+$/;

/**
 * What PostgreSQL stores for a password (RFC 5803, `SCRAM-SHA-256$iterations:salt$StoredKey:ServerKey`). Sent in place of
 * the password, it keeps the password out of the server's logs and statistics.
 * @throws {TypeError} for a password that would need normalisation (RFC 4013), which is not done here
 */
export async function scramVerifier(password: string, salt: Buffer = randomBytes(SALT_BYTES)): Promise<string> {
  if (!PRINTABLE_ASCII.test(password))
    throw new TypeError('A database password must be of printable ASCII characters.');
  const salted = await promisify(pbkdf2)(password, salt, ITERATIONS, KEY_BYTES, 'sha256');
  const clientKey = createHmac('sha256', salted).update('Client Key').digest();
  const serverKey = createHmac('sha256', salted).update('Server Key').digest('base64');
  const storedKey = createHash('sha256').update(clientKey).digest('base64');
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString('base64')}$${storedKey}:${serverKey}`;
}
