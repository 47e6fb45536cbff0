import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  answerSaved,
  applicationStatusChanged,
  changeApplicationStatus,
} from '@playbook/contracts/applications/applications.contract';
import type { EventContract } from '@playbook/contracts/shared/event';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { LocalTransport } from '@playbook/service-kit/messaging/local-transport.adapter';
import { OutboxRelay } from '@playbook/service-kit/outbox/outbox-relay';
import { OutboxTable } from '@playbook/service-kit/outbox/outbox-table';
import { Database } from '@playbook/service-kit/persistence/database';
import { ormOptions } from '@playbook/service-kit/persistence/orm-options';
import { waitUntil } from '@playbook/testing/wait-until';
import { MikroORM } from '@mikro-orm/postgresql';
import { ApplicationsBench, METRICS, PROBLEM } from '../../test/applications.fixture.js';
import { applicationsService } from '../service.js';

interface Heard {
  readonly subject: string;
  readonly payload: Record<string, unknown>;
}

/** Everything that subscribers of the service's events are told. */
async function listen(bench: ApplicationsBench): Promise<Heard[]> {
  const heard: Heard[] = [];
  const outside = new LocalTransport(bench.service.bus);
  for (const { subject } of [answerSaved, applicationStatusChanged]) {
    await outside.subscribe(subject, async ({ payload }) => void heard.push({ subject, payload: JSON.parse(payload) }));
  }
  return heard;
}

const waiting = (bench: ApplicationsBench) => bench.rows<{ id: string }>('select id from applications.outbox');

describe('events of the applications service', () => {
  let bench: ApplicationsBench;
  beforeAll(async () => {
    bench = await ApplicationsBench.start({ PLAYBOOK_OUTBOX_POLL_MS: '10' });
  });
  afterAll(() => bench.stop());

  it('tell of each save and change of status, in order, without what the founder wrote', async () => {
    const heard = await listen(bench);
    const founder = await bench.founder();
    await bench.save(founder, METRICS, 'Quokkafold', 0);
    await bench.save(founder, METRICS, 'Quokkafold again', 1);
    await bench.save(founder, METRICS, 'Quokkafold too late', 1);
    const { id, updatedAt } = await bench.service.rpc.call(changeApplicationStatus, { status: 'ready' }, founder);
    await waitUntil(async () => heard.length >= 3 && (await waiting(bench)).length === 0);

    expect(heard.map(({ subject, payload }) => [subject, payload['version'] ?? payload['status']])).toEqual([
      [answerSaved.subject, 1],
      [answerSaved.subject, 2],
      [applicationStatusChanged.subject, 'ready'],
    ]);
    expect(answerSaved.payload.parse(heard[0]?.payload)).toMatchObject({
      ...METRICS,
      applicationId: id,
      founderId: founder.founderId,
    });
    expect(applicationStatusChanged.payload.parse(heard[2]?.payload)).toMatchObject({
      applicationId: id,
      changedAt: updatedAt,
    });
    expect(new Set(heard.map(({ payload }) => payload['eventId'])).size).toBe(3);
    expect(JSON.stringify(heard)).not.toContain('Quokkafold');
  });
});

