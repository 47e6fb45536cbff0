import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { analyzeDeck } from '@playbook/contracts/decks/deck-analyses.contract';
import { decksLifecycle } from '@playbook/contracts/decks/decks-lifecycle.contract';
import { erasureMarksContract } from '@playbook/testing/contracts/erasure-marks.contract';
import { DecksBench } from '../../test/decks.fixture.js';
import { decksService } from '../service.js';

let bench: DecksBench;
beforeAll(async () => {
  bench = await DecksBench.start();
  await bench.startWorker();
});
afterAll(() => bench.stop());

describe('everything of a founder', () => {
  it('comes out whole, a deck a page, and nothing of others', async () => {
    const [founder, other] = [await bench.founder(), await bench.founder()];
    const [first, second] = [await bench.upload(founder), await bench.upload(founder)];
    await bench.upload(other);
    const analyzed = await bench.service.rpc.call(analyzeDeck, { analysisId: first.id }, founder);
    const page = async (cursor: string | null) =>
      bench.service.rpc.call(decksLifecycle.exportPage, cursor === null ? {} : { cursor }, founder);
    const newest = await page(null);
    const oldest = await page(newest.nextCursor);
    expect(newest.deckAnalyses).toMatchObject([{ id: second.id, status: 'uploaded', review: null, slides: [] }]);
    expect(oldest.deckAnalyses).toMatchObject([{ id: first.id, review: analyzed.review, slides: [{}, {}, {}] }]);
    expect(oldest.deckAnalyses[0]?.filePath).toContain(founder.founderId);
    expect(JSON.stringify(oldest)).not.toContain('http');
    expect(await page(oldest.nextCursor)).toEqual({ deckAnalyses: [], nextCursor: null });
  });

  it('is erased with its objects, and gets nothing more', async () => {
    const founder = await bench.founder();
    const { id } = await bench.upload(founder);
    await bench.service.rpc.call(analyzeDeck, { analysisId: id }, founder);
    await bench.service.rpc.call(decksLifecycle.erase, {}, founder);
    expect(await bench.objectsOf(founder)).toEqual([]);
    for (const table of ['deck_analyses', 'deck_uploads', 'deck_slides', 'jobs', 'removals']) {
      expect(await bench.rows(`select * from decks.${table} where founder_id = $1`, [founder.founderId])).toEqual([]);
    }
    await expect(bench.upload(founder)).rejects.toMatchObject({ code: 'account_deleting' });
  });

  it('counts a deck as a use on the day of its upload', async () => {
    const founder = await bench.founder();
    await bench.upload(founder);
    const today = new Date().toISOString().slice(0, 10);
    const { uses } = await bench.service.rpc.call(decksLifecycle.usage, { since: today }, founder);
    expect(uses).toEqual([{ tool: 'deckAnalyses', date: today, uses: 1 }]);
  });
});

erasureMarksContract(decksService);
