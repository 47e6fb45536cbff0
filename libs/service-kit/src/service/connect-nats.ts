import { isNativeError } from 'node:util/types';
import { z } from 'zod';
import { natsUrlSetting } from '../config/process-settings.js';
import { StartError } from '../config/start-error.js';
import { ProcedureError } from '../errors/procedure-error.js';
import { isNatsSeed } from '../messaging/nats/nats-keys.adapter.js';
import { NatsTransport } from '../messaging/nats/nats-transport.adapter.js';

/** How a process meets the others over NATS. */
export const natsSettingsSchema = z.object({
  NATS_URL: natsUrlSetting,
  /** Seed of the key by which the server knows this kind of process. */
  NATS_NKEY_SEED: z.string().refine(isNatsSeed, { error: 'it must be the seed of a user key (nkey)' }).optional(),
  /** Certificates (PEM) of authorities that may have signed the server's. */
  NATS_TLS_CA: z.string().startsWith('-----BEGIN CERTIFICATE-----', 'it must be certificates in PEM').optional(),
});

/**
 * Connects a kind of process to NATS by its own credentials.
 * @throws StartError when the server is away, speaks no TLS where it should, knows no such user, or asks nobody for credentials
 */
export async function connectNats(
  settings: z.output<typeof natsSettingsSchema>,
  party: string,
  onFault: (error: Error) => void,
): Promise<NatsTransport> {
  const { NATS_URL: url, NATS_NKEY_SEED: nkeySeed, NATS_TLS_CA: tlsAuthorities } = settings;
  const transport = await NatsTransport.connect(url, party, { nkeySeed, tlsAuthorities, onFault }).catch(
    (error: unknown) => {
      throw startErrorOf(error);
    },
  );
  if (transport.asksForCredentials) return transport;
  await transport.close();
  throw new StartError(
    'NATS_OPEN',
    'The NATS server at NATS_URL asks for no credentials, so that whoever reaches it hears and says everything. ' +
      'Give it the users that npm run nats:config prints, and start again.',
  );
}

function startErrorOf(error: unknown): unknown {
  if (!(error instanceof ProcedureError) || !isNativeError(error.cause)) return error;
  const { cause } = error;
  if (NatsTransport.isRefusal(cause)) {
    return new StartError(
      'NATS_REFUSED',
      'The NATS server at NATS_URL refuses these credentials. Check NATS_NKEY_SEED, or the user in NATS_URL, and that the ' +
        'server has the users that npm run nats:config prints.',
      { cause },
    );
  }
  return new StartError(
    'NATS_UNREACHABLE',
    `There is no connection to the NATS server at NATS_URL (${cause.message}). Start it, or correct NATS_URL or NATS_TLS_CA.`,
    { cause },
  );
}
