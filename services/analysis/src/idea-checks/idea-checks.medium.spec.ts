import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  analyzeContent,
  getIdeaCheck,
  getLatestIdeaCheck,
  listIdeaChecks,
} from '@playbook/contracts/analysis/analysis-content.contract';
import { ideaCheckSchema } from '@playbook/contracts/analysis/idea-check.schema';
import pg from 'pg';
import { AnalysisBench } from '../../test/analysis.fixture.js';

const FORM = {
  type: 'IDEA_CHECK',
  ideaBrief: 'We text a dental practice’s waiting list the minute a patient cancels 🦷. 14 practices pay $90 a month.',
  problem: 'An empty chair costs $220 an hour, and the receptionist calls down a paper list.',
  industry: 'Healthcare',
  stage: 'revenue',
} as const;

describe('idea checks on PostgreSQL', () => {
  let bench: AnalysisBench;
  beforeAll(async () => {
    bench = await AnalysisBench.start();
  });
  afterAll(() => bench.stop());

  it('stores what it answers, to the letter', async () => {
    const { accessToken } = await bench.founder();
    const analysis = ideaCheckSchema.parse(await bench.service.rpc.call(analyzeContent, FORM, { accessToken }));
    expect(analysis.form).toEqual({
      ideaBrief: FORM.ideaBrief,
      problem: FORM.problem,
      industry: 'Healthcare',
      stage: 'revenue',
      targetUser: 'Not specified',
    });
    expect(await bench.service.rpc.call(getIdeaCheck, { id: analysis.id }, { accessToken })).toEqual(analysis);
  });

  it('refuses a call without a token and with every kind of bad token', async () => {
    await expect(bench.service.rpc.call(listIdeaChecks, {})).rejects.toMatchObject({ code: 'no_authorization' });
    for (const accessToken of Object.values(await bench.service.tokens.refusable(randomUUID()))) {
      await expect(bench.service.rpc.call(listIdeaChecks, {}, { accessToken })).rejects.toMatchObject({
        code: 'bad_jwt',
      });
    }
  });

  it('answers not_found for an analysis of somebody else', async () => {
    const own = await bench.founder();
    const other = await bench.founder();
    const { id } = await bench.service.rpc.call(analyzeContent, FORM, own);
    await expect(bench.service.rpc.call(getIdeaCheck, { id }, other)).rejects.toMatchObject({ code: 'not_found' });
    expect((await bench.service.rpc.call(listIdeaChecks, {}, other)).items).toEqual([]);
  });

  it('keeps the rows of a founder from the service’s own role without that founder', async () => {
    await bench.service.rpc.call(analyzeContent, FORM, await bench.founder());
    const role = new pg.Client({ connectionString: bench.service.database.url });
    await role.connect();
    await expect(role.query('select 1 from analysis.idea_checks')).rejects.toMatchObject({ code: '42704' });
    await role.query(`select set_config('app.founder_id', $1, false)`, [randomUUID()]);
    const visible = await role.query('select count(*)::int as rows from analysis.idea_checks');
    const stranger = role.query(
      `insert into analysis.idea_checks
         (id, founder_id, form, yc_alignment_score, risk_level, why_now_score, engine, critique, created_at)
       values ($1, $1, '{}', 1, 'low', 1, '{}', '{}', now())`,
      [randomUUID()],
    );
    await expect(stranger).rejects.toMatchObject({ message: expect.stringContaining('row-level security') });
    await role.end();
    expect(visible.rows).toEqual([{ rows: 0 }]);
    const all = await bench.admin.query('select count(*)::int as rows from analysis.idea_checks');
    expect(all.rows[0].rows).toBeGreaterThan(0);
  });

  it('refuses an idempotency key that belongs to another text, and keeps what is stored', async () => {
    const founder = await bench.founder();
    const idempotencyKey = randomUUID();
    const first = await bench.service.rpc.call(analyzeContent, { ...FORM, idempotencyKey }, founder);
    const other = bench.service.rpc.call(
      analyzeContent,
      { ...FORM, ideaBrief: 'Payroll for vets', idempotencyKey },
      founder,
    );
    await expect(other).rejects.toMatchObject({ code: 'idempotency_key_reused' });
    const again = await bench.service.rpc.call(analyzeContent, { ...FORM, idempotencyKey }, founder);
    expect(again).toEqual(first);
  });

  it('stores one analysis for ten parallel calls with one idempotency key, and others for other founders', async () => {
    const first = await bench.founder();
    const idempotencyKey = randomUUID();
    const calls = Array.from({ length: 10 }, () =>
      bench.service.rpc.call(analyzeContent, { ...FORM, idempotencyKey }, first),
    );
    const ids = new Set((await Promise.all(calls)).map((analysis) => analysis.id));
    expect(ids.size).toBe(1);
    const other = await bench.service.rpc.call(analyzeContent, { ...FORM, idempotencyKey }, await bench.founder());
    expect(ids).not.toContain(other.id);
  });

  it('pages newest first, also among analyses of one millisecond', async () => {
    const { founderId, accessToken } = await bench.founder();
    const analysis = await bench.service.rpc.call(analyzeContent, FORM, { accessToken });
    await bench.admin.query(
      `insert into analysis.idea_checks
         select gen_random_uuid(), founder_id, form, yc_alignment_score, risk_level, why_now_score, not_scored_reason, engine,
           critique, null, created_at
         from analysis.idea_checks, generate_series(1, 6) where founder_id = $1`,
      [founderId],
    );
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const input: { limit: number; cursor?: string } = cursor === null ? { limit: 3 } : { limit: 3, cursor };
      const page = await bench.service.rpc.call(listIdeaChecks, input, { accessToken });
      seen.push(...page.items.map((item) => item.id));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(new Set(seen).size).toBe(7);
    expect(seen).toHaveLength(7);
    expect(seen).toContain(analysis.id);
  });

  it('knows the newest check of each founder', async () => {
    const own = await bench.founder();
    expect(await bench.service.rpc.call(getLatestIdeaCheck, {}, own)).toBeNull();
    await bench.service.rpc.call(analyzeContent, FORM, own);
    const newer = await bench.service.rpc.call(analyzeContent, { ...FORM, stage: 'users' }, own);
    expect(await bench.service.rpc.call(getLatestIdeaCheck, {}, own)).toEqual(newer);
    expect(await bench.service.rpc.call(getLatestIdeaCheck, {}, await bench.founder())).toBeNull();
  });

  it('lists what the screen shows of each', async () => {
    const own = await bench.founder();
    const check = ideaCheckSchema.parse(await bench.service.rpc.call(analyzeContent, FORM, own));
    const { items } = await bench.service.rpc.call(listIdeaChecks, {}, own);
    expect(items).toEqual([
      {
        id: check.id,
        ideaBrief: FORM.ideaBrief,
        stage: 'revenue',
        ycAlignmentScore: check.ycAlignmentScore,
        riskLevel: check.categoryRisk.level,
        whyNowScore: check.whyNowAlignment.score,
        notScoredReason: null,
        engine: check.engine,
        createdAt: check.createdAt,
      },
    ]);
  });

  it('names the cursor that no page handed out', async () => {
    const { accessToken } = await bench.founder();
    await expect(bench.service.rpc.call(listIdeaChecks, { cursor: 'bm9uZQ' }, { accessToken })).rejects.toMatchObject({
      code: 'validation_failed',
      details: { issues: [{ path: 'cursor', message: expect.any(String) }] },
    });
  });
});
