import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { applicationsLifecycle } from '@playbook/contracts/applications/applications-lifecycle.contract';
import { changeApplicationStatus, getApplication } from '@playbook/contracts/applications/applications.contract';
import { BUILDER_FIELDS } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import { ANSWER_MAX_CHARS } from '@playbook/contracts/core/limits';
import { untilStatementsWait } from '@playbook/testing/database/until-statements-wait';
import { ApplicationsBench, METRICS, type TestFounder } from '../../test/applications.fixture.js';

let bench: ApplicationsBench;
beforeAll(async () => {
  bench = await ApplicationsBench.start();
});
afterAll(() => bench.stop());

type Page = Awaited<ReturnType<typeof page>>;
const page = (founder: TestFounder, cursor?: string) =>
  bench.service.rpc.call(applicationsLifecycle.exportPage, cursor === undefined ? {} : { cursor }, founder);
const erase = (founder: TestFounder) => bench.service.rpc.call(applicationsLifecycle.erase, {}, founder);

async function exported(founder: TestFounder): Promise<Omit<Page, 'nextCursor'>> {
  const whole: Omit<Page, 'nextCursor'> = { applications: [], answerVersions: [], targetDates: [] };
  for (let next: Page | null = await page(founder); next !== null;) {
    whole.applications.push(...next.applications);
    whole.answerVersions.push(...next.answerVersions);
    whole.targetDates.push(...next.targetDates);
    next = next.nextCursor === null ? null : await page(founder, next.nextCursor);
  }
  return whole;
}

const untilWaiting = (): Promise<void> => untilStatementsWait((sql) => bench.rows(sql));

describe('everything of a founder', () => {
  it('is nothing before the first call, and asking for it makes no application', async () => {
    const founder = await bench.founder();
    expect(await exported(founder)).toEqual({ applications: [], answerVersions: [], targetDates: [] });
    const rows = await bench.rows('select 1 from applications.applications where founder_id = $1', [founder.founderId]);
    expect(rows).toEqual([]);
  });

  it('comes out whole, page by page, however long the answers are, and nothing of others', async () => {
    const founder = await bench.founder();
    await bench.save(await bench.founder(), METRICS, 'Somebody else’s', 0);
    const longest = '\u0001'.repeat(ANSWER_MAX_CHARS);
    for (const field of BUILDER_FIELDS) await bench.save(founder, field, longest, 0);
    await bench.save(founder, METRICS, 'MRR: $4k', 1);
    const application = await bench.load(founder);
    await bench.rows(
      `insert into applications.applications
         select $1, founder_id, 'Another', status, created_at, created_at from applications.applications where id = $2`,
      [randomUUID(), application.id],
    );

    const { applications, answerVersions } = await exported(founder);
    expect(applications.map(({ title }) => title).toSorted()).toEqual(['Another', application.title]);
    const byField = (a: { fieldId: string }, b: { fieldId: string }) => a.fieldId.localeCompare(b.fieldId);
    const own = applications.find(({ id }) => id === application.id);
    expect(own?.answers.toSorted(byField)).toEqual(application.answers.toSorted(byField));
    expect(answerVersions).toHaveLength(25);
    expect(answerVersions.every(({ applicationId }) => applicationId === application.id)).toBe(true);
    const metrics = answerVersions.filter(({ fieldId }) => fieldId === METRICS.fieldId);
    expect(metrics.map(({ version, value }) => [version, value])).toEqual([
      [1, longest],
      [2, 'MRR: $4k'],
    ]);
  });

  it('is erased, once or twice, and nothing of others', async () => {
    const founder = await bench.founder();
    const other = await bench.founder();
    for (const own of [founder, other]) await bench.save(own, METRICS, 'MRR: $4k', 0);
    await erase(founder);
    await erase(founder);
    expect(await exported(founder)).toEqual({ applications: [], answerVersions: [], targetDates: [] });
    for (const table of ['applications', 'application_sections', 'answer_versions']) {
      const left = await bench.rows<{ founder_id: string }>(`select founder_id from applications.${table}`);
      expect(left.map(({ founder_id }) => founder_id)).not.toContain(founder.founderId);
    }
    expect((await exported(other)).answerVersions).toHaveLength(1);
  });

  it('is erased by an operator, not by another founder', async () => {
    const founder = await bench.founder();
    const other = await bench.founder();
    for (const own of [founder, other]) await bench.save(own, METRICS, 'MRR: $4k', 0);
    const eraseAs = (accessToken: string) =>
      bench.service.rpc.call(applicationsLifecycle.eraseForOperator, { founderId: founder.founderId }, { accessToken });
    await expect(eraseAs(other.accessToken)).rejects.toMatchObject({ code: 'not_admin' });
    const exp = Math.floor(Date.now() / 1_000) + 60;
    await eraseAs(await bench.service.tokens.issueClaims({ role: 'service_role', exp }));
    expect(await exported(founder)).toEqual({ applications: [], answerVersions: [], targetDates: [] });
    expect((await exported(other)).answerVersions).toHaveLength(1);
  });

  it('needs the founder and a cursor of its own', async () => {
    for (const procedure of [applicationsLifecycle.exportPage, applicationsLifecycle.erase]) {
      await expect(bench.service.rpc.call(procedure, {})).rejects.toMatchObject({ code: 'no_authorization' });
    }
    await expect(page(await bench.founder(), 'bm9uZQ')).rejects.toMatchObject({
      code: 'validation_failed',
      details: { issues: [{ path: 'cursor' }] },
    });
  });
});

