import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SeverableLink } from '@playbook/testing/infra/severable-link';
import { announced } from '@playbook/testing/contracts/probe/probe.procedures';
import { waitUntil } from '@playbook/testing/wait-until';
import { EventPublisher } from './event-publisher.js';
import { NatsTransport } from './nats/nats-transport.adapter.js';

const natsUrl = process.env['TEST_NATS_URL'] ?? '';
const message = { payload: '{}', headers: {} };
const SUBJECT = 'outage.v1.text.echo';
/** The limit of a greeting, and as long again for a machine that is busy; the library's own limit is 20 s. */
const SOON_MS = 8_000;
const AWAY_CODES = ['service_unavailable', 'request_timeout'];

describe('NatsTransport while NATS is away', () => {
  let link: SeverableLink;
  let server: NatsTransport;
  let caller: NatsTransport;

  const isUp = (transport: NatsTransport): Promise<boolean> =>
    transport.check().then(
      () => true,
      () => false,
    );

  beforeAll(async () => {
    link = await SeverableLink.open(natsUrl);
    server = await NatsTransport.connect(link.url, 'outage-server');
    caller = await NatsTransport.connect(link.url, 'outage-caller');
    await server.serve('outage', SUBJECT, async () => '{"value":1}');
    await caller.request(SUBJECT, message, { timeoutMs: 2_000 });
    await link.cut();
  });
  afterAll(async () => {
    await caller.close();
    await server.close();
    await link.cut();
  });

  it('refuses the first connection with the typed error', async () => {
    await expect(NatsTransport.connect('nats://127.0.0.1:1', 'nobody')).rejects.toMatchObject({
      code: 'service_unavailable',
    });
  });

  it('is not healthy, and a call ends with a failure code within its time', async () => {
    expect(await isUp(caller)).toBe(false);
    const call = caller.request(SUBJECT, message, { timeoutMs: 200 });
    await expect(call).rejects.toMatchObject({ code: expect.stringMatching(AWAY_CODES.join('|')) });
  });

  it('fails calls at once, however long they may take', async () => {
    const call = caller.request(SUBJECT, message, { timeoutMs: 3_600_000 });
    await expect(call).rejects.toMatchObject({ code: 'service_unavailable' });
  });

  it('does not confirm events, and does when NATS is back', async () => {
    const events = new EventPublisher(caller);
    await events.publish(announced, { text: 'lost' }).catch(() => undefined);
    await expect(events.confirm()).rejects.toMatchObject({ code: 'service_unavailable' });
    await link.mend();
    // Both, since the next test needs both: a connection that is cut in the middle of a greeting has a test of its own.
    await waitUntil(async () => (await isUp(caller)) && (await isUp(server)));
    await events.publish(announced, { text: 'arrives' });
    await expect(events.confirm()).resolves.toBeUndefined();
    await link.cut();
    await waitUntil(async () => !(await isUp(caller)));
  });

  it('connects again by itself and serves as before', async () => {
    await link.mend();
    await waitUntil(async () => (await isUp(caller)) && (await isUp(server)));
    await waitUntil(() =>
      caller.request(SUBJECT, message, { timeoutMs: 500 }).then(
        () => true,
        () => false,
      ),
    );
    expect(await caller.request(SUBJECT, message, { timeoutMs: 2_000 })).toBe('{"value":1}');
  });

  it('connects again soon after a server that accepted the connection and never greeted', async () => {
    const own = await SeverableLink.open(natsUrl);
    const patient = await NatsTransport.connect(own.url, 'patient');
    try {
      await own.cut();
      await waitUntil(async () => !(await isUp(patient)));
      own.freeze();
      await own.mend();
      await waitUntil(() => own.isInUse);
      own.fallSilent();
      own.thaw();
      await waitUntil(() => isUp(patient), SOON_MS);
      await expect(patient.check()).resolves.toBeUndefined();
    } finally {
      await own.cut();
      await patient.close();
    }
  });

  it('can be stopped while NATS is away', async () => {
    const lonely = await NatsTransport.connect(link.url, 'lonely');
    await lonely.subscribe('outage.events.v1.thing.happened', async () => undefined);
    await link.cut();
    await waitUntil(async () => !(await isUp(lonely)));
    await lonely.drain();
    await expect(lonely.close()).resolves.toBeUndefined();
    await link.mend();
  });
});
