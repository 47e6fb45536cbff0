import { beforeEach, describe, expect, it } from '@jest/globals';
import { getUserIdeaCheckRoute } from '@playbook/contracts/analysis/analysis-content.contract';
import { BUILDER_FIELDS, type FieldAddress } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import { getIndustryInsightsRoute } from '@playbook/contracts/insights/industry-insights.contract';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient } from '../../../../lib/query-client/query-client.js';
import { FakeGateway, problem, reply } from '../../../../testing/fake-gateway.js';
import { buildFieldInsights, buildUserIdeaCheck } from '../../../../testing/factories/insights.factory.js';
import { MemoryDrafts } from '../../../../testing/drafts/memory-drafts.js';
import { renderWithDrafts } from '../../../../testing/render/render-with-drafts.js';
import { storeSession } from '../../../../testing/store-session.js';
import { hasQuickSelect } from '../../lib/insights/quick-select.js';
import { QuickSelect } from './quick-select.js';

const METRICS: FieldAddress = { sectionId: 'traction', fieldId: 'metrics' };
const ONE_LINER: FieldAddress = { sectionId: 'company', fieldId: 'company-oneliner' };
const NO_OPTIONS = 'Complete the Idea Check to get personalized recommendations for this field.';
const A_DAY_AGO = new Date(Date.now() - 24 * 60 * 60 * 1_000).toISOString();
const ADD_REVENUE = /^Add ?: MRR \[amount\] in \[month\]/;
const INSIGHTS = getIndustryInsightsRoute.path;
const envelope = (data: unknown) => reply({ success: true, data, error: null });

