import { generateSigningKeys } from '@playbook/auth/service';
import type { DataDirectory } from '../data-directory/data-directory.js';

/** The keys that sign access tokens, made at the first start and kept in the data directory. */
export const signingKeys = (directory: DataDirectory): Promise<string> =>
  directory.secret('jwt-keys', generateSigningKeys);
