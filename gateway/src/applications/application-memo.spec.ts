import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { getLatestIdeaCheck } from '@playbook/contracts/analysis/analysis-content.contract';
import {
  reviewApplication,
  reviewApplicationRoute,
} from '@playbook/contracts/analysis/partners-memo/application-memo.contract';
import type { PartnersMemo } from '@playbook/contracts/analysis/partners-memo/application-memo.schema';
import { listPitchAnalyses } from '@playbook/contracts/analysis/pitch-analysis.contract';
import { getApplication } from '@playbook/contracts/applications/applications.contract';
import { getDeck, listDecks } from '@playbook/contracts/decks/deck-analyses.contract';
import type { DeckAnalysis, DeckSlideRecord } from '@playbook/contracts/decks/deck-analysis.schema';
import type { DeckSlideKind } from '@playbook/contracts/decks/deck-review.schema';
import { listDemos } from '@playbook/contracts/demos/demo-analyses.contract';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { encodeError, encodeValue } from '@playbook/service-kit/messaging/rpc/reply.codec';
import { startTestGateway, type TestGateway } from '../../test/gateway.fixture.js';

const AT = '2026-11-21T18:00:00.000Z';
const METRICS = { sectionId: 'traction', fieldId: 'metrics', value: '31 farms pay us.', version: 1, savedAt: AT };
const APPLICATION = {
  id: randomUUID(),
  title: 'Application',
  status: 'draft',
  createdAt: AT,
  updatedAt: AT,
  answers: [METRICS],
};

const slideOf = (number: number, kind: DeckSlideKind, text: string): DeckSlideRecord => ({
  number,
  lines: [{ text, box: null, sizePt: 24, contrast: null, isTitle: false }],
  pictures: 0,
  isRecognized: false,
  charts: [],
  notes: null,
  pictureUrl: null,
  review: {
    number,
    kind,
    title: text,
    words: 4,
    score: 100,
    smallestPt: 24,
    contrast: null,
    remarks: [],
    betterTitle: null,
    answer: null,
  },
});
const DECK: DeckAnalysis = {
  id: randomUUID(),
  fileName: 'deck.pptx',
  fileSizeBytes: 1_000,
  status: 'completed',
  progress: null,
  failure: null,
  overallScore: 80,
  thumbnailUrl: null,
  createdAt: AT,
  analyzedAt: AT,
  purpose: 'demo-day',
  slideCount: 2,
  layout: { format: 'pptx', widthPt: 960, heightPt: 540, isDrawn: false },
  review: null,
  slides: [slideOf(1, 'market', '9,000 farms could pay us'), slideOf(2, 'traction', '31 farms pay us')],
};
const READING = { state: 'too-little', answered: 1, words: 4 };
const AWAY = new ProcedureError('service_unavailable', 'The service is away');

describe('the memo through the gateway', () => {
  let gateway: TestGateway;
  let received: unknown[];
  beforeEach(async () => {
    gateway = await startTestGateway();
    received = [];
    await gateway.serve(reviewApplication.subject, async ({ payload }) => {
      received.push(JSON.parse(payload));
      return encodeValue(READING);
    });
    await gateway.serve(getLatestIdeaCheck.subject, async () => encodeValue(null));
    await gateway.serve(listDecks.subject, async () => encodeValue({ items: [DECK], nextCursor: null }));
    await gateway.serve(getDeck.subject, async () => encodeValue(DECK));
    await gateway.serve(listPitchAnalyses.subject, async () => encodeValue({ items: [], nextCursor: null }));
  });
  afterEach(() => gateway.stop());

  const ask = async (): Promise<Response> =>
    fetch(`${gateway.url}${reviewApplicationRoute.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await gateway.tokens.issue(randomUUID())}` },
    });
  const memoOf = async (response: Response): Promise<PartnersMemo> =>
    reviewApplicationRoute.response.parse(await response.json()).data;

  it('is read from what is stored, and fills the form in', async () => {
    await gateway.serve(getApplication.subject, async () => encodeValue(APPLICATION));
    await gateway.serve(listDemos.subject, async () => encodeValue({ items: [], nextCursor: null }));
    const { reading, form, notRead } = await memoOf(await ask());
    expect([reading, notRead]).toEqual([READING, []]);
    expect(form.find(({ questionId }) => questionId === 'revenue')?.text).toBe(METRICS.value);
    const { sectionId, fieldId, value } = METRICS;
    expect(received).toEqual([
      { answers: [{ sectionId, fieldId, value }], pitch: null, idea: null, demo: null, deck: '31 farms pay us' },
    ]);
  });

  it('is read without a text whose service is away, and says so', async () => {
    await gateway.serve(getApplication.subject, async () => encodeValue(APPLICATION));
    await gateway.serve(listDemos.subject, async () => encodeError(AWAY));
    expect((await memoOf(await ask())).notRead).toEqual(['demo']);
  });

  it('fails without the application, and for whoever is not signed in', async () => {
    await gateway.serve(getApplication.subject, async () => encodeError(AWAY));
    expect((await ask()).status).toBe(503);
    expect((await fetch(`${gateway.url}${reviewApplicationRoute.path}`, { method: 'POST' })).status).toBe(401);
    expect(received).toEqual([]);
  });
});
