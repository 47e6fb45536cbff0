import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { analyzeContent } from '@playbook/contracts/analysis/analysis-content.contract';
import { analyzePitch } from '@playbook/contracts/analysis/pitch-analysis.contract';
import type { StoredKind } from '@playbook/contracts/analysis/analysis-kinds.contract';
import { deleteOlderAnalyses, getAnalysisStorage } from '@playbook/contracts/analysis/stored-analyses.contract';
import type { TestFounder } from '@playbook/testing/service/service-bench';
import { AnalysisBench } from '../../test/analysis.fixture.js';
import { type ModelService, startModelService } from '../../test/model-service.fixture.js';

const ALLOWANCE = 3;
const PER_DAY = 2;
const PLENTY = 100;
const allowances = (stored: number, perDay: number): Record<string, string> => ({
  PLAYBOOK_ALLOWANCE_PITCH_ANALYSES: `${stored}`,
  PLAYBOOK_ALLOWANCE_IDEA_CHECKS: `${stored}`,
  PLAYBOOK_ALLOWANCE_ANSWER_ANALYSES: `${stored}`,
  PLAYBOOK_ALLOWANCE_PER_DAY: `${perDay}`,
});
const TEXT = '9 clinics pay for our payroll';
const FULL = { code: 'over_allowance' };

interface KindUnderTest {
  readonly kind: StoredKind;
  readonly table: string;
  readonly send: (founder: TestFounder, idempotencyKey?: string, at?: AnalysisBench) => Promise<{ id: string }>;
}

describe('what a founder may store', () => {
  let bench: AnalysisBench;
  /** Where a day's allowance is reached first. */
  let hasty: AnalysisBench;
  let founder: TestFounder;
  beforeAll(async () => {
    bench = await AnalysisBench.start(allowances(ALLOWANCE, PLENTY));
  });
  beforeAll(async () => {
    hasty = await AnalysisBench.start(allowances(PLENTY, PER_DAY));
  });
  afterAll(() => hasty.stop());
  afterAll(() => bench.stop());
  beforeEach(async () => {
    founder = await bench.founder();
  });

  const key = (idempotencyKey?: string) => (idempotencyKey === undefined ? {} : { idempotencyKey });
  const field = { sectionId: 'traction', fieldId: 'metrics' };
  const kinds: readonly KindUnderTest[] = [
    {
      kind: 'pitchAnalyses',
      table: 'pitch_analyses',
      send: (of, sent, at = bench) => at.service.rpc.call(analyzePitch, { pitch: TEXT, ...key(sent) }, of),
    },
    {
      kind: 'ideaChecks',
      table: 'idea_checks',
      send: (of, sent, at = bench) =>
        at.service.rpc.call(analyzeContent, { type: 'IDEA_CHECK', ideaBrief: TEXT, ...key(sent) }, of),
    },
    {
      kind: 'answerAnalyses',
      table: 'answer_analyses',
      send: (of, sent, at = bench) =>
        at.service.rpc.call(analyzeContent, { type: 'yc-application', ...field, answer: TEXT, ...key(sent) }, of),
    },
  ];
  const storage = async (of: TestFounder, kind: StoredKind, at = bench) => {
    const { kinds: all } = await at.service.rpc.call(getAnalysisStorage, {}, of);
    return all.find((one) => one.kind === kind);
  };
  const makeOlder = (table: string, at = bench): Promise<unknown> =>
    at.admin.query(`update analysis.${table} set created_at = created_at - interval '2 days' where founder_id = $1`, [
      founder.founderId,
    ]);
  const deleteOlder = (of: TestFounder, kind: StoredKind, keep: number) =>
    bench.service.rpc.call(deleteOlderAnalyses, { kind, keep }, of);

  describe.each(kinds)('$kind', ({ kind, table, send }) => {
    it('is refused beyond the allowance, whatever is asked for at once, and takes a repetition', async () => {
      const first = randomUUID();
      const stored = await send(founder, first);
      const results = await Promise.allSettled(Array.from({ length: 6 }, () => send(founder)));
      const refused = results.filter(({ status }) => status === 'rejected');
      expect(refused).toHaveLength(6 - (ALLOWANCE - 1));
      expect(refused).toEqual(refused.map(() => expect.objectContaining({ reason: expect.objectContaining(FULL) })));
      expect(await storage(founder, kind)).toEqual({
        kind,
        stored: ALLOWANCE,
        storedToday: ALLOWANCE,
        maxStored: ALLOWANCE,
        maxStoredPerDay: PLENTY,
      });
      expect(await send(founder, first)).toEqual(stored);
      await expect(send(await bench.founder())).resolves.toHaveProperty('id');
    });

    it('has room again when the older ones were deleted', async () => {
      for (let made = 0; made < ALLOWANCE; made += 1) await send(founder);
      await makeOlder(table);
      const other = await bench.founder();
      await send(other);
      expect(await deleteOlder(founder, kind, 1)).toEqual({ deleted: ALLOWANCE - 1 });
      expect(await deleteOlder(founder, kind, 1)).toEqual({ deleted: 0 });
      const newest = await send(founder);
      expect(await storage(founder, kind)).toMatchObject({ stored: 2, storedToday: 1 });
      expect(await deleteOlder(founder, kind, 1)).toEqual({ deleted: 1 });
      const left = await bench.rows<{ id: string }>(`select id from analysis.${table} where founder_id = $1`, [
        founder.founderId,
      ]);
      expect(left).toEqual([{ id: newest.id }]);
      expect(await deleteOlder(founder, kind, 0)).toEqual({ deleted: 1 });
      expect(await storage(other, kind)).toMatchObject({ stored: 1 });
    });

    it('is refused beyond what one day may bring, until the next one', async () => {
      founder = await hasty.founder();
      for (let made = 0; made < PER_DAY; made += 1) await send(founder, undefined, hasty);
      await expect(send(founder, undefined, hasty)).rejects.toMatchObject({
        code: 'over_daily_allowance',
        details: { retryAfterS: expect.any(Number) },
      });
      await makeOlder(table, hasty);
      await send(founder, undefined, hasty);
      expect(await storage(founder, kind, hasty)).toMatchObject({ stored: PER_DAY + 1, storedToday: 1 });
    });
  });

  it('cannot be counted or deleted without the founder, nor of a kind that is not stored', async () => {
    const noKind = { kind: 'applications' as StoredKind, keep: 0 };
    await expect(bench.service.rpc.call(getAnalysisStorage, {})).rejects.toMatchObject({ code: 'no_authorization' });
    await expect(deleteOlder(founder, 'pitchAnalyses', -1)).rejects.toMatchObject({ code: 'validation_failed' });
    await expect(bench.service.rpc.call(deleteOlderAnalyses, noKind, founder)).rejects.toMatchObject({
      code: 'validation_failed',
    });
  });
});

describe('with a language model', () => {
  let service: ModelService;
  beforeAll(async () => {
    service = await startModelService({ env: allowances(2, PLENTY) });
  });
  afterAll(() => service.stop());

  it('nothing is asked that may not be stored', async () => {
    const caller = await service.founder();
    await service.analyze(TEXT, caller);
    await service.analyze(`${TEXT} in Ohio`, caller);
    const asked = service.model.calls.length;
    expect(asked).toBeGreaterThan(0);
    await expect(service.analyze('Another payroll for 9 clinics', caller)).rejects.toMatchObject(FULL);
    expect(service.model.calls).toHaveLength(asked);
  });
});
