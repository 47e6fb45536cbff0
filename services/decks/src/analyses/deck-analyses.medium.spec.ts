import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  analyzeDeck,
  cancelDeckAnalysis,
  type DeckChunk,
  deleteAllDecks,
  deleteDeck,
  getDeck,
  getDeckFile,
  listDecks,
  setDeckPurpose,
} from '@playbook/contracts/decks/deck-analyses.contract';
import { DeckRejected } from '@playbook/media/deck/deck-rejected';
import type { TestFounder } from '@playbook/testing/service/service-bench';
import { waitUntil } from '@playbook/testing/wait-until';
import { DecksBench } from '../../test/decks.fixture.js';
import { PlannedReader } from '../../test/planned-reader.fixture.js';

let bench: DecksBench;
let reader: PlannedReader;
beforeAll(async () => {
  bench = await DecksBench.start();
  reader = new PlannedReader();
  await bench.startWorker(reader);
});
afterAll(() => bench.stop());

const call = () => bench.service.rpc;
const analyze = (founder: TestFounder, analysisId: string, again = false) =>
  call().call(analyzeDeck, { analysisId, again }, founder);
const get = (founder: TestFounder, id: string) => call().call(getDeck, { id }, founder);
const readAll = (): void => {
  reader.readNext = (reading) => reader.readSlides(reading);
};

/** Reads so many slides and goes on when it is told to, or stops when its signal aborts. */
function readAfter(count: number): { goOn: () => void } {
  const held = { goOn: (): void => undefined };
  const waiting = new Promise<void>((resolve) => {
    held.goOn = resolve;
  });
  reader.readNext = async (reading, signal) => {
    await reader.readSlides(reading, count);
    await Promise.race([
      waiting,
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('Aborted')))),
    ]);
    return reader.readSlides({ ...reading, onLayout: () => undefined, onSlide: () => undefined });
  };
  return held;
}

describe('the analysis of a deck', () => {
  it('reads it, judges it, and keeps both with a picture of each slide', async () => {
    const founder = await bench.founder();
    const { id, status, slides } = await bench.upload(founder);
    expect([status, slides]).toEqual(['uploaded', []]);
    const chunks: DeckChunk[] = [];
    const done = await call().call(
      analyzeDeck,
      { analysisId: id },
      { ...founder, onChunk: (chunk: DeckChunk) => void chunks.push(chunk) },
    );
    expect(done).toMatchObject({
      id,
      status: 'completed',
      purpose: 'demo-day',
      slideCount: 3,
      failure: null,
      progress: null,
      layout: { format: 'pdf', isDrawn: true },
    });
    expect(done.slides.map(({ review }) => review.kind)).toEqual(['title', 'problem', 'traction']);
    expect(done.slides[1]?.review).toMatchObject({
      remarks: [{ id: 'topic-title' }],
      betterTitle: 'Oyster farms lose $9,000 a month to closures',
    });
    expect(done.overallScore).toBe(done.review?.overallScore);
    expect(done.slides.map(({ pictureUrl }) => pictureUrl)).toEqual(
      [0, 1, 2].map((place) => expect.stringContaining(`/${place}.jpg`)),
    );
    expect(chunks[0]).toMatchObject({ kind: 'progress', stage: 'waiting', slidesRead: 0 });
    expect(await get(founder, id)).toEqual(done);
  });

  it('shows slides with their remarks while later ones are still read', async () => {
    const founder = await bench.founder();
    const { id } = await bench.upload(founder);
    const { goOn } = readAfter(2);
    const watching = analyze(founder, id);
    await waitUntil(async () => (await get(founder, id)).progress?.slidesRead === 2);
    const soFar = await get(founder, id);
    expect(soFar).toMatchObject({ status: 'processing', review: null, slideCount: 2 });
    expect(soFar.slides.map(({ review }) => review.remarks.length)).toEqual([0, 1]);
    goOn();
    expect(await watching).toMatchObject({ status: 'completed', slideCount: 3 });
    readAll();
  });

  it('is made once, however often it is asked for, and again only where that is wanted', async () => {
    const founder = await bench.founder();
    const { id } = await bench.upload(founder);
    const before = reader.runs;
    const all = await Promise.all([analyze(founder, id), analyze(founder, id), analyze(founder, id)]);
    expect(all.map(({ status }) => status)).toEqual(['completed', 'completed', 'completed']);
    await analyze(founder, id);
    expect(reader.runs).toBe(before + 1);
    await analyze(founder, id, true);
    expect(reader.runs).toBe(before + 2);
  });

  it('ends with the reason where the deck cannot be read, and shows nothing of it', async () => {
    const founder = await bench.founder();
    const { id } = await bench.upload(founder);
    reader.readNext = async (reading) => {
      await reader.readSlides(reading, 1);
      throw new DeckRejected('unreadable');
    };
    expect(await analyze(founder, id)).toMatchObject({
      status: 'failed',
      failure: 'unreadable',
      review: null,
      slides: [],
      thumbnailUrl: null,
    });
    readAll();
    expect(await analyze(founder, id)).toMatchObject({ status: 'completed', failure: null, slideCount: 3 });
  });

  it('can be cancelled while it runs, and made later', async () => {
    const founder = await bench.founder();
    const { id } = await bench.upload(founder);
    readAfter(1);
    const watching = analyze(founder, id);
    await waitUntil(async () => (await get(founder, id)).progress?.slidesRead === 1);
    expect(await call().call(cancelDeckAnalysis, { id }, founder)).toMatchObject({
      status: 'uploaded',
      slideCount: 0,
      progress: null,
    });
    expect(await watching).toMatchObject({ status: 'uploaded', slides: [] });
    readAll();
    const watch = { analysisId: id, onlyWatch: true };
    expect(await call().call(analyzeDeck, watch, founder)).toMatchObject({ status: 'uploaded' });
    expect(await analyze(founder, id)).toMatchObject({ status: 'completed' });
  });
});

