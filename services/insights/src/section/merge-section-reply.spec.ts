import { describe, expect, it } from '@jest/globals';
import { fieldInsightsSchema } from '@playbook/contracts/insights/industry-insights.schema';
import { INSIGHTS_MAX_CHARS } from '@playbook/contracts/core/limits';
import { composeInsights } from '../insights/compose-insights.js';
import { knowStartup } from '../startup/known-startup.js';
import { type KnownFact, knownFacts } from './known-fact.js';
import { mergeSectionReply } from './merge-section-reply.js';

const REQUEST = { fieldType: 'trends', description: 'Software for clerks of clinics' } as const;
const ENGINE = { kind: 'model', label: 'test-model', version: 'industry knowledge 1.0.0' } as const;
const LONG_LINE = `${'clerks lose what their clinics have earned and '.repeat(8)}nobody sees it.`;

/** Facts with sources whose addresses are long. */
const facts: KnownFact[] = Array.from({ length: 20 }, (_, index) => ({
  id: `f${index + 1}`,
  text: LONG_LINE,
  source: {
    title: 'A report',
    publisher: 'A bureau',
    year: 2024,
    url: `https://example.com/${index}/${'a'.repeat(400)}`,
  },
  confidence: 'seen',
  isStatement: true,
}));
const cites = (...ids: number[]): string[] => ids.map((id) => `f${id}`);
const merge = (insights: { text: string; facts: string[] }[]) =>
  mergeSectionReply(
    { section: 'trends', startup: knowStartup(REQUEST), facts },
    fieldInsightsSchema.parse(composeInsights(REQUEST)),
    { insights, suggestions: ['Ask a clerk today.'] },
    ENGINE,
  );

describe('a reply about a section', () => {
  it('is cut to what an answer may hold, lines of the model first', () => {
    const insights = Array.from({ length: 8 }, () => ({ text: LONG_LINE, facts: cites(1, 2, 3, 4, 5, 6) }));
    const merged = merge(insights);
    expect(fieldInsightsSchema.parse(merged)).toEqual(merged);
    expect(merged.insights.length).toBeLessThanOrEqual(INSIGHTS_MAX_CHARS);
    expect(merged.insights.split('**Also known**')[0]?.match(/^- /gm)).toHaveLength(3);
  });

  it('has statements that it did not use as far as there is room', () => {
    const { insights } = merge([
      { text: LONG_LINE, facts: cites(1) },
      { text: LONG_LINE, facts: cites(2) },
    ]);
    expect(insights).toContain('**Also known**');
    expect(insights).toContain('example.com/2/');
    expect(insights.length).toBeLessThanOrEqual(INSIGHTS_MAX_CHARS);
    expect(insights).not.toContain('example.com/19/');
  });

  it('tells of what it did not use only what says something to the startup', () => {
    const startup = knowStartup({ description: 'Software for clerks of clinics in Kenya' });
    const known = knownFacts('trends', startup).map(({ text }) => text);
    expect(known.join(' ')).not.toMatch(/ESSER|FedNow|US relief/);
    const insights = [1, 2].map((id) => ({ text: LONG_LINE, facts: cites(id) }));
    const others = facts.map((fact, index) => (index < 2 ? fact : { ...fact, text: 'Electric cars sell better.' }));
    const merged = mergeSectionReply(
      { section: 'trends', startup, facts: others },
      fieldInsightsSchema.parse(composeInsights(REQUEST)),
      { insights, suggestions: ['Ask a clerk today.'] },
      ENGINE,
    );
    expect(merged.insights).not.toContain('Electric cars');
  });
});
