import { gatewaySettingsSchema } from '@playbook/gateway/gateway.settings';
import {
  databaseUrlSetting,
  portSetting,
  processSettingsSchema,
  redisUrlSetting,
} from '@playbook/service-kit/config/process-settings';
import { z } from 'zod';
import { diskReserveSetting } from '@playbook/service-kit/config/disk-reserve.setting';

/** Settings of the one process that holds everything. Services read their own from the same environment. */
export const allInOneSettingsSchema = processSettingsSchema.extend(gatewaySettingsSchema.shape).extend({
  PORT: portSetting.default(3000),
  /** Loopback while the development sign-in is on, else every address. */
  HOST: z.string().optional(),
  PLAYBOOK_DATA_DIR: z.string().default('.playbook'),
  PLAYBOOK_DISK_RESERVE_MB: diskReserveSetting,
  /** A PostgreSQL to use instead of the embedded one; needs the right to create roles and databases. */
  DATABASE_URL: databaseUrlSetting.optional(),
  REDIS_URL: redisUrlSetting.optional(),
  NODE_ENV: z.string().optional(),
  AUTH_GOOGLE_CLIENT_ID: z.string().optional(),
  AUTH_SMTP_URL: z.string().optional(),
  AUTH_OUTBOX_DIR: z.string().optional(),
});
export type AllInOneSettings = z.output<typeof allInOneSettingsSchema>;
