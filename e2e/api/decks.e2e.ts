import { describe, expect, it } from '@jest/globals';
import {
  analyzeDeckRoute,
  deleteDeckRoute,
  getDeckFileRoute,
  getDeckRoute,
  listDecksRoute,
  setDeckPurposeRoute,
} from '@playbook/contracts/decks/deck-analyses.contract';
import type { DeckAnalysis } from '@playbook/contracts/decks/deck-analysis.schema';
import { call, type Founder, signUpFounder } from '../support/auth/founder.js';
import { pptxDeck } from '@playbook/testing/decks/pptx-deck';
import { plantedDeck, tinyDeck, uploadDeck } from '../support/files/deck-upload.js';
import { eventually } from '../support/eventually.js';
import { productUrl } from '../support/topology.js';

const url = productUrl();
const at = (path: string, id: string): string => `${url}${path.replace(':id', id)}`;
const tokenOf = ({ session }: Founder) => ({ token: session.access_token });

/** Calls again while the analysis goes on, as a founder's browser does. */
async function analyze(founder: Founder, analysisId: string): Promise<DeckAnalysis> {
  for (;;) {
    const reply = await call(`${url}${analyzeDeckRoute.path}`, { body: { analysisId }, ...tokenOf(founder) });
    expect(reply.status).toBe(200);
    const { data } = analyzeDeckRoute.response.parse(reply.json);
    if (data.status !== 'processing') return data;
  }
}

describe('a deck', () => {
  it('is uploaded, read, judged slide by slide, judged anew for another purpose, opened, and deleted', async () => {
    const founder = await signUpFounder(url);
    const { id } = await uploadDeck(url, founder, await plantedDeck('titles that only name a topic'));
    const spoken = await analyze(founder, id);
    expect(spoken).toMatchObject({
      status: 'completed',
      purpose: 'demo-day',
      slideCount: 9,
      layout: { isDrawn: true },
    });
    expect(spoken.slides.map(({ review }) => review.remarks.map((remark) => remark.id))).toEqual([
      [],
      ...Array.from({ length: 8 }, () => ['topic-title']),
    ]);
    const picture = await fetch(spoken.slides[1]?.pictureUrl ?? '');
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(5_000);

    const change = await call(at(setDeckPurposeRoute.path, id), {
      method: 'PUT',
      body: { purpose: 'reading' },
      ...tokenOf(founder),
    });
    expect(setDeckPurposeRoute.response.parse(change.json).review?.purpose).toBe('reading');
    const address = await call(at(getDeckFileRoute.path, id), tokenOf(founder));
    const file = await fetch(getDeckFileRoute.response.parse(address.json).url);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    await file.arrayBuffer();

    const list = listDecksRoute.response.parse((await call(`${url}${listDecksRoute.path}`, tokenOf(founder))).json);
    expect(list.items).toMatchObject([{ id, status: 'completed', slideCount: 9 }]);
    await call(at(deleteDeckRoute.path, id), { method: 'DELETE', ...tokenOf(founder) });
    expect((await call(at(getDeckRoute.path, id), tokenOf(founder))).status).toBe(404);
    await eventually(async () => {
      const gone = await fetch(spoken.slides[1]?.pictureUrl ?? '');
      await gone.arrayBuffer();
      return gone.status === 404;
    });
  });

  it('of PowerPoint is drawn, and its pale letters are seen', async () => {
    const founder = await signUpFounder(url);
    const { id } = await uploadDeck(url, founder, await plantedDeck('pale letters on white', 'pptx'), 'deck.pptx');
    const deck = await analyze(founder, id);
    expect(deck).toMatchObject({ status: 'completed', layout: { format: 'pptx', isDrawn: true } });
    expect(deck.slides.map(({ review }) => review.remarks.map((remark) => remark.id))).toEqual(
      deck.slides.map(() => ['low-contrast']),
    );
    const picture = await fetch(deck.thumbnailUrl ?? '');
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    await picture.arrayBuffer();
  });

  it('of PowerPoint that is made of something elsewhere is judged by its text, and says that it was not drawn', async () => {
    const founder = await signUpFounder(url);
    const slides = [
      { title: '41 clinics pay us $300 a month', lines: [], pictureAddress: 'http://127.0.0.1:9/logo.png' },
    ];
    const { id } = await uploadDeck(url, founder, pptxDeck({ slides }), 'deck.pptx');
    const deck = await analyze(founder, id);
    expect(deck).toMatchObject({ status: 'completed', layout: { format: 'pptx', isDrawn: false }, thumbnailUrl: null });
    expect(deck.slides.map(({ pictureUrl, review }) => [pictureUrl, review.kind])).toEqual([[null, 'title']]);
  });

  it('that cannot be read fails with a reason', async () => {
    const founder = await signUpFounder(url);
    const { id } = await uploadDeck(url, founder, tinyDeck());
    expect(await analyze(founder, id)).toMatchObject({ status: 'failed', failure: 'unreadable', slides: [] });
  });

  it('arrives as events where the caller wants them', async () => {
    const founder = await signUpFounder(url);
    const { id } = await uploadDeck(url, founder, await plantedDeck('good'));
    const reply = await call(`${url}${analyzeDeckRoute.path}`, {
      body: { analysisId: id },
      headers: { accept: 'text/event-stream' },
      ...tokenOf(founder),
    });
    expect(reply.headers.get('content-type')).toContain('text/event-stream');
    expect(reply.text).toMatch(/event: progress\ndata: .*"slidesRead":/);
    expect(reply.text).toContain('event: result');
  });
});
