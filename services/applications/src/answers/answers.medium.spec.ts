import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { saveAnswer } from '@playbook/contracts/applications/applications.contract';
import { BUILDER_FIELDS } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import { ANSWER_MAX_CHARS } from '@playbook/contracts/core/limits';
import pg from 'pg';
import { ApplicationsBench, METRICS, PROBLEM } from '../../test/applications.fixture.js';

let bench: ApplicationsBench;
beforeAll(async () => {
  bench = await ApplicationsBench.start();
});
afterAll(() => bench.stop());

describe('a saved answer', () => {
  it('is loaded as it was typed, also blank, with its version and its time', async () => {
    const founder = await bench.founder();
    const text = '  MRR: $4k 🦷\r\n"quoted" \\ and <b>, ‮ and \u0007  ';
    const saved = await bench.save(founder, METRICS, text, 0);
    expect(saved).toMatchObject({ outcome: 'saved', version: 1 });
    await bench.save(founder, PROBLEM, '', 0);
    const { answers, updatedAt } = await bench.load(founder);
    expect(answers).toHaveLength(2);
    expect(answers).toContainEqual({
      ...METRICS,
      value: text,
      version: 1,
      savedAt: saved.outcome === 'saved' && saved.savedAt,
    });
    expect(answers).toContainEqual({ ...PROBLEM, value: '', version: 1, savedAt: updatedAt });
  });

  it('moves the application’s time on, each time', async () => {
    const founder = await bench.founder();
    const times = [(await bench.load(founder)).updatedAt];
    for (let version = 0; version < 5; version += 1) {
      await bench.save(founder, METRICS, `MRR: $${version}k`, version);
      times.push((await bench.load(founder)).updatedAt);
    }
    expect(new Set(times).size).toBe(6);
    expect(times).toEqual(times.toSorted());
  });

  it('may be as long as the limit in every field at once, and no longer', async () => {
    const founder = await bench.founder();
    // The longest that a character gets in JSON.
    const longest = '\u0001'.repeat(ANSWER_MAX_CHARS);
    for (const field of BUILDER_FIELDS) await bench.save(founder, field, longest, 0);
    expect((await bench.load(founder)).answers.map(({ value }) => value)).toEqual(BUILDER_FIELDS.map(() => longest));
    await expect(bench.save(founder, METRICS, `${longest}x`, 1)).rejects.toMatchObject({
      code: 'validation_failed',
      details: { issues: [{ path: 'value', message: `must have at most ${ANSWER_MAX_CHARS} characters` }] },
    });
  });

  it.each([
    ['value', { ...METRICS, value: 'NUL \u0000', baseVersion: 0 }],
    ['value', { ...METRICS, value: 'half \ud800', baseVersion: 0 }],
    ['baseVersion', { ...METRICS, value: '', baseVersion: -1 }],
    ['baseVersion', { ...METRICS, value: '', baseVersion: 0.5 }],
    ['fieldId', { sectionId: 'traction', fieldId: 'competitors', value: '', baseVersion: 0 }],
    ['fieldId', { sectionId: 'traction', fieldId: 'revenue', value: '', baseVersion: 0 }],
    ['sectionId', { sectionId: 'money', fieldId: 'metrics', value: '', baseVersion: 0 }],
  ])('is refused with the name of what is wrong: %s', async (path, input) => {
    const call = bench.service.rpc.call(saveAnswer, input as never, await bench.founder());
    await expect(call).rejects.toMatchObject({ code: 'validation_failed', details: { issues: [{ path }] } });
  });
});

