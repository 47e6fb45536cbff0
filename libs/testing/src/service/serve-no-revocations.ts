import { listBannedFounders, listEndedSessions } from '@playbook/contracts/auth/revocations.contract';
import { encodeValue } from '@playbook/service-kit/messaging/rpc/reply.codec';
import type { Transport } from '@playbook/service-kit/messaging/transport.port';

/** Plays the auth service as far as every process needs it before it accepts a token: nobody was signed out or banned. */
export async function serveNoRevocations(transport: Transport): Promise<void> {
  const noSessions = encodeValue({ sessionIds: [], next: null });
  const noBans = encodeValue({ bans: [], next: null });
  await transport.serve('auth', listEndedSessions.subject, async () => noSessions);
  await transport.serve('auth', listBannedFounders.subject, async () => noBans);
}
