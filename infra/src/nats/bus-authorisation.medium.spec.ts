import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getIndustryAnalysis } from '@playbook/contracts/insights/industry-analysis.contract';
import { listBannedFounders, listEndedSessions } from '@playbook/contracts/auth/revocations.contract';
import { signUp } from '@playbook/contracts/auth/auth.contract';
import { BUS_CONTRACTS } from '@playbook/contracts/bus-contracts';
import { commentsWaiting } from '@playbook/contracts/sharing/share-comments.contract';
import { resolveShare } from '@playbook/contracts/sharing/share-links.contract';
import { GATEWAY, serviceOf } from '@playbook/contracts/core/procedure';
import { createNatsSeed } from '@playbook/service-kit/messaging/nats/nats-keys.adapter';
import { NatsTransport } from '@playbook/service-kit/messaging/nats/nats-transport.adapter';
import { type ConfiguredNats, startConfiguredNats } from '@playbook/testing/nats/configured-nats';
import { NatsIntruder } from '@playbook/testing/nats/nats-intruder';
import { busPartiesOf } from './bus-access.js';
import { natsAuthorization } from './nats-authorization.js';

const PARTIES = busPartiesOf(BUS_CONTRACTS);
const PROCEDURES = BUS_CONTRACTS.procedures.map(({ subject }) => subject);
const EVENTS = BUS_CONTRACTS.events.map(({ subject }) => subject);
/** Subjects that responded once, or never. */
const STRANGE = ['auth.v1.keys.list', 'auth.v1.password.reveal', 'gateway.v1.text.echo', '_INBOX.abc.1', 'anything'];
/** What every process asks for when it starts, the auth service's own included. */
/** They keep what can be shared, and ask by themselves who holds a secret. */
const SHARING = ['applications', 'analysis', 'demos', 'decks'];
const REVOCATIONS = [listEndedSessions.subject, listBannedFounders.subject];
const SERVICES = PARTIES.filter((party) => party !== GATEWAY);
const PARTS = SERVICES.map((service) => `parts.${service}.${randomUUID()}`);
const CANCELLATIONS = PARTS.map((subject) => `${subject}.cancelled`);
const INBOXES = PARTIES.map((party) => `_INBOX_${party}.${randomUUID()}.1`);
const WILDCARDS = [
  '>',
  '*.>',
  '*.v1.*.*',
  '*.events.>',
  '_INBOX.>',
  'parts.>',
  'parts.*.*.*',
  '$SYS.>',
  '$JS.>',
  ...PARTIES.flatMap((party) => [`${party}.>`, `${party}.v1.>`, `${party}.events.>`]),
];
const SUBJECTS = [...PROCEDURES, ...EVENTS, ...PARTS, ...CANCELLATIONS, ...INBOXES, ...STRANGE];

const hasParts = (service: string): boolean =>
  BUS_CONTRACTS.procedures.some(({ subject, chunks }) => chunks !== undefined && serviceOf(subject) === service);

/** The rule in one place, apart from how it is derived for the server. */
function mayHear(party: string, subject: string): boolean {
  const [first = '', second = ''] = subject.split('.');
  if (first === 'parts') {
    return hasParts(second) && party === (CANCELLATIONS.includes(subject) ? second : GATEWAY);
  }
  if (INBOXES.includes(subject)) return first === `_INBOX_${party}`;
  if (subject === commentsWaiting.subject) return party === 'auth';
  // Those of auth are for every process, those of others for their own.
  if (EVENTS.includes(subject)) return first === 'auth' || party === first;
  return PROCEDURES.includes(subject) && first === party;
}

function maySay(party: string, subject: string): boolean {
  const [first = '', second = ''] = subject.split('.');
  if (first === 'parts') {
    return hasParts(second) && party === (CANCELLATIONS.includes(subject) ? GATEWAY : second);
  }
  if (EVENTS.includes(subject)) return first === party;
  if (REVOCATIONS.includes(subject)) return true;
  if (subject === resolveShare.subject) return party === GATEWAY || SHARING.includes(party);
  return PROCEDURES.includes(subject) && party === GATEWAY;
}

