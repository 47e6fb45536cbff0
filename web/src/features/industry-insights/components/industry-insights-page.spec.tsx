import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { getUserIdeaCheckRoute, type UserIdeaCheck } from '@playbook/contracts/analysis/analysis-content.contract';
import { getIndustryAnalysisRoute } from '@playbook/contracts/insights/industry-analysis.contract';
import { getIndustryInsightsRoute } from '@playbook/contracts/insights/industry-insights.contract';
import { INSIGHT_SECTIONS, type InsightSection } from '@playbook/contracts/insights/industry-insights.schema';
import { cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { INDUSTRY_INSIGHTS_NAME } from '../../../lib/browser-storage/industry-insights-name.js';
import { clearToasts } from '../../../testing/clear-toasts.js';
import { ApiError } from '../../../lib/api-client/api-error.js';
import { FakeGateway, type GatewayCall, problem, reply } from '../../../testing/fake-gateway.js';
import { buildInsights, buildUserIdeaCheck } from '../../../testing/factories/section-insights.factory.js';
import { renderInRouter } from '../../../testing/render/render-in-router.js';
import { queryClient } from '../../../lib/query-client/query-client.js';
import { storeSession } from '../../../testing/store-session.js';
import { IndustryInsightsPage } from './industry-insights-page.js';

// Nothing on this page is hidden, and looking for that takes seconds on a page of so many parts.
configure({ defaultHidden: true });
// Shared machines may be slow to load the parts that are loaded when they are wanted.
jest.setTimeout(20_000);

const INSIGHTS_PATH = getIndustryInsightsRoute.path;
const ANALYSIS_PATH = getIndustryAnalysisRoute.path;
const UPDATED_AT = '2026-11-21T10:00:00.000Z';
const GENERATE = 'Generate Insights for Your Startup';

const sectionOf = ({ body }: GatewayCall): InsightSection => (body as { fieldType: InsightSection }).fieldType;
const keysOf = (calls: readonly GatewayCall[]): readonly unknown[] => [
  ...new Set(calls.map(({ body }) => (body as { generationKey: unknown }).generationKey)),
];
const succeed = (data: unknown): Response => reply({ success: true, data, error: null });

/** A server that remembers the analysis it was sent. */
function startGateway(ideaCheck: UserIdeaCheck | null, failing: readonly InsightSection[] = []): FakeGateway {
  let stored: object | null = null;
  return new FakeGateway()
    .on(`POST ${getUserIdeaCheckRoute.path}`, () => succeed(ideaCheck))
    .on(`GET ${ANALYSIS_PATH}`, () => reply({ industryAnalysis: stored }))
    .on(`PUT ${ANALYSIS_PATH}`, ({ body }) => {
      stored = { ...(body as object), updatedAt: UPDATED_AT };
      return reply(stored);
    })
    .on(`DELETE ${ANALYSIS_PATH}`, () => {
      stored = null;
      return new Response(null, { status: 204 });
    })
    .on(`POST ${INSIGHTS_PATH}`, (call) =>
      failing.includes(sectionOf(call)) ? problem(503, 'service_unavailable') : succeed(buildInsights(sectionOf(call))),
    );
}

const open = () => renderInRouter(<IndustryInsightsPage />, '/industry-insights');
const generate = async (): Promise<void> => userEvent.click(await screen.findByRole('button', { name: GENERATE }));
const card = (name: string): HTMLElement => screen.getByRole('region', { name });

afterEach(clearToasts);

describe('IndustryInsightsPage with an idea check', () => {
  beforeEach(() => storeSession());

  it('shows what it is connected to, and asks for six sections at once with that', async () => {
    const gateway = startGateway(buildUserIdeaCheck({ target_users: 'Not specified' }));
    await open();
    const banner = await screen.findByRole('region', { name: 'Connected to your Idea Check data' });
    expect(within(banner).getByText('Pre-filled from Idea Check')).toBeInTheDocument();
    expect(within(banner).getByText('Not specified')).toBeInTheDocument();
    expect(within(banner).getByRole('link', { name: 'Edit Details' })).toHaveAttribute('href', '/idea-check');
    expect(screen.getAllByText('Ready for insights')).toHaveLength(6);

    await generate();
    await screen.findByText('Analysis Complete');
    const calls = gateway.callsTo(INSIGHTS_PATH);
    expect(calls.map(sectionOf)).toEqual(INSIGHT_SECTIONS);
    expect(keysOf(calls)).toEqual([expect.stringMatching(/^[\da-f]{32}$/)]);
    expect(calls[0]?.body).toMatchObject({ problem: 'Clerks skip 6 in 10 denials.', industry: 'Healthcare' });
    expect(gateway.callsTo(ANALYSIS_PATH).filter(({ method }) => method === 'PUT')).toHaveLength(1);
  });

  it('is busy while it generates, and empties the cards', async () => {
    const gateway = startGateway(buildUserIdeaCheck());
    let resolve = (): void => undefined;
    const promise = new Promise<void>((done) => {
      resolve = done;
    });
    gateway.on(`POST ${INSIGHTS_PATH}`, async (call) => {
      await promise;
      return succeed(buildInsights(sectionOf(call)));
    });
    await open();
    await generate();
    const busy = await screen.findByRole('button', { name: 'Generating insights for your startup...' });
    expect(busy).toBeDisabled();
    expect(screen.getAllByText('Loading insights...')).toHaveLength(6);
    resolve();
    await screen.findByText('Analysis Complete');
    expect(screen.getByRole('button', { name: GENERATE })).toBeEnabled();
  });

  it('leads on to the pitch and the application, and not back to the idea check', async () => {
    startGateway(buildUserIdeaCheck());
    await open();
    const next = await screen.findByRole('region', { name: 'Ready for the next step?' });
    const links = within(next).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Analyze Your Pitch', '/pitch-analyzer'],
      ['Build YC Application', '/yc-app-builder'],
    ]);
  });

  it('warns when the idea check says nothing', async () => {
    startGateway(buildUserIdeaCheck({ idea_brief: ' ', problem: '' }));
    await open();
    expect(await screen.findByText('Incomplete Context')).toBeInTheDocument();
  });

  it('shows figures in bold, sources, personas by name, and the titles of the specification', async () => {
    startGateway(buildUserIdeaCheck());
    await open();
    await generate();
    const market = card('Market Size & Opportunity');
    expect((await within(market).findByText('$5.3tn')).tagName).toBe('STRONG');
    expect(within(market).getByRole('heading', { name: 'Market Data & Metrics' })).toBeInTheDocument();
    expect(within(market).getByRole('heading', { name: 'Examples & Case Studies' })).toBeInTheDocument();
    expect(within(market).getAllByRole('link', { name: 'A Bureau, 2025' })).toHaveLength(2);
    expect(within(market).getByText(/check this figure/)).toBeInTheDocument();
    expect(within(market).getByText('Rule of thumb')).toBeInTheDocument();
    expect(within(market).getByText('Built-in industry knowledge 2026.11')).toBeInTheDocument();
    const customers = card('Target Customers');
    expect(within(customers).getByRole('heading', { name: 'Customer Personas' })).toBeInTheDocument();
    expect(within(customers).getByText('Primary User')).toBeInTheDocument();
    expect(within(card('Key Challenges')).getByRole('heading', { name: 'Key Metrics to Track' })).toBeInTheDocument();
    expect(within(card('Key Challenges')).getByRole('heading', { name: 'Key Recommendations' })).toBeInTheDocument();
  });

  it('fails section by section, keeps the rest, and tries one again', async () => {
    const gateway = startGateway(buildUserIdeaCheck(), ['trends', 'competitors']);
    await open();
    await generate();
    expect(await screen.findByText('2 sections failed to load. Saved to your account.')).toBeInTheDocument();
    expect(screen.getByText('Failed to load industry trends data')).toBeInTheDocument();
    expect(screen.getByText('Failed to load competitive landscape data')).toBeInTheDocument();
    const next = startGateway(buildUserIdeaCheck(), ['competitors']);
    await userEvent.click(screen.getByRole('button', { name: 'Try again Industry Trends' }));
    await within(card('Industry Trends')).findByRole('heading', { name: 'Key Recommendations' });
    expect(screen.queryByText('Failed to load industry trends data')).toBeNull();
    // It counts as the use in which it failed.
    expect(keysOf(next.callsTo(INSIGHTS_PATH))).toEqual(keysOf(gateway.callsTo(INSIGHTS_PATH)));
    expect(screen.getByText('Failed to load competitive landscape data')).toBeInTheDocument();
  });

  it('does not show a section that was asked for again before all were cleared', async () => {
    const gateway = startGateway(buildUserIdeaCheck(), ['trends']);
    await open();
    await generate();
    await screen.findByText('1 section failed to load. Saved to your account.');
    let resolve = (): void => undefined;
    const promise = new Promise<void>((done) => {
      resolve = done;
    });
    const arrived = jest.fn<() => void>();
    gateway.on(`POST ${INSIGHTS_PATH}`, async (call) => {
      await promise;
      arrived();
      return succeed(buildInsights(sectionOf(call)));
    });
    await userEvent.click(screen.getByRole('button', { name: 'Try again Industry Trends' }));
    await userEvent.click(screen.getByRole('button', { name: 'Clear insights' }));
    await screen.findByText('Insights cleared');
    resolve();
    await waitFor(() => expect(arrived).toHaveBeenCalled());
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Failed to load industry trends data')).toBeInTheDocument();
    await waitFor(() => expect(gateway.callsTo(ANALYSIS_PATH).at(-1)?.method).toBe('PUT'));
    expect(JSON.stringify(gateway.callsTo(ANALYSIS_PATH).at(-1)?.body)).not.toContain('"trends"');
  });

  it('says that everything failed, and saves nothing', async () => {
    const gateway = startGateway(buildUserIdeaCheck(), INSIGHT_SECTIONS);
    await open();
    await generate();
    const message = 'Unable to generate any insights. Please check your connection and try again.';
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(gateway.callsTo(ANALYSIS_PATH).filter(({ method }) => method === 'PUT')).toHaveLength(0);
    expect(window.localStorage.getItem(INDUSTRY_INSIGHTS_NAME)).toBeNull();
  });

  it('asks for a new sign-in when the server does not know who asks', async () => {
    startGateway(buildUserIdeaCheck()).on(`POST ${INSIGHTS_PATH}`, () => problem(401, 'session_not_found'));
    await open();
    await generate();
    const message = 'Unable to verify authentication. Please try signing in again.';
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  it('says that what could not be saved is kept in the browser', async () => {
    const complain = jest.spyOn(console, 'error').mockReturnValue(undefined);
    startGateway(buildUserIdeaCheck()).on(`PUT ${ANALYSIS_PATH}`, () => problem(503, 'service_unavailable'));
    await open();
    await generate();
    expect(await screen.findByText(/so the data was cached locally\.$/)).toBeInTheDocument();
    expect(window.localStorage.getItem(INDUSTRY_INSIGHTS_NAME)).toContain('Do something about trends.');
    expect(complain.mock.calls).toEqual([['The analysis was not saved', 503, 'service_unavailable', null]]);
  });
});

describe('IndustryInsightsPage without an idea check', () => {
  const answer = async (label: string, text: string): Promise<void> => {
    await userEvent.click(await screen.findByLabelText(label));
    await userEvent.paste(text);
  };

  beforeEach(() => storeSession());

  it('asks two questions, and says what is missing', async () => {
    const gateway = startGateway(null);
    await open();
    expect(await screen.findByText('Complete Idea Check First')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Start with Idea Check' })).toHaveAttribute('href', '/idea-check');
    await answer('What does your startup do?', 'Invoices by voice');
    const button = screen.getByRole('button', { name: GENERATE });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    const missing = 'Please describe what your startup does and who your target users are.';
    expect(await screen.findByText(missing)).toBeInTheDocument();
    expect(gateway.callsTo(INSIGHTS_PATH)).toHaveLength(0);

    await answer('Who are your target users?', 'Plumbers');
    expect(button).not.toHaveAttribute('aria-disabled');
    await generate();
    await screen.findByText('Analysis Complete');
    expect(gateway.callsTo(INSIGHTS_PATH)[0]?.body).toMatchObject({
      description: 'Invoices by voice',
      targetUsers: 'Plumbers',
      industry: 'general',
      stage: 'any',
    });
  });

  it('restores the insights and the answers, from the server when the browser has none', async () => {
    startGateway(null);
    await open();
    await answer('What does your startup do?', 'Invoices by voice');
    await answer('Who are your target users?', 'Plumbers');
    await generate();
    await screen.findByText('Analysis Complete');
    cleanup();
    queryClient.clear();
    window.localStorage.removeItem(INDUSTRY_INSIGHTS_NAME);
    window.localStorage.removeItem('industryInsights_draft');

    await open();
    expect(await screen.findByText('Data Restored')).toBeInTheDocument();
    expect(screen.getByLabelText('What does your startup do?')).toHaveValue('Invoices by voice');
    expect(screen.getByLabelText('Who are your target users?')).toHaveValue('Plumbers');
    expect(screen.queryByText('Ready for insights')).toBeNull();
    expect(window.localStorage.getItem(INDUSTRY_INSIGHTS_NAME)).toContain('Plumbers');
  });

  it('says that an earlier analysis could not be loaded', async () => {
    const complain = jest.spyOn(console, 'error').mockReturnValue(undefined);
    startGateway(null).on(`GET ${ANALYSIS_PATH}`, () => problem(400, 'unexpected_failure'));
    await open();
    const message = 'Failed to load previous analysis data. You may need to regenerate insights.';
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(complain.mock.calls).toEqual([['The previous analysis was not loaded', expect.any(ApiError)]]);
  });

  it('clears the insights everywhere, and brings them back', async () => {
    const gateway = startGateway(null);
    await open();
    await answer('What does your startup do?', 'Invoices by voice');
    await answer('Who are your target users?', 'Plumbers');
    await generate();
    await userEvent.click(await screen.findByRole('button', { name: 'Clear insights' }));
    await screen.findByText('Insights cleared');
    expect(screen.getAllByText('Ready for insights')).toHaveLength(6);
    expect(gateway.callsTo(ANALYSIS_PATH).at(-1)?.method).toBe('DELETE');
    expect(window.localStorage.getItem(INDUSTRY_INSIGHTS_NAME)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.queryByText('Ready for insights')).toBeNull();
    await waitFor(() => expect(gateway.callsTo(ANALYSIS_PATH).at(-1)?.method).toBe('PUT'));
  });
});
