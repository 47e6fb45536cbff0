import { storageAddressShape } from '@playbook/service-kit/object-storage/object-storage.settings';
import { z } from 'zod';
import { connectionShape } from './connections/connection.settings.js';
import { batchCalendarSetting } from './dashboard/batch-calendar.setting.js';
import { rateLimitShape } from './http/guards/rate-limit.settings.js';
import { webOriginsSetting } from './http/requests/web-origins.setting.js';

/** Settings of the gateway itself. */
export const gatewaySettingsSchema = z.object({
  /** Proxies in front of the gateway whose X-Forwarded-For entries are believed, counted from the gateway outwards. */
  PLAYBOOK_TRUSTED_PROXY_HOPS: z.coerce
    .number({ error: 'it must be a number of proxies' })
    .int('it must be a whole number')
    .min(0, 'it must not be negative')
    .max(10, 'it must be 10 at most')
    .default(0),
  /** Origins of web apps beside our own that may call the API from a browser. */
  PLAYBOOK_WEB_ORIGINS: webOriginsSetting,
  /** Deadlines that the dashboard counts down to. */
  PLAYBOOK_BATCH_CALENDAR: batchCalendarSetting,
  /** Key of the API for public clients; where it is set, clients of the auth endpoints must send it or a service key. */
  AUTH_ANON_KEY: z
    .string()
    .regex(/^[\w-]+\.[\w-]+\.[\w-]+$/, { error: 'it must be a key that npm run service-key has printed' })
    .optional(),
  ...connectionShape,
  ...rateLimitShape,
  ...storageAddressShape,
});
export type GatewaySettings = z.output<typeof gatewaySettingsSchema>;
