import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { analyzeDemo, deleteDemo, getDemo } from '@playbook/contracts/demos/demo-analyses.contract';
import type { TestFounder } from '@playbook/testing/service/service-bench';
import { waitUntil } from '@playbook/testing/wait-until';
import { DemosBench } from '../../test/demos.fixture.js';
import { FACTS, PlannedEngines } from '../../test/planned-engines.fixture.js';
import type { VideoToMeasure } from './media-engines.port.js';

const LONG_MS = 15_000;

/** Measures until it is told to stop, and says that it has begun. */
function stuck(engines: PlannedEngines): Promise<VideoToMeasure> {
  return new Promise((begun) => {
    engines.measureNext = (video) => {
      begun(video);
      return new Promise((_resolve, reject) => {
        video.signal.addEventListener('abort', () => reject(new Error('Aborted')));
      });
    };
  });
}

describe('workers', () => {
  let bench: DemosBench;
  beforeEach(async () => {
    bench = await DemosBench.start();
  });
  afterEach(() => bench.stop());

  const analyze = (founder: TestFounder, analysisId: string) =>
    bench.service.rpc.call(analyzeDemo, { analysisId }, founder);
  const get = (founder: TestFounder, id: string) => bench.service.rpc.call(getDemo, { id }, founder);

  it('share what there is to do, each video once', async () => {
    const all = [new PlannedEngines(), new PlannedEngines()];
    for (const engines of all) await bench.startWorker(engines);
    const founders = await Promise.all(Array.from({ length: 4 }, () => bench.founder()));
    const results = await Promise.all(
      founders.map(async (founder) => analyze(founder, (await bench.upload(founder)).id)),
    );
    expect(results.map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => 'completed'));
    expect(all.reduce((sum, { runs }) => sum + runs, 0)).toBe(4);
  });

  it('hand on what they work at when they stop', async () => {
    const founder = await bench.founder();
    const { id } = await bench.upload(founder);
    const [first, second] = [new PlannedEngines(), new PlannedEngines()];
    const begun = stuck(first);
    const stop = await bench.startWorker(first);
    const watching = analyze(founder, id);
    await begun;
    await stop();
    await bench.startWorker(second);
    expect(await watching).toMatchObject({ status: 'completed' });
    expect([first.runs, second.runs]).toEqual([1, 1]);
  });

  it('take over from one that is not heard of, whose late result changes nothing', async () => {
    const founder = await bench.founder();
    const { id } = await bench.upload(founder);
    const [lost, next] = [new PlannedEngines(), new PlannedEngines()];
    let finishLate: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => {
      lost.measureNext = () => {
        resolve();
        return new Promise((late) => {
          finishLate = () => late({ failure: 'unreadable' });
        });
      };
    });
    await bench.startWorker(lost);
    const watching = analyze(founder, id);
    await begun;
    await bench.admin.query(
      `update demos.jobs set leased_until = now() - interval '1 s', worker_id = gen_random_uuid()`,
    );
    await bench.startWorker(next);
    expect(await watching).toMatchObject({ status: 'completed' });
    finishLate();
    await waitUntil(async () => (await get(founder, id)).progress === null);
    expect(await get(founder, id)).toMatchObject({ status: 'completed', failure: null });
    expect(next.runs).toBe(1);
  });

  it(
    'give up a video that fails three times, and say so',
    async () => {
      const founder = await bench.founder();
      const { id } = await bench.upload(founder);
      const engines = new PlannedEngines();
      engines.measureNext = async () => {
        await bench.admin.query('update demos.jobs set tries = 3');
        throw new Error('The process ended');
      };
      await bench.startWorker(engines);
      // Its lease names another try, so that it is somebody else's until that is over.
      const watching = analyze(founder, id);
      await waitUntil(() => engines.runs > 0);
      await bench.admin.query(`update demos.jobs set leased_until = now() - interval '1 s'`);
      expect(await watching).toMatchObject({ status: 'failed', failure: 'gave-up' });
    },
    LONG_MS,
  );

  it(
    'leave no picture of a video that is deleted meanwhile',
    async () => {
      const founder = await bench.founder();
      const { id } = await bench.upload(founder);
      const engines = new PlannedEngines();
      engines.measureNext = async () => {
        await bench.service.rpc.call(deleteDemo, { id }, founder);
        return FACTS;
      };
      await bench.startWorker(engines);
      await expect(analyze(founder, id)).rejects.toMatchObject({ code: 'not_found' });
      await waitUntil(async () => (await bench.objectsOf(founder)).length === 0, LONG_MS);
    },
    LONG_MS,
  );
});
