import { z } from 'zod';
import { natsUrlSetting, redisUrlSetting } from '../config/process-settings.js';
import type { EphemeralStore } from '../ephemeral/ephemeral-store.port.js';
import { RedisStore } from '../ephemeral/redis-store.adapter.js';
import { NatsTransport } from '../messaging/nats-transport.adapter.js';
import type { Transport } from '../messaging/transport.port.js';
import type { Logger } from '../telemetry/logger.js';

/** Settings of a process that meets the others over NATS and shares Redis with them. */
export const distributedSettingsSchema = z.object({ NATS_URL: natsUrlSetting, REDIS_URL: redisUrlSetting });

export interface Adapters {
  readonly transport: Transport;
  readonly store: EphemeralStore;
}

/** @throws ProcedureError `service_unavailable` when NATS does not answer; Redis is connected to in the background. */
export async function connectAdapters(
  settings: z.output<typeof distributedSettingsSchema>,
  name: string,
  logger: Logger,
): Promise<Adapters> {
  const transport = await NatsTransport.connect(settings.NATS_URL, `playbook-${name}`, (error) =>
    logger.warn(`NATS: ${error.name}`),
  );
  const store = new RedisStore(settings.REDIS_URL, 'playbook:', (error) => logger.warn(`Redis: ${error.name}`));
  return { transport, store };
}
