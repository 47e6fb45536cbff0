import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { analyzeContentRoute } from '@playbook/contracts/analysis/analysis-content.contract';
import { analyzePitchRoute } from '@playbook/contracts/analysis/pitch-analysis.contract';
import { type ModelAnswer, ModelServer } from '@playbook/testing/model/model-server';
import { type Product, startProduct, type Topology } from '@playbook/testing/product/start-product';
import { waitUntil } from '@playbook/testing/wait-until';
import { type Founder, signUpFounder } from '../support/auth/founder.js';

const PITCH = 'Payroll for the 40,000 US dental practices that still run it by hand on Fridays';
const judgement = { points: 15, because: 'It says when.', quotes: ['by hand on Fridays'] };
const REPLY = {
  scores: {
    clarity: judgement,
    specificity: judgement,
    valueProposition: judgement,
    differentiation: judgement,
    insightStrength: judgement,
  },
  partnerFeedback: ['Who pays for it?', 'I can picture it.'],
  rewrites: { clarity: 'Payroll for US dental practices.', insight: 'Payroll for US dental practices.' },
};
const ANSWER = '14 dental practices pay us $90 a month; 11 of them ran it on each Friday since May.';
const judged = { points: 10, because: 'It says when.', quotes: ['since May'] };
const ANSWER_REPLY = {
  scores: {
    overall: { ...judged, points: 70 },
    clarity: judged,
    insight: judged,
    urgency: judged,
    scalability: judged,
    founderMarketFit: judged,
  },
  partnerFeedback: ['Practices pay, which is proof.', 'Who of the 14 would miss you?'],
  suggestions: ['Say what they did before.'],
  rewrites: { shorter: '14 dental practices pay us $90 a month.', sharper: ANSWER, bolder: ANSWER },
};
const writeAbout = (reply: object): ModelAnswer => ({ kind: 'write', text: JSON.stringify(reply), pieceChars: 30 });
const write: ModelAnswer = { kind: 'write', text: JSON.stringify(REPLY), pieceChars: 30, pauseMs: 5 };

const TOPOLOGIES: readonly Topology[] = ['local', 'distributed'];

describe.each(TOPOLOGIES)('a product with a language model, %s', (topology) => {
  let model: ModelServer;
  let product: Product;
  let founder: Founder;

  beforeAll(async () => {
    model = await ModelServer.start(() => write);
    const environment = {
      PLAYBOOK_MODEL_PROVIDER: 'openai-compatible',
      PLAYBOOK_MODEL_NAME: 'small-model',
      PLAYBOOK_MODEL_URL: model.url,
      PLAYBOOK_MODEL_CACHE_H: '0',
    };
    product = await startProduct({ topology, environment });
    founder = await signUpFounder(product.url);
  });
  afterAll(async () => {
    await product.stop();
    await model.stop();
  });
  afterEach(() => {
    model.answer = () => write;
  });

  const send = (accept: string, signal?: AbortSignal, path = analyzePitchRoute.path, body: object = { pitch: PITCH }) =>
    fetch(product.url + path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${founder.session.access_token}`,
        'content-type': 'application/json',
        accept,
      },
      body: JSON.stringify(body),
      ...(signal && { signal }),
    });

  /** The result of an answer that is streamed; there were parts before it. */
  const streamedResult = async (response: Response): Promise<unknown> => {
    const text = await response.text();
    const events = text.split('\n\n').flatMap((block) => /^event: (\w+)\ndata: (.*)$/.exec(block)?.slice(1, 3) ?? []);
    const names = events.filter((_, index) => index % 2 === 0);
    expect(new Set(names)).toEqual(new Set(['progress', 'partial', 'result']));
    expect(names.at(-1)).toBe('result');
    return JSON.parse(events.at(-1) ?? '');
  };

  it('streams what the model writes about an answer of the application, then the result', async () => {
    model.answer = () => writeAbout(ANSWER_REPLY);
    const body = { type: 'yc-application', sectionId: 'product', fieldId: 'validation', answer: ANSWER };
    const response = await send('text/event-stream', undefined, analyzeContentRoute.path, body);
    const { data } = analyzeContentRoute.response.parse(await streamedResult(response));
    expect(data).toMatchObject({ type: 'yc-application', engine: { kind: 'model' }, degraded: false });
  });

  it('streams what the model writes, then the result', async () => {
    const { data } = analyzePitchRoute.response.parse(await streamedResult(await send('text/event-stream')));
    expect(data).toMatchObject({ engine: { kind: 'model', label: 'small-model' }, degraded: false });
  });

  it('answers by the built-in engine when the model fails', async () => {
    model.answer = () => ({ kind: 'refuse', status: 500 });
    const { data } = analyzePitchRoute.response.parse(await (await send('application/json')).json());
    expect(data).toMatchObject({ engine: { kind: 'rubric' }, degraded: true, degradedReason: 'provider-error' });
  });

  it('stops asking the model when the browser goes away', async () => {
    model.answer = () => ({ kind: 'hang' });
    const asked = model.calls.length;
    const browser = new AbortController();
    const reply = await send('text/event-stream', browser.signal);
    const reader = reply.body!.pipeThrough(new TextDecoderStream()).getReader();
    let seen = '';
    while (!seen.includes('asked')) seen += (await reader.read()).value ?? '';
    await waitUntil(() => model.calls.length > asked);
    browser.abort();
    await expect(model.calls[asked]?.hungUp).resolves.toBeUndefined();
  });

  it('tells nobody what founders write, nor the key', () => {
    expect(product.output()).not.toContain('dental');
  });
});

describe('settings of the model that do not go together', () => {
  it('stop the start with one sentence', async () => {
    const environment = { PLAYBOOK_MODEL_PROVIDER: 'anthropic', PLAYBOOK_MODEL_NAME: 'x' };
    await expect(startProduct({ topology: 'local', environment })).rejects.toThrow(
      'Playbook cannot start. The setting PLAYBOOK_MODEL_PROVIDER is not usable: anthropic needs PLAYBOOK_MODEL_API_KEY.',
    );
  });
});
