import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '@playbook/service-kit/config/start-error';
import { createFile } from './atomic-file.js';
import { errnoOf } from './filesystem-fault.js';
import { makePrivateDirectory } from './private-directory.js';

const SECRET_BYTES = 32;
/** Length of 32 bytes as base64url; anything shorter is a torso of a secret and must not protect anything. */
const MIN_LENGTH = 43;
const NAME_PATTERN = /^[a-z][a-z0-9-]{0,63}$/;

/** 32 random bytes as base64url. */
function randomSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

async function readSecret(path: string): Promise<string | undefined> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (errnoOf(error) === 'ENOENT') return undefined;
    throw error;
  }
  if (text.length >= MIN_LENGTH) return text;
  throw new StartError(
    'SECRET_DAMAGED',
    `The secret in ${path} is damaged. Restore the file from a copy, or remove it.`,
  );
}

/** Secret values that are made once, on first use, and kept in files of mode 0600. */
export class SecretFiles {
  constructor(private readonly directory: string) {}

  /**
   * The value of that name.
   * @param make how to make it on first use; the result has at least 43 characters
   * @throws {TypeError} when the name is not kebab-case
   * @throws {StartError} `SECRET_DAMAGED` when the file holds less than a secret
   */
  async secret(name: string, make: () => string | Promise<string> = randomSecret): Promise<string> {
    const path = this.pathOf(name);
    const known = await readSecret(path);
    if (known !== undefined) return known;
    await makePrivateDirectory(this.directory);
    const fresh = await make();
    if (await createFile(path, fresh)) return fresh;
    return (await readSecret(path)) ?? fresh;
  }

  /**
   * The value of that name where it has been made; writes nothing.
   * @throws {StartError} `SECRET_DAMAGED`
   */
  find(name: string): Promise<string | undefined> {
    return readSecret(this.pathOf(name));
  }

  private pathOf(name: string): string {
    if (!NAME_PATTERN.test(name)) throw new TypeError(`'${name}' cannot name a secret; use kebab-case.`);
    return join(this.directory, name);
  }
}
