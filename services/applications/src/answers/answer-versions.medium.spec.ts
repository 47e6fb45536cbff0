import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listAnswerVersions, restoreAnswerVersion } from '@playbook/contracts/applications/applications.contract';
import { ANSWER_VERSIONS_MAX_ITEMS } from '@playbook/contracts/core/limits';
import { ApplicationsBench, METRICS, PROBLEM, type TestFounder } from '../../test/applications.fixture.js';

let bench: ApplicationsBench;
beforeAll(async () => {
  bench = await ApplicationsBench.start();
});
afterAll(() => bench.stop());

const list = (founder: TestFounder, query: { limit?: number; cursor?: string } = {}) =>
  bench.service.rpc.call(listAnswerVersions, { ...METRICS, ...query }, founder);
const restore = (founder: TestFounder, version: number, baseVersion: number) =>
  bench.service.rpc.call(restoreAnswerVersion, { ...METRICS, version, baseVersion }, founder);

/** Saves so many texts, one after the other. */
async function saveTexts(founder: TestFounder, count: number): Promise<void> {
  for (let version = 0; version < count; version += 1) {
    await bench.save(founder, METRICS, `MRR: $${version + 1}k`, version);
  }
}

describe('versions of an answer', () => {
  it('say what was saved, when and by which session, newest first', async () => {
    const desk = await bench.founder();
    const phone = await bench.founder(desk.founderId);
    await saveTexts(desk, 1);
    await bench.save(phone, METRICS, 'MRR: $2k', 1);
    await bench.save(phone, PROBLEM, 'Clerks type', 0);
    const { items, nextCursor } = await list(desk);
    expect(nextCursor).toBeNull();
    expect(items).toEqual([
      {
        ...METRICS,
        version: 2,
        value: 'MRR: $2k',
        savedAt: expect.any(String),
        savedBy: { founderId: desk.founderId, sessionId: phone.sessionId },
        restoredVersion: null,
      },
      {
        ...METRICS,
        version: 1,
        value: 'MRR: $1k',
        savedAt: expect.any(String),
        savedBy: { founderId: desk.founderId, sessionId: desk.sessionId },
        restoredVersion: null,
      },
    ]);
    expect((await list(await bench.founder())).items).toEqual([]);
  });

  it('come page by page without a gap or a repetition', async () => {
    const founder = await bench.founder();
    await saveTexts(founder, 7);
    const seen: number[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list(founder, {
        limit: 3,
        ...(cursor !== null && { cursor }),
      });
      seen.push(...page.items.map(({ version }) => version));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(seen).toEqual([7, 6, 5, 4, 3, 2, 1]);
    await expect(list(founder, { cursor: 'bm9uZQ' })).rejects.toMatchObject({
      code: 'validation_failed',
      details: { issues: [{ path: 'cursor' }] },
    });
  });

  it('are kept up to a number, and the oldest go first', async () => {
    const founder = await bench.founder();
    await saveTexts(founder, 2);
    await bench.rows('update applications.application_sections set version = $2 where founder_id = $1', [
      founder.founderId,
      ANSWER_VERSIONS_MAX_ITEMS,
    ]);
    await bench.save(founder, METRICS, 'MRR: $9k', ANSWER_VERSIONS_MAX_ITEMS);
    expect((await list(founder)).items.map(({ version }) => version)).toEqual([ANSWER_VERSIONS_MAX_ITEMS + 1, 2]);
  });
});

describe('restoring a version', () => {
  it('brings its text back as a new version', async () => {
    const founder = await bench.founder();
    await saveTexts(founder, 3);
    const restored = await restore(founder, 1, 3);
    expect(restored).toMatchObject({ outcome: 'saved', version: 4, value: 'MRR: $1k' });
    expect((await bench.load(founder)).answers).toMatchObject([{ value: 'MRR: $1k', version: 4 }]);
    const { items } = await list(founder);
    expect(items.map(({ version, restoredVersion }) => [version, restoredVersion])).toEqual([
      [4, 1],
      [3, null],
      [2, null],
      [1, null],
    ]);
    expect(await restore(founder, 1, 3)).toEqual(restored);
  });

  it('overwrites nothing that the founder has not seen', async () => {
    const founder = await bench.founder();
    await saveTexts(founder, 3);
    expect(await restore(founder, 1, 2)).toMatchObject({
      outcome: 'conflict',
      stored: { value: 'MRR: $3k', version: 3 },
    });
  });

  it('finds neither what is not kept nor what is another founder’s', async () => {
    const founder = await bench.founder();
    await saveTexts(await bench.founder(), 2);
    await saveTexts(founder, 1);
    await expect(restore(founder, 2, 1)).rejects.toMatchObject({ code: 'not_found' });
    await expect(restore(await bench.founder(), 1, 0)).rejects.toMatchObject({ code: 'not_found' });
  });
});
