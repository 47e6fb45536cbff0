import { httpUrlSetting, portSetting, processSettingsSchema } from '@playbook/service-kit/config/process-settings';
import { publicKeysSetting } from '@playbook/service-kit/identity/public-keys.setting';
import { distributedSettingsSchema } from '@playbook/service-kit/service/connect-adapters';
import { z } from 'zod';
import { gatewaySettingsSchema } from './gateway.settings.js';

/** Settings of a gateway that runs as a process of its own. */
export const gatewayProcessSchema = distributedSettingsSchema
  .extend(gatewaySettingsSchema.shape)
  .extend(processSettingsSchema.shape)
  .extend({
    PLAYBOOK_PUBLIC_URL: httpUrlSetting,
    AUTH_JWT_PUBLIC_KEYS: publicKeysSetting,
    PORT: portSetting.default(3000),
    HOST: z.string().default('0.0.0.0'),
    PROBE_HOST: z.string().default('0.0.0.0'),
    METRICS_PORT: portSetting.default(9464),
    /** Folder of the built web app. */
    PLAYBOOK_WEB_DIRECTORY: z.string().optional(),
  });
