import { type Environment, readSettings } from '@playbook/service-kit/config/settings';
import { z } from 'zod';
import { type SigningKey, signingKeysSetting } from './signing-keys.setting.js';

/** @throws StartError for keys that are missing or of another form */
export const readSigningKeys = (environment: Environment): readonly SigningKey[] =>
  readSettings(z.object({ AUTH_JWT_KEYS: signingKeysSetting }), environment).AUTH_JWT_KEYS;
