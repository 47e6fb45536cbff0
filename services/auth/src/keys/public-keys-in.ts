import type { Jwks } from '@playbook/contracts/auth-wire.schema';
import { type Environment, readSettings } from '@playbook/service-kit/config/settings';
import { z } from 'zod';
import { toJwks } from './jwks.js';
import { signingKeysSetting } from './signing-keys.setting.js';

/**
 * What every process may know of the signing keys in an environment, and judges tokens by.
 * @throws StartError for keys that are missing or of another form
 */
export function publicKeysIn(environment: Environment): Jwks {
  return toJwks(readSettings(z.object({ AUTH_JWT_KEYS: signingKeysSetting }), environment).AUTH_JWT_KEYS);
}