describe('the relay of the outbox', () => {
  let bench: ApplicationsBench;
  let orm: MikroORM;
  let database: Database;

  beforeAll(async () => {
    bench = await ApplicationsBench.start();
    orm = await MikroORM.init(ormOptions(applicationsService.schema, bench.service.database.url));
    database = new Database(orm);
  });
  afterAll(async () => {
    await database.close();
    await bench.stop();
  });

  /** One process's relay, over a publisher that may fail. */
  function relay(publish: (event: EventContract, payload: object) => Promise<void>, confirm = async () => {}) {
    const failures: string[] = [];
    const lines: [message: string, fields: object | undefined][] = [];
    const made = new OutboxRelay({
      outbox: new OutboxTable(database, 'applications'),
      events: { publish, confirm },
      logger: {
        failure: (message) => void failures.push(message),
        info: (message, fields) => void lines.push([message, fields]),
      },
      settings: { PLAYBOOK_OUTBOX_POLL_MS: 10, PLAYBOOK_OUTBOX_LEASE_S: 30 },
      contracts: [answerSaved, applicationStatusChanged],
    });
    return { made, failures, lines };
  }

  const leasesEnd = () => bench.rows(`update applications.outbox set claimed_until = now() - interval '1 second'`);
  const never = () => new Promise<void>(() => undefined);

  it('publishes what a process had claimed when it died, after its lease and not before', async () => {
    await bench.save(await bench.founder(), METRICS, 'MRR: $4k', 0);
    // The process ends between its claim and the publication: nothing more is heard of it.
    void relay(never).made.relayBatch();
    await waitUntil(
      async () => (await bench.rows('select 1 from applications.outbox where claimed_until is null')).length === 0,
    );

    const published: object[] = [];
    const successor = relay(async (_event, payload) => void published.push(payload)).made;
    expect(await successor.relayBatch()).toBe(0);
    await leasesEnd();
    expect(await successor.relayBatch()).toBe(1);
    expect(published).toMatchObject([METRICS]);
    expect(await waiting(bench)).toEqual([]);
  });

  it('publishes again what was published and not yet removed', async () => {
    await bench.save(await bench.founder(), METRICS, 'MRR: $4k', 0);
    const published: string[] = [];
    const publish = async (_event: EventContract, payload: object) =>
      void published.push(Reflect.get(payload, 'eventId'));
    void relay(publish, never).made.relayBatch();
    await waitUntil(() => published.length === 1);
    await leasesEnd();
    await relay(publish).made.relayBatch();
    expect(published).toHaveLength(2);
    expect(published[0]).toBe(published[1]);
    expect(await waiting(bench)).toEqual([]);
  });

  it('removes nothing while the broker is away, and says so', async () => {
    const founder = await bench.founder();
    await bench.save(founder, METRICS, 'MRR: $4k', 0);
    await bench.save(founder, PROBLEM, 'Clerks type', 0);
    const away = new ProcedureError('service_unavailable', 'The broker does not answer');
    const unpublished = relay(() => Promise.reject(away)).made;
    await expect(unpublished.relayBatch()).rejects.toBe(away);
    await leasesEnd();
    const unconfirmed = relay(
      async () => {},
      () => Promise.reject(away),
    );
    unconfirmed.made.start();
    await waitUntil(() => unconfirmed.failures.length === 1);
    await unconfirmed.made.stop();
    expect(unconfirmed.failures).toEqual(['Events wait in the outbox']);
    expect(await waiting(bench)).toHaveLength(2);
    await leasesEnd();
    expect(await relay(async () => {}).made.relayBatch()).toBe(2);
  });

  it('shares a batch with another process: each event goes to one of them', async () => {
    const founder = await bench.founder();
    for (let version = 0; version < 10; version += 1) await bench.save(founder, METRICS, `MRR: $${version}k`, version);
    const published: unknown[] = [];
    const publish = async (_event: EventContract, payload: object) =>
      void published.push(Reflect.get(payload, 'version'));
    const counts = await Promise.all(Array.from({ length: 4 }, () => relay(publish).made.relayBatch()));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(10);
    expect(new Set(published).size).toBe(10);
  });

  it('leaves an event that no contract fits, shows it to operators, and goes on with the others', async () => {
    await bench.rows(
      `insert into applications.outbox (founder_id, subject, payload) values (gen_random_uuid(), 'unknown', '{}')`,
    );
    await bench.save(await bench.founder(), METRICS, 'MRR: $4k', 0);
    const { made, failures } = relay(async () => {});
    expect(await made.relayBatch()).toBe(2);
    expect(failures).toEqual(['An event cannot be published']);
    expect(await waiting(bench)).toHaveLength(1);
  });

  describe('with an event that is at fault itself', () => {
    const TRIES = 8;
    const standing = () =>
      bench.rows<{ tries: number; isDead: boolean; pauseS: number }>(`
        select tries, dead_at is not null as "isDead", extract(epoch from claimed_until - now())::float as "pauseS"
        from applications.outbox order by id`);
    const figures = () => new OutboxTable(database, 'applications').figures();
    const poison = async (subject = 'unknown'): Promise<string> => {
      const [row] = await bench.rows<{ id: string }>(
        `insert into applications.outbox (founder_id, subject, payload) values (gen_random_uuid(), $1, '{"version": 0}')
        returning id`,
        [subject],
      );
      return row!.id;
    };
    beforeEach(() => bench.rows('delete from applications.outbox'));

    it('tries it less and less often, then gives it up and says so once; what is behind it is delivered', async () => {
      const id = await poison();
      await bench.save(await bench.founder(), METRICS, 'MRR: $4k', 0);
      const published: object[] = [];
      const { made, lines } = relay(async (_event, payload) => void published.push(payload));
      const pausesS: number[] = [];
      for (let round = 1; round <= TRIES; round += 1) {
        expect(await figures()).toMatchObject({ dead: 0, deadAgeS: null });
        await made.relayBatch();
        pausesS.push((await standing())[0]!.pauseS);
        await leasesEnd();
      }
      expect(published).toMatchObject([METRICS]);
      expect(pausesS.slice(0, -1)).toEqual(pausesS.slice(0, -1).toSorted((a, b) => a - b));
      expect(pausesS[TRIES - 2]).toBeGreaterThan(10 * pausesS[0]!);
      expect(await standing()).toMatchObject([{ tries: TRIES, isDead: true }]);
      expect(lines).toEqual([['An event is dead', { id, event: 'unknown', tries: TRIES, reason: 'unknown_subject' }]]);

      expect(await made.relayBatch()).toBe(0);
      expect(await figures()).toEqual({ waiting: 0, waitingAgeS: null, dead: 1, deadAgeS: expect.any(Number) });
    });

    it('keeps the code of the reason, and lets the event wait again when an operator wants it', async () => {
      const id = await poison(answerSaved.subject);
      const invalid = new ProcedureError('validation_failed', 'version: too small');
      const { made } = relay(() => Promise.reject(invalid));
      for (let round = 1; round <= TRIES; round += 1) {
        await made.relayBatch();
        await leasesEnd();
      }
      const outbox = new OutboxTable(database, 'applications');
      expect(await outbox.listDead()).toEqual([
        {
          id,
          subject: answerSaved.subject,
          tries: TRIES,
          deadAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/),
          reason: 'validation_failed',
        },
      ]);

      expect(await outbox.requeue(id)).toBe(true);
      expect(await outbox.requeue(id)).toBe(false);
      expect(await figures()).toMatchObject({ waiting: 1, waitingAgeS: expect.any(Number), dead: 0 });
      const published: object[] = [];
      await relay(async (_event, payload) => void published.push(payload)).made.relayBatch();
      expect(published).toEqual([{ version: 0 }]);
      expect(await waiting(bench)).toEqual([]);
    });

    it('counts no try of any event while the broker is away, however long that is', async () => {
      await poison();
      await bench.save(await bench.founder(), METRICS, 'MRR: $4k', 0);
      const away = new ProcedureError('service_unavailable', 'The broker does not answer');
      const refusing = relay(() => Promise.reject(away)).made;
      const losing = relay(
        async () => {},
        () => Promise.reject(away),
      ).made;
      for (let round = 0; round < 2 * TRIES; round += 1) {
        await expect((round % 2 === 0 ? refusing : losing).relayBatch()).rejects.toBe(away);
        await leasesEnd();
      }
      expect(await standing()).toMatchObject([
        { tries: 0, isDead: false },
        { tries: 0, isDead: false },
      ]);
      const published: object[] = [];
      await relay(async (_event, payload) => void published.push(payload)).made.relayBatch();
      expect(published).toMatchObject([METRICS]);
    });
  });
});