describe('who may do what on NATS', () => {
  const seeds = new Map(PARTIES.map((party) => [party, createNatsSeed()]));
  let server: ConfiguredNats;
  beforeAll(async () => {
    server = await startConfiguredNats(natsAuthorization(seeds));
  });
  afterAll(() => server.stop());

  const end = (party: string): Promise<NatsTransport> =>
    NatsTransport.connect(server.url, party, { nkeySeed: seeds.get(party) });

  it('is nothing for whoever has no credentials, or others than the server knows', async () => {
    await expect(NatsIntruder.connect(server.url)).rejects.toMatchObject({ name: 'AuthorizationError' });
    await expect(NatsIntruder.connect(server.url, createNatsSeed())).rejects.toMatchObject({
      name: 'AuthorizationError',
    });
  });

  it('is known for every kind of process', () => {
    expect(PARTIES).toEqual(expect.arrayContaining(['gateway', 'auth', 'analysis', 'applications', 'insights']));
    expect(PROCEDURES.length).toBeGreaterThan(50);
  });

  describe.each(PARTIES)('with the credentials of %s', (party) => {
    let intruder: NatsIntruder;
    beforeAll(async () => {
      intruder = await NatsIntruder.connect(server.url, seeds.get(party));
    });
    afterAll(() => intruder.close());

    it('is to hear its own requests, events, parts and replies, and nothing else', async () => {
      const heard = SUBJECTS.filter((subject) => mayHear(party, subject));
      expect(await intruder.audible(SUBJECTS)).toEqual(heard);
    });

    it('is to answer its own requests only, as a member of whatever group', async () => {
      for (const group of PARTIES) {
        const served = PROCEDURES.filter((subject) => serviceOf(subject) === party);
        expect(await intruder.audible(PROCEDURES, group)).toEqual(served);
      }
    });

    it('is to overhear nothing by wildcards', async () => {
      const others = PARTIES.filter((name) => name !== party).map((name) => `_INBOX_${name}.>`);
      expect(await intruder.audible([...WILDCARDS, ...others, '_INBOX_*.>'])).toEqual([]);
    });

    it('is to call and to tell what is its own, and nothing else', async () => {
      const said = SUBJECTS.filter((subject) => maySay(party, subject));
      expect(await intruder.speakable(SUBJECTS)).toEqual(said);
    });
  });

  it('lets the gateway call a service, which hands over parts before its reply', async () => {
    const [gateway, service] = [await end(GATEWAY), await end('analysis')];
    const parts = `parts.analysis.${randomUUID()}`;
    const heard: string[] = [];
    await gateway.subscribe(parts, async ({ payload }) => void heard.push(payload));
    const subject = PROCEDURES.find((name) => serviceOf(name) === 'analysis') ?? '';
    await service.serve('analysis', subject, async () => {
      await service.publish(parts, { payload: 'a part', headers: {} });
      return 'the reply';
    });
    const message = { payload: '{}', headers: {} };
    expect(await gateway.request(subject, message, { timeoutMs: 5_000 })).toBe('the reply');
    expect(heard).toEqual(['a part']);
    await gateway.close();
    await service.close();
  });

  it('lets a service that publishes nothing answer', async () => {
    const [gateway, service] = [await end(GATEWAY), await end('insights')];
    await service.serve('insights', getIndustryAnalysis.subject, async () => 'the reply');
    const message = { payload: '{}', headers: {} };
    const options = { timeoutMs: 5_000 };
    expect(await gateway.request(getIndustryAnalysis.subject, message, options)).toBe('the reply');
    await gateway.close();
    await service.close();
  });

  it('says so at once where a process does what it may not', async () => {
    const service = await end('insights');
    const message = { payload: '{}', headers: {} };
    const refusal = { code: 'service_unavailable', message: expect.stringContaining('does not let this process use') };
    await expect(service.serve('auth', signUp.subject, async () => '')).rejects.toMatchObject(refusal);
    await expect(service.request(signUp.subject, message, { timeoutMs: 5_000 })).rejects.toMatchObject(refusal);
    await service.close();
  });
});
