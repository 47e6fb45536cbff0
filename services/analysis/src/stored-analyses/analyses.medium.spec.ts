import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { analyzeContent, getLatestIdeaCheck, ideaChecks } from '@playbook/contracts/analysis/analysis-content.contract';
import { analysisLifecycle } from '@playbook/contracts/analysis/analysis-lifecycle.contract';
import { answerAnalyses } from '@playbook/contracts/analysis/answer-analysis.contract';
import { ideaCheckSchema } from '@playbook/contracts/analysis/idea-check.schema';
import pg from 'pg';
import { AnalysisBench } from '../../test/analysis.fixture.js';
import { ANSWER, HISTORIES, IDEA } from '../../test/histories.fixture.js';
import type { Caller } from '../../test/model-service.fixture.js';

let bench: AnalysisBench;
beforeAll(async () => {
  bench = await AnalysisBench.start();
});
afterAll(() => bench.stop());

describe.each(HISTORIES)('$kind.storedAs on PostgreSQL', ({ kind, table, analyze, kept, columns, planted }) => {
  const list = (input: { limit?: number; cursor?: string }, founder: Partial<Caller> = {}) =>
    bench.service.rpc.call(kind.list, input, founder);
  const get = (id: string, founder: Caller) => bench.service.rpc.call(kind.get, { id }, founder);

  it('stores what it answers, to the letter', async () => {
    const founder = await bench.founder();
    const analysis = await analyze(bench.service.rpc, founder);
    expect(analysis).toMatchObject(kept);
    expect(await get(analysis.id, founder)).toEqual(analysis);
  });

  it('are refused to a call without a token and with every kind of bad token', async () => {
    await expect(list({})).rejects.toMatchObject({ code: 'no_authorization' });
    for (const accessToken of Object.values(await bench.service.tokens.refusable(randomUUID()))) {
      await expect(list({}, { accessToken })).rejects.toMatchObject({ code: 'bad_jwt' });
    }
  });

  it('are not found by somebody else', async () => {
    const [own, other] = [await bench.founder(), await bench.founder()];
    const { id } = await analyze(bench.service.rpc, own);
    await expect(get(id, other)).rejects.toMatchObject({ code: 'not_found' });
    expect((await list({}, other)).items).toEqual([]);
  });

  it('keeps the rows of a founder from the service’s own role without that founder', async () => {
    await analyze(bench.service.rpc, await bench.founder());
    const role = new pg.Client({ connectionString: bench.service.database.url });
    await role.connect();
    await expect(role.query(`select 1 from analysis.${table}`)).rejects.toMatchObject({ code: '42704' });
    await role.query(`select set_config('app.founder_id', $1, false)`, [randomUUID()]);
    const visible = await role.query(`select count(*)::int as rows from analysis.${table}`);
    const stranger = role.query(
      `insert into analysis.${table} (id, founder_id, ${Object.keys(planted).join(', ')}, engine, critique, created_at)
       values ($1, $1, ${Object.values(planted).join(', ')}, '{}', '{}', now())`,
      [randomUUID()],
    );
    await expect(stranger).rejects.toMatchObject({ message: expect.stringContaining('row-level security') });
    await role.end();
    expect(visible.rows).toEqual([{ rows: 0 }]);
    const all = await bench.admin.query(`select count(*)::int as rows from analysis.${table}`);
    expect(all.rows[0].rows).toBeGreaterThan(0);
  });

  it('are refused under an idempotency key of another text, and what is stored stays', async () => {
    const founder = await bench.founder();
    const idempotencyKey = randomUUID();
    const first = await analyze(bench.service.rpc, founder, { idempotencyKey });
    const other = analyze(bench.service.rpc, founder, { idempotencyKey, isOther: true });
    await expect(other).rejects.toMatchObject({ code: 'idempotency_key_reused' });
    expect(await analyze(bench.service.rpc, founder, { idempotencyKey })).toEqual(first);
  });

  it('are one for ten parallel calls with one idempotency key, and others for other founders', async () => {
    const founder = await bench.founder();
    const idempotencyKey = randomUUID();
    const calls = Array.from({ length: 10 }, () => analyze(bench.service.rpc, founder, { idempotencyKey }));
    const ids = new Set((await Promise.all(calls)).map(({ id }) => id));
    expect(ids.size).toBe(1);
    const other = await analyze(bench.service.rpc, await bench.founder(), { idempotencyKey });
    expect(ids).not.toContain(other.id);
  });

  it('come page by page, newest first, also those of one millisecond', async () => {
    const founder = await bench.founder();
    const analysis = await analyze(bench.service.rpc, founder);
    await bench.admin.query(
      `insert into analysis.${table} (id, ${columns})
         select gen_random_uuid(), ${columns} from analysis.${table}, generate_series(1, 6) where founder_id = $1`,
      [founder.founderId],
    );
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await list({ limit: 3, ...(cursor !== null && { cursor }) }, founder);
      seen.push(...page.items.map((item) => item.id));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(new Set(seen).size).toBe(7);
    expect(seen).toHaveLength(7);
    expect(seen).toContain(analysis.id);
  });

  it('are exported and erased with everything else of a founder', async () => {
    const founder = await bench.founder();
    const analysis = await analyze(bench.service.rpc, founder);
    const exported = await bench.service.rpc.call(analysisLifecycle.exportPage, {}, founder);
    expect(exported[kind.storedAs]).toEqual([analysis]);
    await bench.service.rpc.call(analysisLifecycle.erase, {}, founder);
    expect((await list({}, founder)).items).toEqual([]);
  });

  it('have a name for the cursor that no page handed out', async () => {
    await expect(list({ cursor: 'bm9uZQ' }, await bench.founder())).rejects.toMatchObject({
      code: 'validation_failed',
      details: { issues: [{ path: 'cursor', message: expect.any(String) }] },
    });
  });
});

