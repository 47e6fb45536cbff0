import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { analyzeDemo } from '@playbook/contracts/demos/demo-analyses.contract';
import type { ExportedDemo } from '@playbook/contracts/demos/demo-analysis.schema';
import { beginDemoUpload } from '@playbook/contracts/demos/demo-uploads.contract';
import { demosLifecycle } from '@playbook/contracts/demos/demos-lifecycle.contract';
import { erasureMarksContract } from '@playbook/testing/contracts/erasure-marks.contract';
import type { TestFounder } from '@playbook/testing/service/service-bench';
import { DemosBench } from '../../test/demos.fixture.js';
import { mp4Bytes } from '../../test/mp4-bytes.fixture.js';
import { demosService } from '../service.js';

let bench: DemosBench;
beforeAll(async () => {
  bench = await DemosBench.start();
  await bench.startWorker();
});
afterAll(() => bench.stop());

async function exported(founder: TestFounder): Promise<ExportedDemo[]> {
  const demos: ExportedDemo[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const input: { cursor?: string } = cursor === undefined ? {} : { cursor };
    const page: { demoAnalyses: ExportedDemo[]; nextCursor: string | null } = await bench.service.rpc.call(
      demosLifecycle.exportPage,
      input,
      founder,
    );
    demos.push(...page.demoAnalyses);
    cursor = page.nextCursor;
  }
  return demos;
}

describe('everything of a founder', () => {
  it('comes out whole, page by page, and nothing of others', async () => {
    const [founder, other] = [await bench.founder(), await bench.founder()];
    const [first, second] = [await bench.upload(founder), await bench.upload(founder)];
    await bench.upload(other);
    const analysed = await bench.service.rpc.call(analyzeDemo, { analysisId: first.id }, founder);
    const [newest, oldest] = await exported(founder);
    expect(newest).toMatchObject({ id: second.id, status: 'uploaded', review: null });
    expect(oldest).toMatchObject({ id: first.id, review: analysed.review, facts: analysed.facts });
    expect(oldest?.filePath).toContain(founder.founderId);
    expect(oldest).not.toHaveProperty('thumbnailUrl');
  });

  it('is erased with its objects, once or twice, by the founder or an operator, and gets nothing more', async () => {
    const founder = await bench.founder();
    const { id } = await bench.upload(founder);
    await bench.service.rpc.call(analyzeDemo, { analysisId: id }, founder);
    const beginning = mp4Bytes().subarray(0, 64).toString('base64');
    const begin = () =>
      bench.service.rpc.call(beginDemoUpload, { fileName: 'a.mp4', fileSizeBytes: 5_000, beginning }, founder);
    await begin();
    await bench.service.rpc.call(demosLifecycle.erase, {}, founder);
    const exp = Math.floor(Date.now() / 1_000) + 60;
    const accessToken = await bench.service.tokens.issueClaims({ role: 'service_role', exp });
    const { founderId } = founder;
    await bench.service.rpc.call(demosLifecycle.eraseForOperator, { founderId }, { accessToken });
    expect(await exported(founder)).toEqual([]);
    expect(await bench.objectsOf(founder)).toEqual([]);
    for (const table of ['demo_analyses', 'demo_uploads', 'demo_feedback_sections', 'jobs', 'removals']) {
      expect(await bench.rows(`select * from demos.${table} where founder_id = $1`, [founderId])).toEqual([]);
    }
    await expect(begin()).rejects.toMatchObject({ code: 'account_deleting' });
  });

  it('counts a video as a use on the day of its upload', async () => {
    const founder = await bench.founder();
    await bench.upload(founder);
    await bench.upload(founder);
    const today = new Date().toISOString().slice(0, 10);
    const { uses } = await bench.service.rpc.call(demosLifecycle.usage, { since: today }, founder);
    expect(uses).toEqual([{ tool: 'demoAnalyses', date: today, uses: 2 }]);
  });
});

erasureMarksContract(demosService);
