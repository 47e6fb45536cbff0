import { gatewaySettingsSchema } from '@playbook/gateway/gateway.settings';
import {
  databaseUrlSetting,
  natsUrlSetting,
  portSetting,
  processSettingsSchema,
  redisUrlSetting,
} from '@playbook/service-kit/config/process-settings';
import { natsSettingsSchema } from '@playbook/service-kit/service/connect-nats';
import { z } from 'zod';
import { diskReserveSetting } from '@playbook/service-kit/config/disk-reserve.setting';

const MAX_REPLICAS = 8;
const USER_IN_ADDRESS = 'it must name no user: each service has its own, as npm run nats:config prints them';
const namesNoUser = (addresses: string): boolean =>
  addresses.split(',').every((address) => !URL.parse(address)?.username);

/** Settings of `npm run start:distributed`; an address that is not set means a server of this machine. */
export const distributedStartSchema = processSettingsSchema.extend(gatewaySettingsSchema.shape).extend({
  PORT: portSetting.default(3000),
  /** Loopback while the development sign-in is on, else every address. */
  HOST: z.string().optional(),
  PLAYBOOK_DATA_DIR: z.string().default('.playbook'),
  PLAYBOOK_DISK_RESERVE_MB: diskReserveSetting,
  DATABASE_URL: databaseUrlSetting.optional(),
  NATS_URL: natsUrlSetting.refine(namesNoUser, { error: USER_IN_ADDRESS }).optional(),
  NATS_TLS_CA: natsSettingsSchema.shape.NATS_TLS_CA,
  REDIS_URL: redisUrlSetting.optional(),
  /** Processes of each service. */
  PLAYBOOK_REPLICAS: z.coerce
    .number({ error: 'it must be a number' })
    .int('it must be a whole number')
    .min(1, 'it must be 1 at least')
    .max(MAX_REPLICAS, `it must be ${MAX_REPLICAS} at most`)
    .default(2),
  NODE_ENV: z.string().optional(),
  AUTH_GOOGLE_CLIENT_ID: z.string().optional(),
  AUTH_SMTP_URL: z.string().optional(),
  AUTH_OUTBOX_DIR: z.string().optional(),
});
export type DistributedSettings = z.output<typeof distributedStartSchema>;
