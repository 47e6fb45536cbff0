import { z } from 'zod';
import {
  databaseUrlSetting,
  httpUrlSetting,
  portSetting,
  processSettingsSchema,
} from '../../config/process-settings.js';
import { publicKeysSetting } from '../../identity/public-keys.setting.js';
import { distributedSettingsSchema } from '../connect-adapters.js';

const DEFAULT_PROBE_PORT = 9464;

/** Settings of a service that runs as a process of its own, besides those of the service itself. */
export const serviceProcessSchema = processSettingsSchema.extend(distributedSettingsSchema.shape).extend({
  DATABASE_URL: databaseUrlSetting,
  PLAYBOOK_PUBLIC_URL: httpUrlSetting,
  AUTH_JWT_PUBLIC_KEYS: publicKeysSetting,
  PROBE_HOST: z.string().default('0.0.0.0'),
  METRICS_PORT: portSetting.default(DEFAULT_PROBE_PORT),
});
