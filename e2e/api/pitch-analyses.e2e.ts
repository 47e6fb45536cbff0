import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { analyzePitchRoute, listPitchAnalysesRoute } from '@playbook/contracts/analysis/pitch-analysis.contract';
import { pitchAnalysisSchema } from '@playbook/contracts/analysis/pitch-analysis.schema';
import { call, type Founder, signUpFounder } from '../support/auth/founder.js';
import { productUrl } from '../support/topology.js';

const STRONG = 'Payroll for the 40,000 US dental practices that still run it by hand on Fridays';
const WEAK = 'An AI-powered platform revolutionizing synergies';

const url = productUrl();
const analyzeUrl = `${url}${analyzePitchRoute.path}`;
const listUrl = `${url}${listPitchAnalysesRoute.path}`;

const analyze = async (founder: Founder, pitch: string, headers: Record<string, string> = {}) => {
  const reply = await call(analyzeUrl, { body: { pitch }, token: founder.session.access_token, headers });
  expect(reply.status).toBe(200);
  return analyzePitchRoute.response.parse(reply.json).data;
};

const list = async (founder: Founder, query = '') => {
  const reply = await call(`${listUrl}${query}`, { token: founder.session.access_token });
  expect(reply.status).toBe(200);
  return listPitchAnalysesRoute.response.parse(reply.json);
};

describe('pitch analyses', () => {
  let founder: Founder;

  beforeAll(async () => {
    founder = await signUpFounder(url);
  });

  it('tells a concrete pitch from a slogan, with evidence for both, and lists them newest first', async () => {
    const strong = await analyze(founder, STRONG);
    const weak = await analyze(founder, WEAK);
    expect(strong.overallScore - weak.overallScore).toBeGreaterThanOrEqual(30);
    for (const analysis of [strong, weak]) {
      expect(analysis.evidence.length).toBeGreaterThan(0);
      expect(analysis.engine.kind).toBe('rubric');
    }
    const page = await list(founder);
    expect(page.items.map((item) => item.id)).toEqual([weak.id, strong.id]);
    const whole = await call(`${listUrl}/${strong.id}`, { token: founder.session.access_token });
    expect(pitchAnalysisSchema.parse(whole.json)).toEqual(strong);
  });

  it('shows another founder nothing of it', async () => {
    const [own] = (await list(founder)).items;
    const other = await signUpFounder(url);
    expect((await list(other)).items).toEqual([]);
    const foreign = await call(`${listUrl}/${own!.id}`, { token: other.session.access_token });
    expect(foreign.status).toBe(404);
  });

  it('answers a repeated idempotency key with the analysis of the first call', async () => {
    const repeated = await signUpFounder(url);
    const headers = { 'idempotency-key': randomUUID() };
    const [first, second] = await Promise.all([analyze(repeated, STRONG, headers), analyze(repeated, STRONG, headers)]);
    expect(second.id).toBe(first.id);
    expect((await list(repeated)).items).toHaveLength(1);
  });

  it('pages through the history without a gap or a repetition', async () => {
    const busy = await signUpFounder(url);
    const made: string[] = [];
    for (let index = 0; index < 5; index += 1) made.unshift((await analyze(busy, `${STRONG} ${index}`)).id);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await list(busy, `?limit=2${cursor === null ? '' : `&cursor=${cursor}`}`);
      seen.push(...page.items.map((item) => item.id));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(seen).toEqual(made);
  });
});