describe('QuickSelect', () => {
  let gateway: FakeGateway;
  let drafts: MemoryDrafts;

  beforeEach(() => {
    storeSession();
    drafts = new MemoryDrafts();
    gateway = new FakeGateway()
      .on(`POST ${getUserIdeaCheckRoute.path}`, () => envelope(buildUserIdeaCheck()))
      .on(`POST ${INSIGHTS}`, () => envelope(buildFieldInsights()));
  });

  const open = async (address: FieldAddress = METRICS) => {
    const view = renderWithDrafts(<QuickSelect address={address} />, drafts);
    await userEvent.click(screen.getByRole('button', { name: 'Smart suggestions' }));
    return view;
  };
  const options = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);

  it('is there for the fields that the specification names, and no other', () => {
    expect(BUILDER_FIELDS.map(({ fieldId }) => fieldId).filter(hasQuickSelect)).toEqual([
      'problem-statement',
      'metrics',
      'competitors',
      'competitive-advantage',
      'why-now',
      'company-oneliner',
      'company-description',
      'target-customers',
      'market-size',
      'business-model',
      'customer-acquisition',
    ]);
    renderWithDrafts(<QuickSelect address={{ sectionId: 'founders', fieldId: 'founder-names' }} />, drafts);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    ['problem', 'problem-statement', { fieldType: 'problem-examples', questionId: 'problem-statement' }],
    ['company', 'customer-acquisition', { fieldType: 'target-customers', questionId: 'customer-acquisition' }],
    ['company', 'target-customers', { fieldType: 'target-customers', questionId: 'target-customers' }],
    ['traction', 'metrics', { fieldType: 'metrics', questionId: 'metrics' }],
  ] as const)('asks for %s-%s by %j', async (sectionId, fieldId, request) => {
    const { fieldType } = request;
    gateway.on(`POST ${INSIGHTS}`, () => envelope(buildFieldInsights({ fieldType })));
    await open({ sectionId, fieldId });
    await options();
    expect(gateway.callsTo(INSIGHTS).map(({ body }) => body)).toEqual([request]);
  });

  it.each([
    ['market-size', 4],
    ['competitors', 8],
    ['metrics', 10],
  ] as const)('of %s offers at most %i, each once', async (fieldId, cap) => {
    const specificOptions = Array.from({ length: 11 }, (_, index) => ({
      text: `[n] of ${'x'.repeat(index)}`,
      origin: 'suggestion' as const,
    }));
    const repeated = [...specificOptions.slice(0, 1), ...specificOptions];
    gateway.on(`POST ${INSIGHTS}`, () => envelope(buildFieldInsights({ specificOptions: repeated })));
    const address = BUILDER_FIELDS.find((field) => field.fieldId === fieldId)!;
    await open(address);
    expect(await options()).toHaveLength(cap);
  });

  it('shows three examples with their sources below the options', async () => {
    const examples = [1, 2, 3, 4].map((count) => ({
      text: `Clinic ${count} saved a day.`,
      source: { title: 'Survey', publisher: 'Census', year: 2024, url: 'https://example.com/survey' },
      confidence: 'seen' as const,
    }));
    gateway.on(`POST ${INSIGHTS}`, () => envelope(buildFieldInsights({ examples })));
    await open();
    expect(await screen.findByRole('heading', { name: 'Examples & Case Studies', level: 3 })).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Census, 2024' })).toHaveLength(3);
  });

  it('marks where texts come from, adds them line by line, and takes one back', async () => {
    await open();
    const items = await screen.findAllByRole('listitem');
    expect(within(items[0]!).getByText('From Idea Check')).toBeInTheDocument();
    expect(within(items[1]!).getByText('Suggestion')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^Add ?: 19 clinics pay us/ }));
    await userEvent.click(screen.getByRole('button', { name: ADD_REVENUE }));
    expect(drafts.textOf('traction-metrics')).toBe('19 clinics pay us.\nMRR [amount] in [month]');
    expect(screen.getByRole('button', { name: /^Added ?: MRR/ })).toBeDisabled();
    await userEvent.click((await screen.findAllByRole('button', { name: 'Undo' })).at(-1)!);
    expect(drafts.textOf('traction-metrics')).toBe('19 clinics pay us.');
  });

  it('puts one sentence in place of another', async () => {
    drafts = new MemoryDrafts({ 'company-company-oneliner': 'Old line' });
    await open(ONE_LINER);
    await userEvent.click((await screen.findAllByRole('button', { name: ADD_REVENUE }))[0]!);
    expect(drafts.textOf('company-company-oneliner')).toBe('MRR [amount] in [month]');
  });

  it('marks what was put in until it is edited', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: ADD_REVENUE }));
    const note = await screen.findByText(/Not edited yet/);
    expect(note).toHaveTextContent('Suggestion');
    act(() => drafts.change(METRICS, 'MRR $4,000 in October'));
    await screen.findByRole('button', { name: ADD_REVENUE });
    expect(screen.queryByText(/Not edited yet/)).toBeNull();
  });

  it('asks once a day for one idea, and anew when the idea check changes', async () => {
    const visit = async () => {
      queryClient.clear();
      const { unmount } = await open();
      await options();
      unmount();
      return gateway.callsTo(INSIGHTS).length;
    };
    expect(await visit()).toBe(1);
    expect(await visit()).toBe(1);
    const kept = localStorage.getItem('fieldInsights_cache')!;
    localStorage.setItem('fieldInsights_cache', kept.replace(/"timestamp":"[^"]+"/, `"timestamp":"${A_DAY_AGO}"`));
    expect(await visit()).toBe(2);
    gateway.on(`POST ${getUserIdeaCheckRoute.path}`, () => envelope(buildUserIdeaCheck({ industry: 'Fintech' })));
    expect(await visit()).toBe(3);
  });

  it('falls back on what is built in, and else says what to do', async () => {
    gateway.on(`POST ${INSIGHTS}`, () => problem(503, 'service_unavailable'));
    const { unmount } = await open(ONE_LINER);
    expect(await options()).toHaveLength(2);
    expect(screen.getByText(/These templates are built in/)).toBeInTheDocument();
    unmount();
    await open(METRICS);
    expect(await screen.findByText(NO_OPTIONS)).toBeInTheDocument();
    expect(screen.queryAllByRole('listitem')).toEqual([]);
  });

  it('says what to do where there is nothing to offer', async () => {
    gateway.on(`POST ${INSIGHTS}`, () => envelope(buildFieldInsights({ specificOptions: [] })));
    await open();
    expect(await screen.findByText(NO_OPTIONS)).toBeInTheDocument();
  });
});
