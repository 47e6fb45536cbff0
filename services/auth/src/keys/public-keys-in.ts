import type { Jwks } from '@playbook/contracts/auth/auth-wire.schema';
import type { Environment } from '@playbook/service-kit/config/settings';
import { toJwks } from './jwks.js';
import { readSigningKeys } from './read-signing-keys.js';

/**
 * What every process may know of the signing keys in an environment, and judges tokens by.
 * @throws StartError for keys that are missing or of another form
 */
export function publicKeysIn(environment: Environment): Jwks {
  return toJwks(readSigningKeys(environment));
}