describe('what the founder says that a deck is for', () => {
  it('is judged at once, without reading again', async () => {
    const founder = await bench.founder();
    const { id } = await bench.upload(founder);
    const spoken = await analyze(founder, id);
    const before = reader.runs;
    const read = await call().call(setDeckPurpose, { id, purpose: 'reading' }, founder);
    expect(read).toMatchObject({ purpose: 'reading', review: { purpose: 'reading' } });
    expect(read.review?.missing.length).toBeGreaterThan(spoken.review?.missing.length ?? 0);
    expect(read.slides.map(({ pictureUrl }) => pictureUrl)).toEqual(spoken.slides.map(({ pictureUrl }) => pictureUrl));
    expect(reader.runs).toBe(before);
    expect(await get(founder, id)).toEqual(read);
  });

  it('counts for an analysis that is under way', async () => {
    const founder = await bench.founder();
    const { id } = await bench.upload(founder);
    const { goOn } = readAfter(1);
    const watching = analyze(founder, id);
    await waitUntil(async () => (await get(founder, id)).progress?.slidesRead === 1);
    await call().call(setDeckPurpose, { id, purpose: 'reading' }, founder);
    goOn();
    expect(await watching).toMatchObject({ status: 'completed', review: { purpose: 'reading' } });
    readAll();
  });
});

describe('the decks of a founder', () => {
  it('are listed newest first, page by page, and nobody else sees, opens or changes them', async () => {
    const [founder, other] = [await bench.founder(), await bench.founder()];
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) ids.unshift((await bench.upload(founder)).id);
    const [id = ''] = ids;
    await analyze(founder, id);
    const first = await call().call(listDecks, { limit: 2 }, founder);
    expect(first.items).toMatchObject([
      { id, slideCount: 3, thumbnailUrl: expect.stringContaining('/0.jpg') },
      { id: ids[1], slideCount: 0, thumbnailUrl: null },
    ]);
    const rest = await call().call(listDecks, { cursor: first.nextCursor ?? '' }, founder);
    expect(rest).toMatchObject({ items: [{ id: ids[2] }], nextCursor: null });
    const notFound = { code: 'not_found' };
    expect(await call().call(listDecks, {}, other)).toEqual({ items: [], nextCursor: null });
    await expect(get(other, id)).rejects.toMatchObject(notFound);
    await expect(call().call(getDeckFile, { id }, other)).rejects.toMatchObject(notFound);
    await expect(analyze(other, id)).rejects.toMatchObject(notFound);
    await expect(call().call(cancelDeckAnalysis, { id }, other)).rejects.toMatchObject(notFound);
    await expect(call().call(setDeckPurpose, { id, purpose: 'reading' }, other)).rejects.toMatchObject(notFound);
    await call().call(deleteDeck, { id }, other);
    await call().call(deleteAllDecks, {}, other);
    expect((await call().call(listDecks, {}, founder)).items).toHaveLength(3);
  });

  it('are deleted with what was found in them and with their objects', async () => {
    const founder = await bench.founder();
    const decks = [await bench.upload(founder), await bench.upload(founder), await bench.upload(founder)];
    for (const { id } of decks) await analyze(founder, id);
    await call().call(deleteDeck, { id: decks[0]?.id ?? '' }, founder);
    expect((await call().call(listDecks, {}, founder)).items).toHaveLength(2);
    expect(await call().call(deleteAllDecks, {}, founder)).toEqual({ deleted: 2 });
    expect(await bench.rows('select * from decks.deck_slides where founder_id = $1', [founder.founderId])).toEqual([]);
    const removals = () => bench.rows('select * from decks.removals where founder_id = $1', [founder.founderId]);
    await waitUntil(async () => (await removals()).length === 0, 10_000);
    expect(await bench.objectsOf(founder)).toEqual([]);
  });

  it('leave no picture and no slide when one is deleted while it is read', async () => {
    const founder = await bench.founder();
    const { id } = await bench.upload(founder);
    reader.readNext = async (reading) => {
      await call().call(deleteDeck, { id }, founder);
      return reader.readSlides(reading);
    };
    await expect(analyze(founder, id)).rejects.toMatchObject({ code: 'not_found' });
    await waitUntil(async () => (await bench.objectsOf(founder)).length === 0, 10_000);
    expect(await bench.rows('select * from decks.deck_slides where founder_id = $1', [founder.founderId])).toEqual([]);
    readAll();
  });

  it('open by an address that expires', async () => {
    const founder = await bench.founder();
    const { id } = await bench.upload(founder);
    const { url, expiresAt } = await call().call(getDeckFile, { id }, founder);
    expect(url).toContain('/pitch-decks/');
    expect(Math.round((Date.parse(expiresAt) - Date.now()) / 60_000)).toBe(60);
  });

  it('are PDF or PPTX by their first bytes, whatever they are called', async () => {
    const founder = await bench.founder();
    const zip = Buffer.from('PK\u0003\u0004 and more', 'latin1');
    const { id } = await bench.upload(founder, zip, 'deck.pdf');
    expect((await call().call(getDeckFile, { id }, founder)).url).toContain('.pptx');
    const behind = Buffer.from('\uFEFF\n%PDF-1.7 and more');
    expect((await bench.upload(founder, behind, 'deck')).status).toBe('uploaded');
    await expect(bench.upload(founder, Buffer.from('Our deck'), 'deck.pdf')).rejects.toMatchObject({
      code: 'validation_failed',
    });
  });
});
