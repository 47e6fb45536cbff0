import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { analyzePitch, listPitchAnalyses } from '@playbook/contracts/analysis.contract';
import { eraseAnalysis, exportAnalysis } from '@playbook/contracts/analysis-account.contract';
import type { PitchAnalysis } from '@playbook/contracts/pitch-analysis.schema';
import { startTestService, type TestService } from '@playbook/testing/service/start-test-service';
import { analysisService } from '../service.js';

let service: TestService;
beforeAll(async () => {
  service = await startTestService(analysisService);
});
afterAll(() => service.stop());

const newFounder = async () => ({ accessToken: await service.tokens.issue(randomUUID()) });
type OnBehalf = Awaited<ReturnType<typeof newFounder>>;

const analyze = (founder: OnBehalf, pitch = 'Payroll for 40,000 US dental practices'): Promise<PitchAnalysis> =>
  service.rpc.call(analyzePitch, { pitch }, founder);

describe('everything of a founder', () => {
  it('comes out whole, page by page, newest first, and nothing of others', async () => {
    const founder = await newFounder();
    await analyze(await newFounder());
    const made: PitchAnalysis[] = [];
    for (let count = 0; count < 23; count += 1) made.push(await analyze(founder));

    const first = await service.rpc.call(exportAnalysis, {}, founder);
    expect(first.pitchAnalyses).toHaveLength(20);
    const second = await service.rpc.call(exportAnalysis, { cursor: first.nextCursor ?? '' }, founder);
    expect(second.nextCursor).toBeNull();

    const byId = (a: PitchAnalysis, b: PitchAnalysis) => a.id.localeCompare(b.id);
    const all = [...first.pitchAnalyses, ...second.pitchAnalyses];
    expect(all.toSorted(byId)).toEqual(made.toSorted(byId));
    const instants = all.map(({ createdAt }) => createdAt);
    expect(instants).toEqual(instants.toSorted().toReversed());
  });

  it('is erased, once or twice, and nothing of others', async () => {
    const founder = await newFounder();
    const other = await newFounder();
    await analyze(founder);
    const kept = await analyze(other);
    await service.rpc.call(eraseAnalysis, {}, founder);
    await service.rpc.call(eraseAnalysis, {}, founder);

    expect((await service.rpc.call(listPitchAnalyses, {}, founder)).items).toEqual([]);
    expect((await service.rpc.call(exportAnalysis, {}, other)).pitchAnalyses).toEqual([kept]);
  });

  it('needs the founder and a cursor of its own', async () => {
    for (const call of [service.rpc.call(exportAnalysis, {}), service.rpc.call(eraseAnalysis, {})]) {
      await expect(call).rejects.toMatchObject({ code: 'no_authorization' });
    }
    const call = service.rpc.call(exportAnalysis, { cursor: 'bm9uZQ' }, await newFounder());
    await expect(call).rejects.toMatchObject({ code: 'validation_failed' });
  });
});
