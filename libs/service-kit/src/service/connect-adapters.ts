import type { z } from 'zod';
import { redisUrlSetting } from '../config/process-settings.js';
import type { EphemeralStore } from '../ephemeral/ephemeral-store.port.js';
import { logRedisNotices } from '../ephemeral/redis-notices.js';
import { RedisStore } from '../ephemeral/redis-store.adapter.js';
import type { Transport } from '../messaging/transport.port.js';
import type { Logger } from '../telemetry/logger.js';
import { connectNats, natsSettingsSchema } from './connect-nats.js';

/** Settings of a process that meets the others over NATS and shares Redis with them. */
export const distributedSettingsSchema = natsSettingsSchema.extend({ REDIS_URL: redisUrlSetting });

export interface Adapters {
  readonly transport: Transport;
  readonly store: EphemeralStore;
}

/** @throws StartError when NATS cannot be used; Redis is connected to in the background. */
export async function connectAdapters(
  settings: z.output<typeof distributedSettingsSchema>,
  name: string,
  logger: Logger,
): Promise<Adapters> {
  // The messages of errors by NATS name subjects, never what messages hold.
  const transport = await connectNats(settings, name, (error) => logger.warn(`NATS: ${error.name}: ${error.message}`));
  const store = new RedisStore(settings.REDIS_URL, 'playbook:', logRedisNotices(logger));
  return { transport, store };
}
