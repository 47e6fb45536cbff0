import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { deleteDemo } from '@playbook/contracts/demos/demo-analyses.contract';
import { BACKUP_LOCK_KEY } from '@playbook/service-kit/object-storage/backup-lock';
import { waitUntil } from '@playbook/testing/wait-until';
import { DemosBench } from '../../test/demos.fixture.js';

describe('objects of a deleted video', () => {
  let bench: DemosBench;
  beforeEach(async () => {
    bench = await DemosBench.start();
  });
  afterEach(() => bench.stop());

  it('stay while a backup runs, whose rows may need them, and go when it has ended', async () => {
    const founder = await bench.founder();
    const { id } = await bench.upload(founder);
    const objects = await bench.objectsOf(founder);
    expect(objects).not.toEqual([]);
    await bench.rows('select pg_advisory_lock($1)', [BACKUP_LOCK_KEY]);
    await bench.service.rpc.call(deleteDemo, { id }, founder);
    // A worker looks before it says that it has started, and once more before it has stopped.
    await (
      await bench.startWorker()
    )();
    expect(await bench.objectsOf(founder)).toEqual(objects);
    await bench.rows('select pg_advisory_unlock($1)', [BACKUP_LOCK_KEY]);
    await bench.startWorker();
    await waitUntil(async () => (await bench.objectsOf(founder)).length === 0);
  });
});
