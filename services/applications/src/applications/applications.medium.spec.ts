import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { changeApplicationStatus, getApplication } from '@playbook/contracts/applications/applications.contract';
import { ApplicationsBench, METRICS } from '../../test/applications.fixture.js';

let bench: ApplicationsBench;
beforeAll(async () => {
  bench = await ApplicationsBench.start();
});
afterAll(() => bench.stop());

const idsOf = (founderId: string) =>
  bench.rows('select id from applications.applications where founder_id = $1', [founderId]);

describe('the application', () => {
  it('is made at the first read, and read again at the next', async () => {
    const founder = await bench.founder();
    const first = await bench.load(founder);
    expect(first).toMatchObject({ title: 'YC Application', status: 'draft', answers: [] });
    expect(await bench.load(founder)).toEqual(first);
    expect(await idsOf(founder.founderId)).toEqual([{ id: first.id }]);
  });

  it('is made once, however many first calls come at the same time', async () => {
    const founder = await bench.founder();
    const reads = Array.from({ length: 10 }, () => bench.load(founder));
    const saves = Array.from({ length: 5 }, () => bench.save(founder, METRICS, 'MRR: $4k', 0));
    await Promise.all(saves);
    const ids = new Set((await Promise.all(reads)).map(({ id }) => id));
    expect(ids.size).toBe(1);
    expect(await idsOf(founder.founderId)).toHaveLength(1);
  });

  it('is the most recently updated one where there are several', async () => {
    const founder = await bench.founder();
    const first = await bench.load(founder);
    const later = randomUUID();
    await bench.rows(
      `insert into applications.applications
         select $1, founder_id, 'Another', status, created_at, updated_at + interval '1 day'
         from applications.applications where id = $2`,
      [later, first.id],
    );
    expect(await bench.load(founder)).toMatchObject({ id: later, title: 'Another' });
  });

  it('belongs to a founder, and to nobody else', async () => {
    await expect(bench.service.rpc.call(getApplication, {})).rejects.toMatchObject({ code: 'no_authorization' });
    const own = await bench.load(await bench.founder());
    expect((await bench.load(await bench.founder())).id).not.toBe(own.id);
  });
});

describe('the status', () => {
  it('takes any of the four values and moves the time on', async () => {
    const founder = await bench.founder();
    let before = (await bench.load(founder)).updatedAt;
    for (const status of ['submitted', 'draft', 'ready', 'in_progress', 'in_progress'] as const) {
      const changed = await bench.service.rpc.call(changeApplicationStatus, { status }, founder);
      expect(changed.status).toBe(status);
      expect(await bench.load(founder)).toEqual({ ...changed, answers: [] });
      expect(changed.updatedAt >= before).toBe(true);
      before = changed.updatedAt;
    }
  });

  it('can be the first that is ever set', async () => {
    const founder = await bench.founder();
    const changed = await bench.service.rpc.call(changeApplicationStatus, { status: 'ready' }, founder);
    expect((await bench.load(founder)).id).toBe(changed.id);
  });

  it('takes no other value', async () => {
    const input = { status: 'accepted' } as unknown as { status: 'draft' };
    const call = bench.service.rpc.call(changeApplicationStatus, input, await bench.founder());
    await expect(call).rejects.toMatchObject({ code: 'validation_failed', details: { issues: [{ path: 'status' }] } });
  });
});
