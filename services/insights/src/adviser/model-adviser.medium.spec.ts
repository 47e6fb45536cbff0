import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { insightsLifecycle } from '@playbook/contracts/insights/insights-lifecycle.contract';
import type { DegradedReason } from '@playbook/contracts/core/analyst.schema';
import type { ModelAnswer } from '@playbook/testing/model/model-server';
import { IDEA, ModelInsights, prefillReply, sectionReply } from '../../test/model-insights.fixture.js';
import { composeInsights } from '../insights/compose-insights.js';

const BUILT_IN = composeInsights({ fieldType: 'market-size', ...IDEA });
const write = (reply: unknown): ModelAnswer => ({ kind: 'write', text: JSON.stringify(reply) });

describe('insights by a language model', () => {
  let insights: ModelInsights;

  beforeAll(async () => {
    insights = await ModelInsights.start();
  });
  afterAll(() => insights.stop());
  beforeEach(() => {
    insights.model.calls.length = 0;
    insights.answerWith(sectionReply());
  });

  it('says what facts mean for the startup, each with its source, and keeps the facts that it did not use', async () => {
    const section = await insights.section();
    expect(section.engine).toMatchObject({ kind: 'model', label: 'test-model' });
    expect(section.degraded).toBe(false);
    expect(section.insights).toContain('- Clerks who skip denials leave money behind that your clinics have earned.\n');
    expect(section.insights).toMatch(/your slice of it is appeals alone\\?\. \(\[[^\]]*, \d{4}\]\(<https:/);
    expect(section.insights).toContain('**Also known**');
    expect(section.insights.match(/5\\?\.3tn/g)).toHaveLength(1);
    expect(section.suggestions.slice(0, 2)).toEqual(sectionReply().suggestions);
    const { examples, metrics, chart, specificOptions } = section;
    expect({ examples, metrics, chart, specificOptions }).toEqual(
      Object.fromEntries(
        Object.entries(BUILT_IN).filter(([name]) => name in { examples, metrics, chart, specificOptions }),
      ),
    );
  });

  it('sends rules apart from data: the words of the founder and the facts, nothing else', async () => {
    const founder = await insights.founder();
    await insights.section({}, founder);
    const [call] = insights.model.calls;
    expect(call?.instructions).not.toContain('appeals');
    const marker = /data-[0-9a-f]{24}/.exec(call?.instructions ?? '')?.[0] ?? 'none';
    const [, fields, , facts] = call?.prompt.split(marker) ?? [];
    expect(JSON.parse(fields ?? '')).toEqual({
      description: IDEA.ideaBrief,
      problem: IDEA.problem,
      customer: 'small clinics',
    });
    expect(JSON.parse(facts ?? '')).toMatchObject({ startup: { industry: 'Healthcare', stage: 'revenue' } });
    expect(call?.body).not.toContain(founder.founderId);
  });

  it('drops lines with figures and names that neither a cited fact nor the founder says', async () => {
    insights.answerWith(
      sectionReply({
        insights: [
          ...sectionReply().insights,
          { text: 'US health spending was $5.3tn in 2024, says nobody that is cited.', facts: [] },
          { text: 'US health spending was $6tn.', facts: ['f1'] },
          { text: 'Half of all clinics skip them.', facts: ['f1'] },
          { text: 'You meet Athenahealth in each clinic.', facts: ['f1'] },
        ],
        suggestions: ['Count the 6,000 clinics.', 'Call a clinic today.'],
      }),
    );
    const { insights: text, suggestions } = await insights.section();
    for (const said of ['says nobody', '$6tn', 'Half of', 'Athenahealth']) expect(text).not.toContain(said);
    expect(suggestions).toContain('Call a clinic today.');
    expect(suggestions).not.toContain('Count the 6,000 clinics.');
  });

  it('takes personas as a role and what its day is like', async () => {
    const persona = 'Billing clerk of a clinic: types each appeal by hand and gives up on most of them.';
    insights.answerWith(sectionReply({ suggestions: [persona, 'No persona at all.'] }));
    const { suggestions } = await insights.section({ fieldType: 'target-customers' });
    expect(suggestions[0]).toBe(persona);
    expect(suggestions).not.toContain('No persona at all.');
  });

  const FAULTS: readonly (readonly [string, DegradedReason, ModelAnswer])[] = [
    ['breaks the schema twice', 'reply-invalid', write({ insights: [] })],
    ['writes no JSON', 'reply-invalid', { kind: 'write', text: 'No.' }],
    ['is cut off', 'reply-invalid', { kind: 'write', text: '{"insights": [', finishReason: 'length' }],
    ['limits the rate', 'rate-limited', { kind: 'refuse', status: 429 }],
    ['fails', 'provider-error', { kind: 'refuse', status: 500 }],
    ['breaks the connection', 'provider-error', { kind: 'break', text: '{"insights"' }],
    ['sends us elsewhere', 'unreachable', { kind: 'redirect', location: 'http://127.0.0.1:9/v1' }],
    [
      'says only what must not be shown',
      'reply-unsafe',
      write(sectionReply({ insights: [1, 2, 3].map((count) => ({ text: `<b>${count}</b> www.x.com`, facts: [] })) })),
    ],
  ];
  it.each(FAULTS)('leaves it to what is built in when it %s', async (_fault, reason, answer) => {
    insights.model.answer = () => answer;
    expect(await insights.section()).toEqual({ ...BUILT_IN, degraded: true, degradedReason: reason });
  });

  it('asks once more for a reply that does not fit', async () => {
    insights.model.answer = () => write(insights.model.calls.length === 1 ? { insights: 'none' } : sectionReply());
    expect((await insights.section()).degraded).toBe(false);
    expect(insights.model.calls).toHaveLength(2);
  });

  it('shows no reply that repeats the prompt', async () => {
    insights.model.answer = ({ instructions }) => {
      const text = instructions.slice(0, 200).replace(/\s+/g, ' ');
      return write(sectionReply({ insights: [{ text, facts: [] }, ...sectionReply().insights] }));
    };
    expect(await insights.section()).toMatchObject({ degradedReason: 'reply-unsafe', engine: { kind: 'rubric' } });
  });

  it('is not asked by a quick select, by a section without words, nor about what is no section', async () => {
    await insights.section({ questionId: 'market-size' });
    await insights.section({ ideaBrief: '', problem: '', targetUser: '' });
    await insights.section({ fieldType: 'general' });
    expect(insights.model.calls).toEqual([]);
  });

  it('begins answers with the words of the founder and blanks, and leaves the founder’s own texts', async () => {
    const good = { key: 'traction-first-users', text: '19 clinics pay us $400 a month; they heard of us from [whom].' };
    insights.answerWith(
      prefillReply([
        good,
        { key: 'company-customer-acquisition', text: 'We have 4,000 users at Mayo Clinic.' },
        { key: 'problem-problem-statement', text: 'Something else [here].' },
        { key: 'traction-metrics', text: '19 clinics pay us, up from [number].' },
        { key: 'no-such-key', text: 'Nothing [here].' },
      ]),
    );
    const builtIn = composeInsights({ fieldType: 'prefill', ...IDEA });
    const { prefillData, engine } = await insights.prefill();
    expect(engine.kind).toBe('model');
    expect(prefillData).toEqual({
      ...Reflect.get(builtIn, 'prefillData'),
      'traction-first-users': { text: good.text, origin: 'suggestion' },
    });
  });
});

describe('limits of insights by a language model', () => {
  it('asks once for the same words of a founder, and forgets them with the account', async () => {
    const insights = await ModelInsights.start({ PLAYBOOK_MODEL_CACHE_H: '1' });
    const founder = await insights.founder();
    await insights.section({}, founder);
    await insights.section({}, founder);
    expect(insights.model.calls).toHaveLength(1);
    await insights.section();
    expect(insights.model.calls).toHaveLength(2);
    await insights.service.rpc.call(insightsLifecycle.erase, {}, founder);
    await insights.section({}, founder);
    expect(insights.model.calls).toHaveLength(3);
    await insights.stop();
  });

  it('says when a founder has used up the day', async () => {
    const insights = await ModelInsights.start({ PLAYBOOK_MODEL_CALLS_PER_FOUNDER_DAY: '1' });
    const founder = await insights.founder();
    await insights.section({}, founder);
    const { degradedReason, message } = await insights.section({}, founder);
    expect(degradedReason).toBe('budget-founder');
    expect(message).toContain('The built-in industry knowledge answered this time.');
    await insights.stop();
  });
});
