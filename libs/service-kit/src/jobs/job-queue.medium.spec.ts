import { randomUUID } from 'node:crypto';
import { Migration } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@playbook/testing/database/create-test-database';
import { schemaDifferences } from '@playbook/testing/database/schema-differences';
import { withAdminSession } from '@playbook/testing/database/admin-session';
import { Database } from '../persistence/database.js';
import { createErasures, createSkipErased, erasuresOf } from '../persistence/founder-table.js';
import { ormOptions } from '../persistence/orm-options.js';
import type { Job } from './job.js';
import { JobQueue } from './job-queue.js';
import { addTraceparent, createJobs, jobsOf } from './jobs-table.js';

class Create extends Migration {
  override up(): void {
    const table = [...createJobs('toil'), ...addTraceparent('toil')];
    for (const statement of [...createErasures('toil'), createSkipErased('toil'), ...table]) this.addSql(statement);
  }
}
const TOIL = {
  name: 'toil',
  schema: {
    schema: 'toil',
    entities: [erasuresOf('toil'), jobsOf('toil')],
    migrations: [{ name: '20261123000000-create', class: Create }],
  },
};

let files: TestDatabase;
let database: Database;
let queue: JobQueue;
beforeAll(async () => {
  files = await createTestDatabase(TOIL);
  database = new Database(await MikroORM.init(ormOptions(TOIL.schema, files.url)));
  queue = new JobQueue(database, 'toil');
});
beforeEach(() => withAdminSession(files.adminUrl, (admin) => admin.query('truncate toil.jobs')));
afterAll(async () => {
  await database.close();
  await files.drop();
});

async function add(founderId: string, id: string = randomUUID()): Promise<string> {
  await database.asFounder({ founderId }, (em) => queue.add(em, { id, founderId }));
  return id;
}
const claim = () => queue.claim(randomUUID());
/** A job that is there. */
async function claimOne(): Promise<Job> {
  const job = await claim();
  if (job === null) throw new Error('No job waits');
  return job;
}
const finish = (job: Job) => database.asFounder(job, (em) => queue.finish(em, job));
/** As if the worker had been silent for so long that its lease is over. */
const loseLeases = () =>
  withAdminSession(files.adminUrl, (admin) =>
    admin.query(`update toil.jobs set leased_until = now() - interval '1 s'`),
  );

describe('a queue of jobs', () => {
  it('has the table that its entity describes', async () => {
    expect(await schemaDifferences(TOIL)).toEqual([]);
  });

  it('counts what a further worker would take: a job a founder, and none of whom one is worked on', async () => {
    expect(await queue.countWaiting()).toBe(0);
    const [busy, patient] = [randomUUID(), randomUUID()];
    await add(busy);
    await add(busy);
    expect(await queue.countWaiting()).toBe(1);
    await claimOne();
    expect(await queue.countWaiting()).toBe(0);
    await add(patient);
    expect(await queue.countWaiting()).toBe(1);
    await loseLeases();
    expect(await queue.countWaiting()).toBe(2);
  });

  it('hands a job to one worker, and once', async () => {
    const id = await add(randomUUID());
    const claims = await Promise.all([claim(), claim(), claim()]);
    expect(claims.filter((job) => job !== null)).toMatchObject([{ id, tries: 1 }]);
  });

  it('takes one job of a founder at a time, and founders in turn', async () => {
    const [busy, other] = [randomUUID(), randomUUID()];
    const first = await add(busy);
    const second = await add(busy);
    const third = await add(other);
    const running = await Promise.all([claim(), claim(), claim()]);
    expect(new Set(running.map((job) => job?.id))).toEqual(new Set([first, third, undefined]));
    for (const job of running.filter((one) => one !== null)) await finish(job);
    expect(await claim()).toMatchObject({ id: second });
  });

  it('keeps a founder who comes later from waiting for all of another’s', async () => {
    const [busy, other] = [randomUUID(), randomUUID()];
    for (let count = 0; count < 5; count += 1) await add(busy);
    const urgent = await add(other);
    const order: string[] = [];
    for (let job = await claim(); job !== null; job = await claim()) {
      order.push(job.id);
      await finish(job);
    }
    expect(order.indexOf(urgent)).toBeLessThanOrEqual(1);
    expect(order).toHaveLength(6);
  });

  it('hands a job on when its worker is gone, and the first one cannot end it any more', async () => {
    await add(randomUUID());
    const lost = await claimOne();
    await loseLeases();
    const taken = await claimOne();
    expect(taken).toMatchObject({ id: lost.id, tries: 2 });
    expect(await queue.keep(lost, { stage: 'late', share: 0.9 })).toBe(false);
    expect(await finish(lost)).toBe(false);
    expect(await finish(taken)).toBe(true);
    expect(await claim()).toBeNull();
  });

  it('says how far a job is, to its founder only', async () => {
    const founderId = randomUUID();
    const id = await add(founderId);
    const progressOf = (founder: string) => database.asFounder({ founderId: founder }, (em) => queue.progress(em, id));
    expect(await progressOf(founderId)).toEqual({ stage: 'waiting', share: 0 });
    const job = await claimOne();
    expect(await queue.keep(job, { stage: 'decoding', share: 0.5 })).toBe(true);
    expect(await progressOf(founderId)).toEqual({ stage: 'decoding', share: 0.5 });
    expect(await progressOf(randomUUID())).toBeNull();
  });

  it('forgets a job that is cancelled, and its worker hears of it', async () => {
    const founderId = randomUUID();
    const id = await add(founderId);
    const job = await claimOne();
    expect(await database.asFounder({ founderId: randomUUID() }, (em) => queue.cancel(em, id))).toBe(false);
    expect(await database.asFounder({ founderId }, (em) => queue.cancel(em, id))).toBe(true);
    expect(await queue.keep(job, { stage: 'decoding', share: 0.5 })).toBe(false);
  });

  it('takes a job back that its worker cannot go on with, at once, and a failed one later', async () => {
    await add(randomUUID());
    const stopped = await claimOne();
    await queue.release(stopped);
    const failed = await claimOne();
    expect(failed).toMatchObject({ id: stopped.id, tries: 1 });
    await queue.retry(failed, 3_600);
    expect(await claim()).toBeNull();
  });

  it('holds a job once, however often it is asked for', async () => {
    const founderId = randomUUID();
    const id = await add(founderId);
    await add(founderId, id);
    const job = await claimOne();
    await add(founderId, id);
    await finish(job);
    expect(await claim()).toBeNull();
  });
});
