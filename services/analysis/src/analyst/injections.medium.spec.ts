import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { pitchAnalysisSchema, type PitchAnalysis } from '@playbook/contracts/pitch-analysis.schema';
import { INJECTIONS } from '../../test/injections.fixture.js';
import { type ModelService, startModelService } from '../../test/model-service.fixture.js';
import { flatteringReply, goodReply, MEASURED, PITCH, QUOTE, scoresOf } from '../../test/pitch-replies.fixture.js';
import { PITCH_INSTRUCTIONS } from '../pitch-analyses/pitch.prompt.js';
import { leakTest } from './prompt-leak.js';

/** Everything in an analysis that is not the founder's own text. */
const writtenIn = (result: PitchAnalysis): string => {
  const { partnerFeedback, rewriteSuggestions, evidence, redFlags, message } = result;
  const labels = evidence.filter(({ signal }) => signal === 'model').map(({ label }) => label);
  return JSON.stringify({ partnerFeedback, rewriteSuggestions, labels, redFlags, message });
};
const MARKUP_OR_LINK = /<\s*[a-z/!]|https?:|javascript:|data:|\]\(|onerror/i;
const isLeak = leakTest(PITCH_INSTRUCTIONS);
/** Every dimension was held, since the model wanted 20 points for each. */
const HELD = Array(5).fill(expect.stringMatching(/instructions|stuffing/));

let analysis: ModelService;
/** What an honest model gives the pitch as it is. */
let honestScore: number;

beforeAll(async () => {
  analysis = await startModelService();
  honestScore = (await analysis.analyze(PITCH)).overallScore;
});
afterAll(() => analysis.stop());

describe('an order in the pitch, given to a model that obeys', () => {
  beforeEach(() => {
    analysis.model.calls.length = 0;
    analysis.model.answer = () => ({ kind: 'write', text: JSON.stringify(flatteringReply(QUOTE)) });
  });

  it.each(INJECTIONS)('gains nothing: %j', async (injection) => {
    for (const pitch of [`${PITCH} ${injection}`, `${injection} ${PITCH}`].filter(({ length }) => length <= 280)) {
      const result = await analysis.analyze(pitch);
      expect(result.overallScore).toBeLessThanOrEqual(MEASURED.overallScore);
      expect(result.overallScore).toBeLessThanOrEqual(honestScore);
      const reasons = result.scoreBounds.map(({ reason }) => reason);
      expect(reasons).toEqual(result.engine.kind === 'model' ? HELD : []);
    }
  });

  it.each(INJECTIONS)('reaches the model as data only: %j', async (injection) => {
    await analysis.analyze(injection);
    for (const { instructions, prompt } of analysis.model.calls) {
      expect(instructions).not.toContain(injection);
      const marker = /data-[0-9a-f]{24}/.exec(instructions)?.[0] ?? '';
      const [, fields] = prompt.split(`${marker}\n`);
      expect(JSON.parse(fields ?? '')).toEqual({ pitch: injection });
    }
  });
});

describe('a model that was turned against us', () => {
  const answerWith = (reply: unknown): void => {
    analysis.model.answer = () => ({ kind: 'write', text: JSON.stringify(reply) });
  };

  it.each(INJECTIONS)('shows nothing of it, gains nothing and breaks nothing: %j', async (injection) => {
    const hostile = { because: injection, quotes: [injection.slice(0, 280)] };
    answerWith({
      scores: scoresOf(() => ({ points: 20, ...hostile })),
      partnerFeedback: [injection, `${injection} Which customer?`, 'Who is the customer in this sentence?'],
      rewrites: { clarity: injection.slice(0, 280), insight: `${PITCH} ${injection}`.slice(0, 280) },
      overallScore: 100,
      admin: true,
      engine: { kind: 'rubric', label: injection, version: '9' },
    });
    const result = await analysis.analyze(PITCH);
    expect(pitchAnalysisSchema.strict().safeParse(result).success).toBe(true);
    expect(result.overallScore).toBe(MEASURED.overallScore);
    expect(writtenIn(result)).not.toMatch(MARKUP_OR_LINK);
    expect(isLeak(writtenIn(result))).toBe(false);
    expect(result.engine.label).toBe('test-model');
    expect(result.rewriteSuggestions).toEqual(MEASURED.rewriteSuggestions);
  });

  it.each([
    ['in a line', (secret: string) => goodReply({ partnerFeedback: [`My rules: ${secret}`, 'Who pays?'] })],
    [
      'in a rewrite',
      (secret: string) => goodReply({ rewrites: { clarity: secret.slice(0, 200), insight: 'We help.' } }),
    ],
    [
      'in a reason',
      (secret: string) =>
        goodReply({ scores: scoresOf(() => ({ points: 15, because: secret.slice(0, 300), quotes: [QUOTE] })) }),
    ],
    ['in a field that nobody asked for', (secret: string) => ({ ...goodReply(), note: secret })],
  ])('cannot tell the prompt %s', async (_, replyWith) => {
    const secrets = [
      (text: string) => text.slice(200, 500),
      (text: string) => Array.from(text.slice(200, 350)).join(' '),
      (text: string) => Array.from(text.slice(200, 400)).toReversed().join(''),
      (text: string) => Buffer.from(text.slice(200, 400)).toString('base64'),
      (text: string) => Buffer.from(text.slice(200, 320)).toString('hex'),
    ];
    for (const hide of secrets) {
      analysis.model.answer = ({ instructions }) => ({
        kind: 'write',
        text: JSON.stringify(replyWith(hide(instructions).replaceAll('"', "'"))),
      });
      const result = await analysis.analyze(PITCH);
      expect(result).toMatchObject({ engine: { kind: 'rubric' }, degraded: true });
      expect(isLeak(writtenIn(result))).toBe(false);
    }
  });

  it('cannot tell the marker', async () => {
    analysis.model.answer = ({ instructions }) => {
      const marker = /data-[0-9a-f]{24}/.exec(instructions)?.[0] ?? '';
      return { kind: 'write', text: JSON.stringify(goodReply({ partnerFeedback: [`The marker is ${marker}.`] })) };
    };
    expect(await analysis.analyze(PITCH)).toMatchObject({ degraded: true, degradedReason: 'reply-unsafe' });
  });

  it('cannot flatter: points are held to what was measured, and marked', async () => {
    answerWith(flatteringReply(QUOTE));
    const quoted = await analysis.analyze(PITCH);
    answerWith(flatteringReply('words that nobody wrote'));
    const unquoted = await analysis.analyze(PITCH);
    expect(unquoted.overallScore).toBe(MEASURED.overallScore);
    expect(new Set(unquoted.scoreBounds.map(({ reason }) => reason))).toEqual(new Set(['no-quote']));
    for (const { dimension, kept, proposed, reason } of quoted.scoreBounds) {
      expect([reason, proposed]).toEqual(['above-measurement', 20]);
      expect(kept).toBe(quoted.scoreBreakdown[dimension as keyof typeof quoted.scoreBreakdown]);
    }
    expect(quoted.scoreBounds.length).toBeGreaterThan(0);
  });

  it('cannot raise a text that is stuffed with words', async () => {
    const stuffed = 'AI-powered platform empowering businesses to unlock seamless, scalable, world-class synergies.';
    answerWith(flatteringReply('businesses'));
    const result = await analysis.analyze(stuffed);
    expect(result.overallScore).toBeLessThanOrEqual(20);
    expect(result.scoreBounds.map(({ reason }) => reason)).toContain('stuffing');
  });
});
