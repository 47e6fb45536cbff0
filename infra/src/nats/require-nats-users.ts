import { connectNats } from '@playbook/service-kit/service/connect-nats';
import type { NatsSeeds } from './nats-seeds.js';

/**
 * Makes sure that the server lets in every kind of process, before any of them is started: their own refusals would come one by
 * one, between other lines.
 * @throws StartError when the server cannot be used as it is
 */
export async function requireNatsUsers(
  settings: { readonly NATS_URL: string; readonly NATS_TLS_CA?: string | undefined },
  seeds: NatsSeeds,
): Promise<void> {
  for (const [party, seed] of seeds) {
    const { NATS_URL, NATS_TLS_CA } = settings;
    const transport = await connectNats({ NATS_URL, NATS_TLS_CA, NATS_NKEY_SEED: seed }, party, () => undefined);
    await transport.close();
  }
}