describe('idea checks', () => {
  it('have a newest one for each founder', async () => {
    const own = await bench.founder();
    expect(await bench.service.rpc.call(getLatestIdeaCheck, {}, own)).toBeNull();
    await bench.service.rpc.call(analyzeContent, IDEA, own);
    const newer = await bench.service.rpc.call(analyzeContent, { ...IDEA, stage: 'users' }, own);
    expect(await bench.service.rpc.call(getLatestIdeaCheck, {}, own)).toEqual(newer);
    expect(await bench.service.rpc.call(getLatestIdeaCheck, {}, await bench.founder())).toBeNull();
  });

  it('are listed with what the screen shows of each', async () => {
    const own = await bench.founder();
    const check = ideaCheckSchema.parse(await bench.service.rpc.call(analyzeContent, IDEA, own));
    const { items } = await bench.service.rpc.call(ideaChecks.list, {}, own);
    expect(items).toEqual([
      {
        id: check.id,
        ideaBrief: IDEA.ideaBrief,
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
});

describe('analyses of answers', () => {
  it('are listed with what the screen shows of each, of one field or of all', async () => {
    const own = await bench.founder();
    const metrics = await bench.service.rpc.call(analyzeContent, ANSWER, own);
    await bench.service.rpc.call(analyzeContent, { ...ANSWER, sectionId: 'product', fieldId: 'validation' }, own);
    expect((await bench.service.rpc.call(answerAnalyses.list, {}, own)).items).toHaveLength(2);
    const { items } = await bench.service.rpc.call(answerAnalyses.list, { fieldId: 'metrics' }, own);
    expect(items).toEqual([
      {
        id: metrics.id,
        sectionId: 'traction',
        fieldId: 'metrics',
        answer: ANSWER.answer,
        score: expect.any(Number),
        engine: metrics.engine,
        createdAt: metrics.createdAt,
      },
    ]);
  });

  it('knows the questions of the application only, each in its section', async () => {
    const own = await bench.founder();
    for (const wrong of [{ fieldId: 'shoe-size' }, { sectionId: 'vision' }]) {
      await expect(bench.service.rpc.call(analyzeContent, { ...ANSWER, ...wrong }, own)).rejects.toMatchObject({
        code: 'validation_failed',
      });
    }
  });
});
