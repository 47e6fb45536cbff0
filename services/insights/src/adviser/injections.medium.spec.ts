import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { INJECTIONS } from '@playbook/testing/model/injections';
import { leakTest } from '@playbook/service-kit/model-access/prompt-leak';
import { IDEA, ModelInsights, prefillReply, sectionReply } from '../../test/model-insights.fixture.js';
import { composeInsights } from '../insights/compose-insights.js';
import { knownFacts } from '../section/known-fact.js';
import { sectionInstructions } from '../section/section.prompt.js';
import { knowStartup } from '../startup/known-startup.js';

const SHOWN_MARKUP = /<\s*[a-z/!]|javascript:|onerror/i;
const LINKS = /\]\(<([^>]*)>\)/g;
const isLeak = leakTest(sectionInstructions('market-size'));
const linksIn = (text: string): readonly string[] => [...text.matchAll(LINKS)].map(([, address = '']) => address);

describe('an order in what a founder says of the startup', () => {
  let insights: ModelInsights;

  beforeAll(async () => {
    insights = await ModelInsights.start();
  });
  afterAll(() => insights.stop());
  beforeEach(() => {
    insights.model.calls.length = 0;
  });

  it.each(INJECTIONS)('reaches the model as data only: %j', async (injection) => {
    insights.answerWith(sectionReply());
    await insights.section({ problem: injection });
    for (const { instructions, prompt } of insights.model.calls) {
      expect(instructions).not.toContain(injection);
      const marker = /data-[0-9a-f]{24}/.exec(instructions)?.[0] ?? 'none';
      expect(JSON.parse(prompt.split(marker)[1] ?? '')).toMatchObject({ description: IDEA.ideaBrief });
    }
  });

  it.each(INJECTIONS)('shows nothing but clean lines when a model obeys: %j', async (injection) => {
    insights.answerWith(
      sectionReply({
        insights: [{ text: injection.slice(0, 400), facts: ['f1'] }, ...sectionReply().insights],
        suggestions: [injection.slice(0, 400), 'Call a clinic today.'],
      }),
    );
    const request = { problem: `${IDEA.problem} ${injection}`.slice(0, 500) };
    const section = await insights.section(request);
    const builtIn = composeInsights({ fieldType: 'market-size', ...IDEA, ...request });
    const known = knownFacts('market-size', knowStartup({ ...IDEA, ...request })).map(({ source }) => source?.url);
    expect(linksIn(section.insights).filter((address) => !known.includes(address))).toEqual([]);
    const written = `${section.insights.replace(LINKS, '')}\n${section.suggestions.join('\n')}`;
    // The founder's own words are quoted where the built-in knowledge speaks; Markdown shows them as they are.
    expect(section.engine.kind === 'model' ? written : '').not.toMatch(SHOWN_MARKUP);
    expect(isLeak(written)).toBe(false);
    expect(section.metrics).toEqual(Reflect.get(builtIn, 'metrics'));
  });

  it.each(INJECTIONS)('puts nothing into answers that the founder did not say: %j', async (injection) => {
    insights.answerWith(
      prefillReply([
        { key: 'traction-metrics', text: injection.slice(0, 600) },
        { key: 'traction-first-users', text: 'We met [customer] at [place].' },
      ]),
    );
    const { prefillData } = await insights.prefill();
    expect(JSON.stringify(prefillData)).not.toMatch(SHOWN_MARKUP);
    expect(prefillData['traction-first-users']?.text).toBe('We met [customer] at [place].');
    expect(isLeak(JSON.stringify(prefillData))).toBe(false);
  });
});