describe('saves of one answer', () => {
  it('may be repeated: the repetition answers what is stored and writes nothing', async () => {
    const founder = await bench.founder();
    const first = await bench.save(founder, METRICS, 'MRR: $4k', 0);
    const { updatedAt } = await bench.load(founder);
    expect(await bench.save(founder, METRICS, 'MRR: $4k', 0)).toEqual(first);
    expect(await bench.save(founder, METRICS, 'MRR: $4k', 1)).toEqual(first);
    expect((await bench.load(founder)).updatedAt).toBe(updatedAt);
    const counted = await bench.rows(
      'select count(*)::int as versions from applications.answer_versions where founder_id = $1',
      [founder.founderId],
    );
    expect(counted).toEqual([{ versions: 1 }]);
  });

  it('from two devices show the second one what the first has stored, and who and when', async () => {
    const desk = await bench.founder();
    const phone = await bench.founder(desk.founderId);
    await bench.save(desk, METRICS, 'MRR: $4k', 0);
    await bench.save(desk, METRICS, 'MRR: $5k', 1);
    const { answers } = await bench.load(phone);
    expect(await bench.save(phone, METRICS, 'MRR: $4,100', 1)).toEqual({
      outcome: 'conflict',
      stored: {
        value: 'MRR: $5k',
        version: 2,
        savedAt: answers[0]?.savedAt,
        savedBy: { founderId: desk.founderId, sessionId: desk.sessionId },
      },
    });
    expect(await bench.save(phone, METRICS, 'MRR: $4,100', 2)).toMatchObject({ outcome: 'saved', version: 3 });
  });

  it('conflict when they start from a version that never was', async () => {
    expect(await bench.save(await bench.founder(), METRICS, 'MRR: $4k', 7)).toEqual({
      outcome: 'conflict',
      stored: { value: '', version: 0, savedAt: null, savedBy: null },
    });
  });

  it('at the same time let one of twenty through and lose nothing', async () => {
    const founder = await bench.founder();
    const values = Array.from({ length: 20 }, (_, index) => `MRR: $${index}k`);
    const results = await Promise.all(values.map((value) => bench.save(founder, METRICS, value, 0)));
    const winners = results.flatMap((result, index) => (result.outcome === 'saved' ? [values[index]] : []));
    expect(winners).toHaveLength(1);
    const shown = results.flatMap((result) => (result.outcome === 'conflict' ? [result.stored] : []));
    expect(shown).toHaveLength(19);
    expect(shown.every(({ value, version }) => value === winners[0] && version === 1)).toBe(true);
    expect((await bench.load(founder)).answers).toMatchObject([{ value: winners[0], version: 1 }]);
  });

  it('that start again from what they are shown all get in, one after the other', async () => {
    const founder = await bench.founder();
    const insist = async (value: string): Promise<number> => {
      let base = 0;
      for (;;) {
        const result = await bench.save(founder, METRICS, value, base);
        if (result.outcome === 'saved') return result.version;
        base = result.stored.version;
      }
    };
    const versions = await Promise.all(Array.from({ length: 20 }, (_, index) => insist(`MRR: $${index}k`)));
    expect(versions.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    const kept = await bench.rows('select 1 from applications.answer_versions where founder_id = $1', [
      founder.founderId,
    ]);
    expect(kept).toHaveLength(20);
  });

  it('of different fields at the same time all get in', async () => {
    const founder = await bench.founder();
    const results = await Promise.all(BUILDER_FIELDS.map((field) => bench.save(founder, field, field.fieldId, 0)));
    expect(results.map(({ outcome }) => outcome)).toEqual(BUILDER_FIELDS.map(() => 'saved'));
    expect((await bench.load(founder)).answers).toHaveLength(24);
  });
});

describe('row-level security', () => {
  it('hides the answers of one founder from another and from the service’s own role', async () => {
    const founder = await bench.founder();
    const other = await bench.founder();
    await bench.save(founder, METRICS, 'MRR: $4k', 0);
    expect((await bench.load(other)).answers).toEqual([]);
    expect(await bench.save(other, METRICS, 'Nothing yet', 0)).toMatchObject({ outcome: 'saved', version: 1 });
    expect((await bench.load(founder)).answers).toMatchObject([{ value: 'MRR: $4k' }]);

    const role = new pg.Client({ connectionString: bench.service.database.url });
    await role.connect();
    try {
      for (const table of ['applications', 'application_sections', 'answer_versions']) {
        // No founder is set: the statement is refused, where an empty table could be taken for a founder without answers.
        await expect(role.query(`select 1 from applications.${table}`)).rejects.toMatchObject({ code: '42704' });
      }
      const { id } = await bench.load(founder);
      await role.query(`select set_config('app.founder_id', $1, false)`, [other.founderId]);
      const foreign = await role.query(
        `update applications.application_sections set field_value = '' where application_id = $1`,
        [id],
      );
      expect(foreign.rowCount).toBe(0);
      const insert = role.query(
        `insert into applications.application_sections values ($1, 'vision', 'why-now', 'x', 1, $2, $3, now())`,
        [id, founder.founderId, randomUUID()],
      );
      await expect(insert).rejects.toMatchObject({ message: expect.stringContaining('row-level security') });
    } finally {
      await role.end();
    }
  });
});
