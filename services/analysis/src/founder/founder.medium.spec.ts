import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { analysisLifecycle } from '@playbook/contracts/analysis/analysis-lifecycle.contract';
import { analyzeContent, listIdeaChecks } from '@playbook/contracts/analysis/analysis-content.contract';
import { analyzePitch, listPitchAnalyses } from '@playbook/contracts/analysis/pitch-analysis.contract';
import { type IdeaCheck, ideaCheckSchema } from '@playbook/contracts/analysis/idea-check.schema';
import type { PitchAnalysis } from '@playbook/contracts/analysis/pitch-analysis.schema';
import type { TestFounder } from '@playbook/testing/service/service-bench';
import { untilStatementsWait } from '@playbook/testing/database/until-statements-wait';
import type { z } from 'zod';
import { AnalysisBench } from '../../test/analysis.fixture.js';

let bench: AnalysisBench;
beforeAll(async () => {
  bench = await AnalysisBench.start();
});
afterAll(() => bench.stop());

const untilWaiting = (): Promise<void> => untilStatementsWait((sql) => bench.rows(sql));

const analyze = (founder: TestFounder, pitch = 'Payroll for 40,000 US dental practices'): Promise<PitchAnalysis> =>
  bench.service.rpc.call(analyzePitch, { pitch }, founder);

const check = async (founder: TestFounder): Promise<IdeaCheck> => {
  const idea = { type: 'IDEA_CHECK', ideaBrief: 'Payroll for dental practices' } as const;
  return ideaCheckSchema.parse(await bench.service.rpc.call(analyzeContent, idea, founder));
};

/** Everything that a stored row has besides its id, its critique and the key of its call. */
const STORED_COLUMNS = {
  pitch_analyses: 'founder_id, pitch, overall_score, score_breakdown, not_scored_reason, engine, outcome, created_at',
  idea_checks:
    'founder_id, form, yc_alignment_score, risk_level, why_now_score, not_scored_reason, engine, outcome, created_at',
  answer_analyses: 'founder_id, section_id, field_id, answer, score, engine, outcome, created_at',
} as const;