describe('after an erasure', () => {
  it('nothing is written for the founder for an hour', async () => {
    const founder = await bench.founder();
    await bench.save(founder, METRICS, 'MRR: $4k', 0);
    await erase(founder);
    const late = [
      bench.save(founder, METRICS, 'MRR: $5k', 1),
      bench.service.rpc.call(getApplication, {}, founder),
      bench.service.rpc.call(changeApplicationStatus, { status: 'ready' }, founder),
    ];
    for (const call of late) await expect(call).rejects.toMatchObject({ code: 'account_deleting' });
    expect(await exported(founder)).toEqual({ applications: [], answerVersions: [], targetDates: [] });

    await bench.rows(`update applications.erasures set erased_at = erased_at - interval '61 minutes'`);
    expect(await bench.save(founder, METRICS, 'MRR: $5k', 0)).toMatchObject({ outcome: 'saved' });
    const next = await bench.founder();
    await erase(next);
    const marks = await bench.rows('select founder_id from applications.erasures');
    expect(marks).toEqual([{ founder_id: next.founderId }]);
  });

  it('nothing is left of a save that was under way', async () => {
    const founder = await bench.founder();
    const { id } = await bench.load(founder);
    await bench.rows('begin');
    await bench.rows('select 1 from applications.applications where id = $1 for no key update', [id]);
    const save = bench.save(founder, METRICS, 'MRR: $4k', 0);
    await untilWaiting();
    const erasure = erase(founder);
    await bench.rows('commit');
    await Promise.all([erasure, save.catch(() => undefined)]);
    expect(await exported(founder)).toEqual({ applications: [], answerVersions: [], targetDates: [] });
  });

  it('nothing is left of a first call that was under way', async () => {
    const founder = await bench.founder();
    await bench.rows('begin');
    await bench.rows('select pg_advisory_xact_lock(hashtextextended($1, 0))', [founder.founderId]);
    const save = bench.save(founder, METRICS, 'MRR: $4k', 0);
    const refusal = save.catch((error: unknown) => error);
    await untilWaiting();
    await bench.rows('insert into applications.erasures values ($1, now())', [founder.founderId]);
    await bench.rows('commit');
    expect(await refusal).toMatchObject({ code: 'account_deleting' });
    expect(await exported(founder)).toEqual({ applications: [], answerVersions: [], targetDates: [] });
  });
});
