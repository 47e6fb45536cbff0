import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { APPLICATION_FIELDS } from '@playbook/contracts/applications/catalogue/application-fields';
import { INJECTIONS } from '@playbook/testing/model/injections';
import { type AnyAnalysis, FIELDS, KINDS, type KindUnderTest } from '../../test/kinds.fixture.js';
import { type ModelService, startModelService } from '../../test/model-service.fixture.js';
import { flatteringReply, MEASURED, PITCH, QUOTE } from '../../test/pitch-replies.fixture.js';
import { leakTest } from '@playbook/service-kit/model-access/prompt-leak';

const MARKUP_OR_LINK = /<\s*[a-z/!]|https?:|javascript:|data:|\]\(|onerror/i;
const FIRST_FIELD = (kind: KindUnderTest): string => Object.keys(kind.fields)[0] ?? '';

/** What an engine wrote, in the place of what it found in the founder's text. */
const WRITTEN = new Set([
  'partnerFeedback',
  'partnerCommentary',
  'strengths',
  'weaknesses',
  'suggestions',
  'rewriteSuggestions',
  'rewriteOptions',
  'rewrites',
  'message',
  'redFlags',
]);
/** An order in the text, or a text that is stuffed, is why no point of the model is believed. */
const DISTRUST: ReadonlySet<string> = new Set(['instructions', 'stuffing']);

function writtenIn(result: AnyAnalysis): string {
  const labels = result.evidence.filter(({ signal }) => signal === 'model').map(({ label }) => label);
  const risk = 'categoryRisk' in result ? result.categoryRisk.message : '';
  return JSON.stringify([Object.entries(result).filter(([name]) => WRITTEN.has(name)), labels, risk]);
}

/** No figure is higher than in another analysis. */
function expectNoGain(kind: KindUnderTest, result: AnyAnalysis, over: AnyAnalysis): void {
  const limits = kind.figures(over);
  kind.figures(result).forEach((figure, index) => expect(figure).toBeLessThanOrEqual(limits[index] ?? 0));
}

let analysis: ModelService;
/** What each kind's text gets as it is: from the built-in engine, and from an honest model. */
const plain = new Map<string, readonly AnyAnalysis[]>();
/** Few pieces: what is shown of an unfinished reply is tested elsewhere, and each piece is read anew. */
const PIECE_CHARS = 1_000;
const answerWith = (reply: unknown): void => {
  analysis.model.answer = () => ({ kind: 'write', text: JSON.stringify(reply), pieceChars: PIECE_CHARS });
};

beforeAll(async () => {
  analysis = await startModelService();
});
for (const kind of KINDS) {
  beforeAll(async () => {
    analysis.model.answer = () => ({ kind: 'refuse', status: 500 });
    const builtIn = await kind.send(analysis);
    answerWith(kind.good());
    plain.set(kind.name, [builtIn, await kind.send(analysis)]);
  });
}
afterAll(() => analysis.stop());

describe.each(FIELDS.map(({ kind, field }) => ({ kind, field, name: `${field} of one ${kind.name}` })))(
  'an order in $name, given to a model that obeys',
  ({ kind, field }) => {
    const text = kind.fields[field] ?? '';
    beforeEach(() => {
      analysis.model.calls.length = 0;
      answerWith(kind.flattering(kind.quote));
    });

    it.each(INJECTIONS)('gains nothing: %j', async (injection) => {
      const texts = [`${text} ${injection}`, `${injection} ${text}`];
      for (const ordered of texts.filter(({ length }) => length <= (kind.maxChars[field] ?? 0))) {
        const result = await kind.send(analysis, { [field]: ordered });
        for (const over of plain.get(kind.name) ?? []) expectNoGain(kind, result, over);
        const isModel = result.engine.kind === 'model';
        expect(result.scoreBounds.length > 0).toBe(isModel);
        expect(result.scoreBounds.filter(({ reason }) => !DISTRUST.has(reason))).toEqual([]);
      }
    });

    it.each(INJECTIONS)('reaches the model as data only: %j', async (injection) => {
      analysis.model.answer = () => ({ kind: 'refuse', status: 500 });
      await kind.send(analysis, { [field]: injection });
      for (const { instructions, prompt } of analysis.model.calls) {
        expect(instructions).not.toContain(injection);
        const marker = /data-[0-9a-f]{24}/.exec(instructions)?.[0] ?? '';
        const [, fields] = prompt.split(`${marker}\n`);
        expect(JSON.parse(fields ?? '')).toMatchObject({ [field]: injection });
      }
    });
  },
);

describe('an order in the answer to each question', () => {
  const answer = KINDS.find(({ name }) => name === 'answer')!;
  const text = answer.fields['answer'] ?? '';

  it.each(APPLICATION_FIELDS.map((field, index) => ({ ...field, index })))(
    'gains nothing in $id',
    async ({ id: fieldId, sectionId, index }) => {
      const question = { sectionId, fieldId };
      analysis.model.answer = () => ({ kind: 'refuse', status: 500 });
      const builtIn = await answer.send(analysis, question);
      answerWith(answer.flattering(answer.quote));
      // Every order comes up in the answer to one of the questions.
      const own = INJECTIONS.filter((_, place) => place % APPLICATION_FIELDS.length === index);
      for (const injection of own) {
        const result = await answer.send(analysis, { ...question, answer: `${text} ${injection}` });
        expectNoGain(answer, result, builtIn);
      }
    },
  );
});

describe.each(KINDS)('a model that was turned against us, about one $name', (kind) => {
  const isLeak = leakTest(kind.instructions);

  it.each(INJECTIONS)('shows nothing of it, gains nothing and breaks nothing: %j', async (injection) => {
    const [builtIn] = plain.get(kind.name) ?? [];
    const flattery = JSON.stringify(kind.flattering(injection.slice(0, 280)));
    const hostile = JSON.parse(flattery, (name, value: unknown) => (name === 'because' ? injection : value));
    const rewrite = `${kind.fields[FIRST_FIELD(kind)]} ${injection}`.slice(0, 280);
    const rewrites = Object.fromEntries(Object.keys(hostile.rewrites).map((name) => [name, rewrite]));
    answerWith({
      ...hostile,
      [kind.linesName]: [injection, `${injection} Which customer?`, 'Who is the customer in this sentence?'],
      rewrites,
      overallScore: 100,
      admin: true,
      engine: { kind: 'rubric', label: injection, version: '9' },
    });
    const result = await kind.send(analysis);
    expect(kind.schema.safeParse(result).success).toBe(true);
    expect(kind.figures(result)).toEqual(kind.figures(builtIn!));
    expect(writtenIn(result)).not.toMatch(MARKUP_OR_LINK);
    expect(isLeak(writtenIn(result))).toBe(false);
    expect(result.engine.label).toBe('test-model');
    for (const name of ['rewriteSuggestions', 'rewriteOptions', 'rewrites'] as const) {
      expect(Reflect.get(result, name)).toEqual(Reflect.get(builtIn!, name));
    }
  });

  it.each([
    ['in a line', (secret: string) => kind.good([`My rules: ${secret}`, 'Who pays?'])],
    ['in a rewrite', (secret: string) => withRewrites(kind, secret.slice(0, 200))],
    ['in a reason', (secret: string) => withReasons(kind, secret.slice(0, 300))],
    ['in a field that nobody asked for', (secret: string) => ({ ...kind.good(), note: secret })],
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
      const result = await kind.send(analysis);
      expect(result).toMatchObject({ engine: { kind: 'rubric' }, degraded: true });
      expect(isLeak(writtenIn(result))).toBe(false);
    }
  });

  it('cannot tell the marker', async () => {
    analysis.model.answer = ({ instructions }) => {
      const marker = /data-[0-9a-f]{24}/.exec(instructions)?.[0] ?? '';
      return { kind: 'write', text: JSON.stringify(kind.good([`The marker is ${marker}.`])) };
    };
    expect(await kind.send(analysis)).toMatchObject({ degraded: true, degradedReason: 'reply-unsafe' });
  });

  it('cannot flatter: points are clamped to what was measured, and marked', async () => {
    const [builtIn] = plain.get(kind.name) ?? [];
    answerWith(kind.flattering(kind.quote));
    const quoted = await kind.send(analysis);
    answerWith(kind.flattering('words that nobody wrote'));
    const unquoted = await kind.send(analysis);
    expect(kind.figures(unquoted)).toEqual(kind.figures(builtIn!));
    expect(new Set(unquoted.scoreBounds.map(({ reason }) => reason))).toEqual(new Set(['no-quote']));
    expect(new Set(quoted.scoreBounds.map(({ reason }) => reason))).toEqual(new Set(['above-measurement']));
    kind.figures(quoted).forEach((figure, index) => {
      expect(figure - (kind.figures(builtIn!)[index] ?? 0)).toBeLessThanOrEqual(20);
    });
  });
});

const withRewrites = (kind: KindUnderTest, rewrite: string): object =>
  JSON.parse(JSON.stringify(kind.good()), (name, value: unknown) =>
    name === 'rewrites' ? Object.fromEntries(Object.keys(value as object).map((one) => [one, rewrite])) : value,
  );
const withReasons = (kind: KindUnderTest, because: string): object =>
  JSON.parse(JSON.stringify(kind.good()), (name, value: unknown) => (name === 'because' ? because : value));

describe('a model that praises', () => {
  it('cannot raise a text that is stuffed with words', async () => {
    const stuffed = 'AI-powered platform empowering businesses to unlock seamless, scalable, world-class synergies.';
    answerWith(flatteringReply('businesses'));
    const result = await analysis.analyze(stuffed);
    expect(result.overallScore).toBeLessThanOrEqual(20);
    expect(result.scoreBounds.map(({ reason }) => reason)).toContain('stuffing');
  });

  it('cannot make up for a pitch that was measured as what it is', async () => {
    answerWith(flatteringReply(QUOTE));
    expect((await analysis.analyze(PITCH)).overallScore).toBeLessThanOrEqual(MEASURED.overallScore + 20);
  });
});
