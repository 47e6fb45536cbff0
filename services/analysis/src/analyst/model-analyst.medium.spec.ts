import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ModelAnswer, ModelServer } from '@playbook/testing/model/model-server';
import { type AnyAnalysis, KINDS, type KindUnderTest } from '../../test/kinds.fixture.js';
import { faultsOf } from '../../test/model-faults.fixture.js';
import { IMPATIENT_MS, type ModelService, startModelService } from '../../test/model-service.fixture.js';

const write = (text: string, more: Partial<Extract<ModelAnswer, { kind: 'write' }>> = {}): ModelAnswer => ({
  kind: 'write',
  text,
  ...more,
});

/** Points of the rows of every score of an analysis, by the score's name. */
function sumsOf(analysis: AnyAnalysis): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const row of analysis.evidence) {
    const name = 'score' in row ? row.score : row.dimension;
    sums[name] = (sums[name] ?? 0) + row.points;
  }
  return sums;
}

let analysis: ModelService;
beforeAll(async () => {
  analysis = await startModelService();
});
afterAll(() => analysis.stop());
beforeEach(() => {
  analysis.model.calls.length = 0;
});

describe.each(KINDS)('a language model that judges one $name well', (kind) => {
  const good = JSON.stringify(kind.good());
  const broken = JSON.stringify({ ...kind.good(), [kind.linesName]: [] });
  beforeEach(() => {
    analysis.model.answer = () => write(good);
  });

  it('makes the analysis, which names it, adds up, keeps the measured evidence and is stored as it was answered', async () => {
    const caller = await analysis.founder();
    const result = await kind.send(analysis, {}, { caller });
    expect(result).toMatchObject({
      engine: { kind: 'model', label: 'test-model' },
      degraded: false,
      degradedReason: null,
      message: null,
      scoreBounds: [],
    });
    expect(sumsOf(result)).toMatchObject(kind.scores(result));
    expect(result).not.toMatchObject(kind.measured);
    const measured = kind.measured as AnyAnalysis;
    expect(result.evidence).toEqual(expect.arrayContaining([...measured.evidence]));
    const own = result.evidence.filter(({ signal }) => signal === 'model');
    expect(own.flatMap(({ spans }) => [...spans]).length).toBeGreaterThan(0);
    expect(await kind.read(analysis, result.id, caller)).toEqual(result);
  });

  it('is asked with rules in the instructions, the texts and the measurements as data, and its key', async () => {
    await kind.send(analysis);
    const [call] = analysis.model.calls;
    expect(call?.authorization).toBe('Bearer test-key');
    expect(call?.instructions.startsWith(kind.instructions)).toBe(true);
    for (const text of Object.values(kind.fields)) expect(call?.instructions).not.toContain(text.slice(0, 30));
    const [, fields, facts] = call?.prompt.split(/\n?data-[0-9a-f]{24}\n/) ?? [];
    expect(JSON.parse(fields ?? '')).toMatchObject(kind.fields);
    expect(call?.prompt).toContain('"points"');
    expect(facts).toContain('measured');
    for (const read of ['"says"', '"sum"', '"questions"']) expect(call?.prompt).toContain(read);
    expect(call?.instructions).toContain('Only what is absent may be called missing');
  });

  it('may put its JSON into a code block and leave its usage out', async () => {
    analysis.model.answer = () => write(`Here it is:\n\`\`\`json\n${good}\n\`\`\``, { hidesUsage: true });
    expect(await kind.send(analysis)).toMatchObject({ engine: { kind: 'model' }, degraded: false });
  });

  it('is not asked about what is no text at all', async () => {
    const noise = Object.fromEntries(Object.keys(kind.fields).map((field) => [field, 'asdf qwer zxcv']));
    expect(await kind.send(analysis, noise)).toMatchObject({ engine: { kind: 'rubric' }, degraded: false });
    expect(analysis.model.calls).toEqual([]);
  });

  it.each([
    ['broke the schema', broken, 'stop'],
    ['wrote no JSON', 'I would say it is fine.', 'stop'],
    ['was cut off', good.slice(0, 300), 'length'],
  ] as const)('is asked once more when it %s', async (_, firstText, finishReason) => {
    analysis.model.answer = () =>
      analysis.model.calls.length === 1 ? write(firstText, { finishReason }) : write(good);
    expect(await kind.send(analysis)).toMatchObject({ engine: { kind: 'model' }, degraded: false });
    const [first, second] = analysis.model.calls;
    expect(second?.prompt.startsWith(first?.prompt ?? '')).toBe(true);
    expect(second?.prompt).not.toContain(firstText.slice(0, 40));
  });
});

describe.each(KINDS)('a language model that fails at one $name', (kind) => {
  it.each(faultsOf(kind))('$name: the built-in engine answers, and the analysis says why ($reason)', async (fault) => {
    analysis.model.answer = () => fault.answer;
    const result = await kind.send(analysis);
    expect(result).toMatchObject({ ...kind.measured, degraded: true, degradedReason: fault.reason, message: null });
  });

  it('is not there at all', async () => {
    const gone = await ModelServer.start(() => ({ kind: 'hang' }));
    const { url } = gone;
    await gone.stop();
    const alone = await startModelService({ env: { PLAYBOOK_MODEL_URL: url } });
    const result = await kind.send(alone);
    await alone.stop();
    expect(result).toMatchObject({ ...kind.measured, degraded: true, degradedReason: 'unreachable' });
  });
});

describe('a language model that is slow', () => {
  let impatient: ModelService;
  beforeAll(async () => {
    const env = { PLAYBOOK_MODEL_TIME_BUDGET_MS: String(IMPATIENT_MS) };
    impatient = await startModelService({ model: analysis.model, env });
  });
  afterAll(() => impatient.stop());

  const silent = (): ModelAnswer => ({ kind: 'hang' });
  const dripping = (kind: KindUnderTest): ModelAnswer =>
    write(JSON.stringify(kind.good()), { pieceChars: 1, pauseMs: 50 });

  it.each(
    KINDS.flatMap((kind) => [
      { kind, name: `does not answer about one ${kind.name}`, answer: silent() },
      { kind, name: `drips about one ${kind.name}`, answer: dripping(kind) },
    ]),
  )('$name: it is left when its time is over, and told so', async ({ kind, answer }) => {
    analysis.model.answer = () => answer;
    const result = await kind.send(impatient);
    expect(result).toMatchObject({ ...kind.measured, degraded: true, degradedReason: 'timeout' });
    for (const { hungUp } of analysis.model.calls) await expect(hungUp).resolves.toBeUndefined();
  });

  it.each(KINDS)('has one time budget for both attempts at one $name', async (kind) => {
    const broken = JSON.stringify({ ...kind.good(), [kind.linesName]: [] });
    analysis.model.answer = ({ prompt }) => (prompt.includes('Answer again') ? { kind: 'hang' } : write(broken));
    expect(await kind.send(impatient)).toMatchObject({ degraded: true, degradedReason: 'timeout' });
  });
});
