import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { analysisLifecycle } from '@playbook/contracts/analysis/analysis-lifecycle.contract';
import { analyzeContent } from '@playbook/contracts/analysis/analysis-content.contract';
import { getAnswerAnalysis, listAnswerAnalyses } from '@playbook/contracts/analysis/answer-analysis.contract';
import pg from 'pg';
import { AnalysisBench } from '../../test/analysis.fixture.js';

const FORM = {
  type: 'yc-application',
  sectionId: 'traction',
  fieldId: 'metrics',
  answer: 'Revenue: Jul $1.1k, Aug $1.9k 🦷. 9 paying clinics, none lost.',
} as const;

describe('analyses of answers on PostgreSQL', () => {
  let bench: AnalysisBench;
  beforeAll(async () => {
    bench = await AnalysisBench.start();
  });
  afterAll(() => bench.stop());

  it('stores what it answers, to the letter', async () => {
    const { accessToken } = await bench.founder();
    const analysis = await bench.service.rpc.call(analyzeContent, FORM, { accessToken });
    expect(analysis).toMatchObject(FORM);
    expect(await bench.service.rpc.call(getAnswerAnalysis, { id: analysis.id }, { accessToken })).toEqual(analysis);
  });

  it('refuses a call without a token and with every kind of bad token', async () => {
    await expect(bench.service.rpc.call(listAnswerAnalyses, {})).rejects.toMatchObject({ code: 'no_authorization' });
    for (const accessToken of Object.values(await bench.service.tokens.refusable(randomUUID()))) {
      await expect(bench.service.rpc.call(listAnswerAnalyses, {}, { accessToken })).rejects.toMatchObject({
        code: 'bad_jwt',
      });
    }
  });

  it('answers not_found for an analysis of somebody else', async () => {
    const own = await bench.founder();
    const other = await bench.founder();
    const { id } = await bench.service.rpc.call(analyzeContent, FORM, own);
    await expect(bench.service.rpc.call(getAnswerAnalysis, { id }, other)).rejects.toMatchObject({ code: 'not_found' });
    expect((await bench.service.rpc.call(listAnswerAnalyses, {}, other)).items).toEqual([]);
  });

  it('keeps the rows of a founder from the service’s own role without that founder', async () => {
    await bench.service.rpc.call(analyzeContent, FORM, await bench.founder());
    const role = new pg.Client({ connectionString: bench.service.database.url });
    await role.connect();
    await expect(role.query('select 1 from analysis.answer_analyses')).rejects.toMatchObject({ code: '42704' });
    await role.query(`select set_config('app.founder_id', $1, false)`, [randomUUID()]);
    const visible = await role.query('select count(*)::int as rows from analysis.answer_analyses');
    const stranger = role.query(
      `insert into analysis.answer_analyses
         (id, founder_id, section_id, field_id, answer, score, engine, critique, created_at)
       values ($1, $1, 'x', 'x', 'x', 1, '{}', '{}', now())`,
      [randomUUID()],
    );
    await expect(stranger).rejects.toMatchObject({ message: expect.stringContaining('row-level security') });
    await role.end();
    expect(visible.rows).toEqual([{ rows: 0 }]);
    const all = await bench.admin.query('select count(*)::int as rows from analysis.answer_analyses');
    expect(all.rows[0].rows).toBeGreaterThan(0);
  });

  it('refuses an idempotency key that belongs to another text, and keeps what is stored', async () => {
    const founder = await bench.founder();
    const idempotencyKey = randomUUID();
    const first = await bench.service.rpc.call(analyzeContent, { ...FORM, idempotencyKey }, founder);
    const other = bench.service.rpc.call(
      analyzeContent,
      { ...FORM, answer: 'Payroll for vets', idempotencyKey },
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
      `insert into analysis.answer_analyses
         select gen_random_uuid(), founder_id, section_id, field_id, answer, score, engine, critique, null, created_at
         from analysis.answer_analyses, generate_series(1, 6) where founder_id = $1`,
      [founderId],
    );
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const input: { limit: number; cursor?: string } = cursor === null ? { limit: 3 } : { limit: 3, cursor };
      const page = await bench.service.rpc.call(listAnswerAnalyses, input, { accessToken });
      seen.push(...page.items.map((item) => item.id));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(new Set(seen).size).toBe(7);
    expect(seen).toHaveLength(7);
    expect(seen).toContain(analysis.id);
  });

  it('lists what the screen shows of each, of one field or of all', async () => {
    const own = await bench.founder();
    const metrics = await bench.service.rpc.call(analyzeContent, FORM, own);
    await bench.service.rpc.call(analyzeContent, { ...FORM, sectionId: 'product', fieldId: 'validation' }, own);
    expect((await bench.service.rpc.call(listAnswerAnalyses, {}, own)).items).toHaveLength(2);
    const { items } = await bench.service.rpc.call(listAnswerAnalyses, { fieldId: 'metrics' }, own);
    expect(items).toEqual([
      {
        id: metrics.id,
        sectionId: 'traction',
        fieldId: 'metrics',
        answer: FORM.answer,
        score: expect.any(Number),
        engine: metrics.engine,
        createdAt: metrics.createdAt,
      },
    ]);
  });

  it('is exported and erased with everything else of a founder', async () => {
    const own = await bench.founder();
    const analysis = await bench.service.rpc.call(analyzeContent, FORM, own);
    expect((await bench.service.rpc.call(analysisLifecycle.exportPage, {}, own)).answerAnalyses).toEqual([analysis]);
    await bench.service.rpc.call(analysisLifecycle.erase, {}, own);
    expect((await bench.service.rpc.call(listAnswerAnalyses, {}, own)).items).toEqual([]);
  });

  it('knows the questions of the application only, each in its section', async () => {
    const own = await bench.founder();
    for (const wrong of [{ fieldId: 'shoe-size' }, { sectionId: 'vision' }]) {
      await expect(bench.service.rpc.call(analyzeContent, { ...FORM, ...wrong }, own)).rejects.toMatchObject({
        code: 'validation_failed',
      });
    }
  });

  it('names the cursor that no page handed out', async () => {
    const { accessToken } = await bench.founder();
    await expect(
      bench.service.rpc.call(listAnswerAnalyses, { cursor: 'bm9uZQ' }, { accessToken }),
    ).rejects.toMatchObject({
      code: 'validation_failed',
      details: { issues: [{ path: 'cursor', message: expect.any(String) }] },
    });
  });
});
