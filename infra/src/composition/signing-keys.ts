import { resolve } from 'node:path';
import { StartError } from '@playbook/service-kit/config/start-error';
import { SecretFiles } from '../data-directory/secret-files.js';

export interface KeyedInstallation {
  readonly PLAYBOOK_DATA_DIR: string;
  readonly AUTH_JWT_KEYS?: string | undefined;
}

/**
 * The signing keys of an installation, which may run or not, in the form of `AUTH_JWT_KEYS`.
 * @throws StartError when it has none yet
 */
export async function signingKeysOf({ PLAYBOOK_DATA_DIR, AUTH_JWT_KEYS }: KeyedInstallation): Promise<string> {
  const keys = AUTH_JWT_KEYS ?? (await new SecretFiles(resolve(PLAYBOOK_DATA_DIR, 'secrets')).find('jwt-keys'));
  if (keys !== undefined) return keys;
  const sentence = `There are no signing keys in ${PLAYBOOK_DATA_DIR} yet. Start Playbook once, or set PLAYBOOK_DATA_DIR.`;
  throw new StartError('SIGNING_KEYS_MISSING', sentence);
}
