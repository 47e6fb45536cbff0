import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { setTargetDateRoute } from '@playbook/contracts/applications/target-date.contract';
import { getDashboardRoute } from '@playbook/contracts/dashboard/dashboard.contract';
import type { Dashboard } from '@playbook/contracts/dashboard/dashboard.schema';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { STORAGE_KEYS } from '../../../lib/browser-storage/storage-keys.js';
import { readStored, writeStored } from '../../../lib/browser-storage/stored-value.js';
import { buildDashboard, buildNewDashboard } from '../../../testing/factories/dashboard.factory.js';
import { clearToasts } from '../../../testing/clear-toasts.js';
import { FakeGateway, problem, reply } from '../../../testing/fake-gateway.js';
import { renderPage } from '../../../testing/render/render-page.js';
import { buildSessionValue } from '../../../testing/render/render-ui.js';
import { buildUser } from '../../../testing/factories/session.factory.js';
import { storeSession } from '../../../testing/store-session.js';
import { DashboardPage } from './dashboard-page.js';

const USER = buildUser();
const ROUTE = `GET ${getDashboardRoute.path}`;
const FAILURE = 'Unable to load dashboard data. Please try again.';
const FAILED = { state: 'failed' } as const;

describe('DashboardPage', () => {
  let gateway: FakeGateway;

  beforeEach(() => {
    storeSession();
    gateway = new FakeGateway();
  });
  afterEach(() => {
    clearToasts();
    jest.restoreAllMocks();
  });

  const open = async (dashboard: Dashboard): Promise<void> => {
    gateway.on(ROUTE, () => reply(dashboard));
    await renderPage(<DashboardPage />, buildSessionValue(USER));
    await screen.findByRole('heading', { name: 'Quick Actions' });
  };
  const fail = async (): Promise<void> => {
    gateway.on(ROUTE, () => problem(403, 'forbidden'));
    await renderPage(<DashboardPage />, buildSessionValue(USER));
    await screen.findByText(FAILURE);
  };
  const stat = (title: string): HTMLElement =>
    within(screen.getByRole('list', { name: 'Key figures' }))
      .getAllByRole('listitem')
      .find((item) => item.textContent.startsWith(title)) ?? screen.getByText(`No figure ${title}`);
  const region = (name: string) => within(screen.getByRole('region', { name }));

  it('shows a skeleton first', async () => {
    gateway.on(ROUTE, () => reply(buildDashboard()));
    await renderPage(<DashboardPage />, buildSessionValue(USER));
    expect(screen.getByText('Loading...')).toBeInTheDocument();
    await screen.findByText('Quick Actions');
    expect(screen.queryByText('Loading...')).toBeNull();
  });

  describe('the four figures', () => {
    it('are measured, with real differences and the colours of their bands', async () => {
      await open(buildDashboard());
      expect(stat('Application Readiness')).toHaveTextContent('63%5 of 8 areas have an answer');
      expect(stat('Application Readiness')).toHaveAttribute('data-tone', 'orange');
      expect(stat('Pitch Score')).toHaveTextContent('71/100\u22125 against your previous attempt');
      expect(stat('Pitch Score')).toHaveAttribute('data-tone', 'orange');
      expect(stat('Idea Strength')).toHaveTextContent('82/100Your first.');
      expect(stat('Idea Strength')).toHaveAttribute('data-tone', 'green');
      expect(screen.queryByText('Sample')).toBeNull();
    });

    it.each([
      [80, 'green'],
      [79, 'orange'],
      [60, 'orange'],
      [59, 'red'],
    ])('with %i points are %s', async (latest, tone) => {
      await open(buildDashboard({ pitch: { state: 'ready', value: { count: 1, latest, previous: null, trend: [] } } }));
      expect(stat('Pitch Score')).toHaveAttribute('data-tone', tone);
    });

    it('are marked samples before anything was measured; the readiness is 0 indeed', async () => {
      await open(buildNewDashboard());
      expect(stat('Pitch Score')).toHaveTextContent('65/100SampleNot measured yet. Analyze your pitch');
      expect(stat('Idea Strength')).toHaveTextContent('70/100SampleNot measured yet. Check your idea');
      expect(stat('Pitch Score')).toHaveAttribute('data-tone', 'plain');
      expect(stat('Application Readiness')).toHaveTextContent('0%0 of 8');
    });

    it.each([
      [200, 'green', '200 days left'],
      [29, 'orange', '29 days left'],
      [7, 'orange', '7 days left'],
      [6, 'red', '6 days left'],
      [1, 'red', '1 day left'],
    ])('count down: %i days are %s', async (daysLeft, tone, text) => {
      const deadline = {
        label: 'Summer 2025',
        deadline: '2025-08-05T03:00:00.000Z',
        daysLeft,
        urgency: 'NORMAL',
        isOwn: false,
        later: null,
      } as const;
      await open(buildDashboard({ deadline }));
      expect(stat('Batch Deadline')).toHaveTextContent(text);
      expect(stat('Batch Deadline')).toHaveTextContent('Summer 2025August 4, 2025 at 8pm Pacific time');
      expect(stat('Batch Deadline')).toHaveAttribute('data-tone', tone);
    });

    it('say that no deadline is announced, with a link to the apply page', async () => {
      await open(buildDashboard());
      expect(stat('Batch Deadline')).toHaveTextContent('Not announced yet');
      expect(screen.getByRole('link', { name: /apply page/ })).toHaveAttribute(
        'href',
        'https://www.ycombinator.com/apply/',
      );
    });
  });

  describe('the urgent banner', () => {
    const deadline = {
      label: 'Summer 2025',
      deadline: '2025-08-05T03:00:00.000Z',
      daysLeft: 7,
      isOwn: false,
      later: null,
    };

    it('states the deadline in Pacific time', async () => {
      await open(buildDashboard({ deadline: { ...deadline, urgency: 'URGENT' } }));
      const banner = region('Urgent deadline');
      expect(banner.getByText('Applications are due by August 4, 2025 at 8pm Pacific time.')).toBeInTheDocument();
      expect(banner.getByText('URGENT')).toBeInTheDocument();
    });

    it('is not there before', async () => {
      await open(buildDashboard({ deadline: { ...deadline, daysLeft: 8, urgency: 'HIGH' } }));
      expect(screen.queryByRole('region', { name: 'Urgent deadline' })).toBeNull();
    });
  });

  it('offers the insights that apply, with priority and link', async () => {
    await open(buildNewDashboard());
    const insights = region('Actionable Insights');
    expect(insights.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Complete Your Core Application Sections',
      'Validate Your Idea Further',
    ]);
    expect(insights.getByText('high')).toHaveTextContent('high priority');
    expect(insights.getByRole('link', { name: 'Continue Building' })).toHaveAttribute('href', '/yc-app-builder');
  });

  it('takes no sample for a measured pitch', async () => {
    await open(buildNewDashboard());
    expect(screen.queryByText('Improve Your Pitch Clarity')).toBeNull();
  });

  describe('a target date of one’s own', () => {
    const SET = `PUT ${setTargetDateRoute.path}`;
    const OWN = {
      label: 'Your date',
      deadline: '2027-02-01T22:59:59.999Z',
      daysLeft: 12,
      urgency: 'HIGH',
      isOwn: true,
      later: { label: 'Winter 2027', deadline: '2027-03-01T04:00:00.000Z', isOwn: false },
    } as const;

    it('can be set where no deadline is announced', async () => {
      await open(buildDashboard());
      gateway.on(SET, ({ body }) => reply(body));
      await userEvent.click(screen.getByRole('button', { name: 'Set your own date' }));
      const dialog = within(await screen.findByRole('dialog'));
      expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
      fireEvent.change(dialog.getByLabelText('The day by which you mean to apply'), {
        target: { value: '2027-02-01' },
      });
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      const [call] = gateway.callsTo(setTargetDateRoute.path);
      expect(new Date(setTargetDateRoute.response.parse(call?.body).targetAt ?? 0).getDate()).toBe(1);
    });

    it('is marked as theirs, beside the batch’s, and can be cleared and brought back', async () => {
      await open(buildDashboard({ deadline: OWN }));
      gateway.on(SET, ({ body }) => reply(body));
      expect(stat('Your Date')).toHaveTextContent(/12 days left.*Your date.*Batch deadline, Winter 2027/);
      await userEvent.click(screen.getByRole('button', { name: 'Change your date' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Clear It' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
      await waitFor(() =>
        expect(gateway.callsTo(setTargetDateRoute.path).map(({ body }) => body)).toEqual([
          { targetAt: null },
          { targetAt: OWN.deadline },
        ]),
      );
    });

    it('says why a date was not taken', async () => {
      await open(buildDashboard());
      gateway.on(SET, () => problem(400, 'validation_failed'));
      await userEvent.click(screen.getByRole('button', { name: 'Set your own date' }));
      const dialog = within(await screen.findByRole('dialog'));
      fireEvent.change(dialog.getByLabelText('The day by which you mean to apply'), {
        target: { value: '2020-02-01' },
      });
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      expect(await screen.findByText('This date cannot be used')).toBeInTheDocument();
      expect(screen.getByRole('dialog')).toBeInTheDocument();
    });
  });

  it('has the four quick actions', async () => {
    await open(buildDashboard());
    const links = region('Quick Actions').getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Idea CheckValidate your concept', '/idea-check'],
      ['Analyze PitchGet instant feedback', '/pitch-analyzer'],
      ['Build applicationStep-by-step builder', '/yc-app-builder'],
      ['Analyze DeckSlide-by-slide feedback', '/deck-analyzer'],
    ]);
  });

  it('leads to the mock interview', async () => {
    await open(buildDashboard());
    expect(region('Practice').getByRole('link')).toHaveAttribute('href', '/interview');
  });

  describe('the readiness card', () => {
    it('has the bar, the measured qualities and the next steps', async () => {
      await open(buildDashboard());
      const card = region('Application Readiness');
      expect(card.getByRole('progressbar', { name: 'Application readiness' })).toHaveAttribute('aria-valuenow', '63');
      expect(card.getByText('Pitch Quality').parentElement).toHaveTextContent('Needs work 71/100');
      expect(card.getByText('Idea Validation').parentElement).toHaveTextContent('Strong 82/100');
      expect(card.getByText('Answer Quality').parentElement).toHaveTextContent('4 answersWeak 58/100');
      expect(card.getByText(/^The outline stands/)).toBeInTheDocument();
      expect(card.getByText('9 of 17 questions answered')).toBeInTheDocument();
    });

    it('shows no sample', async () => {
      await open(buildNewDashboard());
      const card = region('Application Readiness');
      expect(card.getAllByText('Not measured yet')).toHaveLength(3);
      expect(card.getByText(/^Begin with what you know best/)).toBeInTheDocument();
    });
  });

  describe('recent progress', () => {
    it('tells what was done, how it came out, and the real difference', async () => {
      await open(buildDashboard());
      const rows = region('Recent Progress').getAllByRole('listitem');
      expect(rows).toHaveLength(2);
      expect(rows[0]).toHaveTextContent(/Pitch analyzed.*ago.*Payroll for dentists.*71.*\u22125/);
      expect(rows[1]).toHaveTextContent(/Application updated.*Who are the founders\?.*53% of the questions answered$/);
    });

    it('is empty at first', async () => {
      await open(buildNewDashboard());
      expect(region('Recent Progress').getByText(/^Nothing yet/)).toBeInTheDocument();
      expect(region('Three steps to your first real score').getAllByRole('link')).toHaveLength(3);
    });
  });

  it('draws the scores over time, and tells them to screen readers', async () => {
    await open(buildDashboard());
    const rows = region('Scores Over Time').getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent.replace(/^.*(AM|PM)/, ''))).toEqual([
      'WhenWhatScore',
      'Pitch40',
      'Pitch76',
      'Idea82',
      'Pitch71',
    ]);
  });

  it('has no line before the second score', async () => {
    await open(buildNewDashboard());
    expect(region('Scores Over Time').getByText(/Two make the first line/)).toBeInTheDocument();
    expect(screen.queryByRole('table')).toBeNull();
  });

  describe('parts that failed', () => {
    const partial = (): Dashboard =>
      buildDashboard({
        pitch: FAILED,
        idea: FAILED,
        quality: FAILED,
        activity: { state: 'ready', value: { items: [], isComplete: false } },
      });

    it('say so, invent nothing, and leave the others alone', async () => {
      await open(partial());
      expect(stat('Pitch Score')).toHaveTextContent('Pitch Score\u2013Could not be loaded.');
      expect(stat('Application Readiness')).toHaveTextContent('63%');
      expect(region('Recent Progress').getByText('Some of it could not be loaded.')).toBeInTheDocument();
      expect(region('Application Readiness').getAllByText('Not loaded')).toHaveLength(3);
      expect(screen.queryByText('Sample')).toBeNull();
    });

    it('come with a retry', async () => {
      await open(partial());
      gateway.on(ROUTE, () => reply(buildDashboard()));
      await userEvent.click(screen.getByRole('button', { name: 'Retry Pitch Score' }));
      await waitFor(() => expect(screen.queryAllByRole('button', { name: /Retry/ })).toEqual([]));
      expect(stat('Pitch Score')).toHaveTextContent('71/100');
    });

    it('show the score that this browser keeps', async () => {
      writeStored(STORAGE_KEYS.dashboardPitchScore, USER.id, 68);
      await open(partial());
      expect(stat('Pitch Score')).toHaveTextContent('68/100As this browser last saw it.');
      expect(readStored(STORAGE_KEYS.dashboardPitchScore, USER.id)).toBe(68);
    });

    it('may be the application', async () => {
      await open(buildDashboard({ application: FAILED, activity: FAILED }));
      expect(stat('Application Readiness')).toHaveTextContent('Could not be loaded.');
      expect(region('Application Readiness').getByRole('button', { name: /Retry/ })).toBeInTheDocument();
      expect(region('Recent Progress').getByRole('button', { name: /Retry/ })).toBeInTheDocument();
    });
  });

  describe('when nothing can be loaded', () => {
    it('says so and shows the default metrics, marked as samples', async () => {
      await fail();
      expect(screen.getByRole('alert')).toHaveTextContent(FAILURE);
      expect(stat('Application Readiness')).toHaveTextContent('45%Sample');
      expect(stat('Pitch Score')).toHaveTextContent('65/100SampleAn example: yours is not loaded.');
      expect(stat('Idea Strength')).toHaveTextContent('70/100Sample');
      expect(stat('Batch Deadline')).toHaveTextContent('Not loaded');
      expect(region('Actionable Insights').getByText('Start Your Application')).toBeInTheDocument();
    });

    it('prefers the scores that this browser keeps', async () => {
      writeStored(STORAGE_KEYS.dashboardPitchScore, USER.id, 68);
      writeStored(STORAGE_KEYS.dashboardIdeaScore, 'another-founder', 99);
      await fail();
      expect(stat('Pitch Score')).toHaveTextContent('68/100As this browser last saw it.');
      expect(stat('Idea Strength')).toHaveTextContent('70/100Sample');
    });

    it('ignores a copy that is corrupt, and logs that', async () => {
      const warn = jest.spyOn(console, 'warn').mockReturnValue();
      window.localStorage.setItem(STORAGE_KEYS.dashboardPitchScore.name, '{"version":1,');
      await fail();
      expect(stat('Pitch Score')).toHaveTextContent('65/100Sample');
      expect(warn).toHaveBeenCalledWith(expect.stringContaining('dashboard_pitchScore'));
    });

    it('tries again', async () => {
      await fail();
      gateway.on(ROUTE, () => reply(buildDashboard()));
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(stat('Pitch Score')).toHaveTextContent('71/100'));
      expect(screen.queryByText(FAILURE)).toBeNull();
      expect(screen.queryByText('Sample')).toBeNull();
    });
  });

  it('keeps the measured scores in the browser, and drops a copy that the server knows nothing of', async () => {
    writeStored(STORAGE_KEYS.dashboardIdeaScore, USER.id, 12);
    const idea = { state: 'ready', value: { count: 0, latest: null, previous: null, trend: [] } } as const;
    await open(buildDashboard({ idea: { ...idea, value: { ...idea.value, trend: [] } } }));
    expect(readStored(STORAGE_KEYS.dashboardPitchScore, USER.id)).toBe(71);
    expect(readStored(STORAGE_KEYS.dashboardIdeaScore, USER.id)).toBeNull();
  });

  it('asks anew when the founder comes back to the tab', async () => {
    await open(buildDashboard());
    gateway.on(ROUTE, () =>
      reply(buildDashboard({ quality: { state: 'ready', value: { score: 91, analyzedFields: 5 } } })),
    );
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await screen.findByText('91/100');
    expect(gateway.callsTo(getDashboardRoute.path)).toHaveLength(2);
  });
});