describe('everything of a founder', () => {
  it('comes out whole, page by page, newest first, and nothing of others', async () => {
    const founder = await bench.founder();
    await analyze(await bench.founder());
    const made: PitchAnalysis[] = [];
    for (let count = 0; count < 13; count += 1) made.push(await analyze(founder));

    const first = await bench.service.rpc.call(analysisLifecycle.exportPage, {}, founder);
    expect(first.pitchAnalyses).toHaveLength(10);
    const second = await bench.service.rpc.call(
      analysisLifecycle.exportPage,
      { cursor: first.nextCursor ?? '' },
      founder,
    );
    expect(second.nextCursor).toBeNull();

    const byId = (a: PitchAnalysis, b: PitchAnalysis) => a.id.localeCompare(b.id);
    const all = [...first.pitchAnalyses, ...second.pitchAnalyses];
    expect(all.toSorted(byId)).toEqual(made.toSorted(byId));
    const instants = all.map(({ createdAt }) => createdAt);
    expect(instants).toEqual(instants.toSorted().toReversed());
  });

  it('goes on with idea checks where the pitch analyses end, also on the border of a page', async () => {
    const founder = await bench.founder();
    for (let count = 0; count < 10; count += 1) await analyze(founder);
    const checks = [await check(founder), await check(founder)];

    const first = await bench.service.rpc.call(analysisLifecycle.exportPage, {}, founder);
    expect([first.pitchAnalyses.length, first.ideaChecks.length]).toEqual([10, 0]);
    const second = await bench.service.rpc.call(
      analysisLifecycle.exportPage,
      { cursor: first.nextCursor ?? '' },
      founder,
    );
    expect(second).toMatchObject({ pitchAnalyses: [], nextCursor: null });
    const byId = (a: IdeaCheck, b: IdeaCheck) => a.id.localeCompare(b.id);
    expect(second.ideaChecks.toSorted(byId)).toEqual(checks.toSorted(byId));

    await analyze(founder);
    const pages = await bench.service.rpc.call(analysisLifecycle.exportPage, {}, founder);
    const rest = await bench.service.rpc.call(
      analysisLifecycle.exportPage,
      { cursor: pages.nextCursor ?? '' },
      founder,
    );
    expect([pages.ideaChecks.length, rest.pitchAnalyses.length, rest.ideaChecks.length]).toEqual([0, 1, 2]);
  });

  it('ends a page with the row that reaches 64 kB, and goes on with the next one', async () => {
    const founder = await bench.founder();
    const made: string[] = [];
    for (let count = 0; count < 5; count += 1) made.push((await analyze(founder)).id);
    const feedback = JSON.stringify(['x'.repeat(25_000)]);
    await bench.admin.query(
      `update analysis.pitch_analyses set critique = jsonb_set(critique, '{partnerFeedback}', $2) where founder_id = $1`,
      [founder.founderId, feedback],
    );
    const sizes: number[] = [];
    const ids: string[] = [];
    let cursor: string | null = null;
    do {
      const page: z.output<typeof analysisLifecycle.exportPage.output> = await bench.service.rpc.call(
        analysisLifecycle.exportPage,
        cursor === null ? {} : { cursor },
        founder,
      );
      sizes.push(page.pitchAnalyses.length);
      ids.push(...page.pitchAnalyses.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(sizes).toEqual([3, 2]);
    expect(ids.toSorted()).toEqual(made.toSorted());
  });

  it('reads no more out of the database than a page takes, however much there is', async () => {
    const founder = await bench.founder();
    const { founderId } = founder;
    await analyze(founder);
    await check(founder);
    const answer = { type: 'yc-application', sectionId: 'traction', fieldId: 'metrics', answer: 'MRR: $4k' } as const;
    await bench.service.rpc.call(analyzeContent, answer, founder);
    const long = JSON.stringify('x'.repeat(30_000));
    for (const [table, columns] of Object.entries(STORED_COLUMNS)) {
      await bench.admin.query(
        `insert into analysis.${table} (id, ${columns}, critique)
           select gen_random_uuid(), ${columns}, critique || jsonb_build_object('long', $2::jsonb)
           from analysis.${table}, generate_series(1, 200) where founder_id = $1`,
        [founderId, long],
      );
      const read = `select bytes from analysis.whole_page(null::analysis.${table}, $1, null, null, 10, 64000)`;
      const { rows } = await bench.admin.query<{ bytes: number }>(read, [founderId]);
      const [last = 0, ...others] = rows.map(({ bytes }) => bytes).toReversed();
      const bytesBefore = others.reduce((sum, bytes) => sum + bytes, 0);
      expect(last).toBeGreaterThan(0);
      expect(bytesBefore).toBeLessThan(64_000);
      expect(bytesBefore + last).toBeGreaterThanOrEqual(64_000);
    }
  });

  it('goes on after rows of one instant without losing or repeating one', async () => {
    const founder = await bench.founder();
    const { id } = await check(founder);
    const columns = STORED_COLUMNS.idea_checks;
    await bench.admin.query(
      `insert into analysis.idea_checks (id, ${columns}, critique)
         select gen_random_uuid(), ${columns}, critique from analysis.idea_checks, generate_series(1, 40) where id = $1`,
      [id],
    );
    const { rows } = await bench.admin.query<{ id: string }>(
      'select id from analysis.idea_checks where founder_id = $1 order by created_at desc, id desc',
      [founder.founderId],
    );
    const ids: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page: z.output<typeof analysisLifecycle.exportPage.output> = await bench.service.rpc.call(
        analysisLifecycle.exportPage,
        cursor === undefined ? {} : { cursor },
        founder,
      );
      ids.push(...page.ideaChecks.map((row) => row.id));
      cursor = page.nextCursor;
    }
    expect(ids).toEqual(rows.map((row) => row.id));
  });

  it('is erased, once or twice, and nothing of others', async () => {
    const founder = await bench.founder();
    const other = await bench.founder();
    await analyze(founder);
    await check(founder);
    const kept = await analyze(other);
    await bench.service.rpc.call(analysisLifecycle.erase, {}, founder);
    await bench.service.rpc.call(analysisLifecycle.erase, {}, founder);

    expect((await bench.service.rpc.call(listPitchAnalyses, {}, founder)).items).toEqual([]);
    expect((await bench.service.rpc.call(listIdeaChecks, {}, founder)).items).toEqual([]);
    expect((await bench.service.rpc.call(analysisLifecycle.exportPage, {}, other)).pitchAnalyses).toEqual([kept]);
  });

  it('is erased by an operator, not by another founder', async () => {
    const founder = await bench.founder();
    const { founderId } = founder;
    const other = await bench.founder();
    await analyze(founder);
    const kept = await analyze(other);
    const erase = (accessToken: string) =>
      bench.service.rpc.call(analysisLifecycle.eraseForOperator, { founderId }, { accessToken });
    await expect(erase(other.accessToken)).rejects.toMatchObject({ code: 'not_admin' });
    const exp = Math.floor(Date.now() / 1_000) + 60;
    await erase(await bench.service.tokens.issueClaims({ role: 'service_role', exp }));
    expect((await bench.service.rpc.call(analysisLifecycle.exportPage, {}, founder)).pitchAnalyses).toEqual([]);
    expect((await bench.service.rpc.call(analysisLifecycle.exportPage, {}, other)).pitchAnalyses).toEqual([kept]);
  });

  it('gets nothing more for an hour after it was erased', async () => {
    const founder = await bench.founder();
    await bench.service.rpc.call(analyzePitch, { pitch: 'Payroll', idempotencyKey: 'the-first-one' }, founder);
    await bench.service.rpc.call(analysisLifecycle.erase, {}, founder);
    const late = { pitch: 'Payroll for dentists', idempotencyKey: 'the-first-one' };
    for (const input of [late, { pitch: 'Payroll' }]) {
      await expect(bench.service.rpc.call(analyzePitch, input, founder)).rejects.toMatchObject({
        code: 'account_deleting',
      });
    }
    expect((await bench.service.rpc.call(analysisLifecycle.exportPage, {}, founder)).pitchAnalyses).toEqual([]);
    await analyze(await bench.founder());

    await bench.admin.query(`update analysis.erasures set erased_at = erased_at - interval '61 minutes'`);
    await expect(analyze(founder)).resolves.toBeDefined();
    await bench.service.rpc.call(analysisLifecycle.erase, {}, await bench.founder());
    expect((await bench.admin.query('select 1 from analysis.erasures')).rowCount).toBe(1);
  });

  it('waits for what is being written when it is erased, and the other way round', async () => {
    const founder = await bench.founder();
    const { id } = await analyze(founder);
    await bench.admin.query('begin');
    await bench.admin.query(
      `insert into analysis.pitch_analyses (id, founder_id, pitch, overall_score, score_breakdown, engine, critique, created_at)
       select $1, founder_id, pitch, overall_score, score_breakdown, engine, critique, created_at
       from analysis.pitch_analyses where id = $2`,
      [randomUUID(), id],
    );
    const erasure = bench.service.rpc.call(analysisLifecycle.erase, {}, founder);
    await untilWaiting();
    await bench.admin.query('commit');
    await erasure;
    expect((await bench.service.rpc.call(analysisLifecycle.exportPage, {}, founder)).pitchAnalyses).toEqual([]);

    const other = randomUUID();
    await bench.admin.query('begin');
    await bench.admin.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [other]);
    const analysis = analyze(await bench.founder(other));
    analysis.catch(() => undefined);
    await untilWaiting();
    await bench.admin.query('insert into analysis.erasures values ($1, now())', [other]);
    await bench.admin.query('commit');
    await expect(analysis).rejects.toMatchObject({ code: 'account_deleting' });
  });

  it('needs the founder and a cursor of its own', async () => {
    for (const call of [
      bench.service.rpc.call(analysisLifecycle.exportPage, {}),
      bench.service.rpc.call(analysisLifecycle.erase, {}),
    ]) {
      await expect(call).rejects.toMatchObject({ code: 'no_authorization' });
    }
    const call = bench.service.rpc.call(analysisLifecycle.exportPage, { cursor: 'bm9uZQ' }, await bench.founder());
    await expect(call).rejects.toMatchObject({ code: 'validation_failed' });
  });
});
