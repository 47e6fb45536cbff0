import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { analyzeContentRoute, listIdeaChecksRoute } from '@playbook/contracts/analysis/analysis-content.contract';
import type { IdeaCheck, IdeaPartial } from '@playbook/contracts/analysis/idea-check.schema';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { STORAGE_KEYS } from '../../../lib/browser-storage/storage-keys.js';
import { readStored, writeStored } from '../../../lib/browser-storage/stored-value.js';
import { draftOf, EMPTY_IDEA_DRAFT } from '../../../lib/idea-check/idea-draft.js';
import { summaryOf } from '../lib/idea-kind.js';
import { clearToasts } from '../../../testing/clear-toasts.js';
import { TestEventStream } from '../../../testing/factories/event-stream.factory.js';
import { FakeGateway, problem, reply } from '../../../testing/fake-gateway.js';
import { buildIdeaCheck } from '../../../testing/factories/idea-check.factory.js';
import { renderPage } from '../../../testing/render/render-page.js';
import { buildSessionValue } from '../../../testing/render/render-ui.js';
import { buildUser } from '../../../testing/factories/session.factory.js';
import { storeSession } from '../../../testing/store-session.js';
import { IdeaCheckPage } from './idea-check-page.js';

const OWNER = buildUser().id;
const DRAFT_TIME = '2026-11-20T09:00:00.000Z';
const brief = () => screen.getByRole('textbox', { name: 'Idea brief' });
const problemBox = () => screen.getByRole('textbox', { name: 'Problem' });
const analyzeButton = () => screen.getByRole('button', { name: 'Analyze Idea' });

describe('IdeaCheckPage', () => {
  let gateway: FakeGateway;

  beforeEach(() => {
    storeSession();
    gateway = new FakeGateway();
    serve([]);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    clearToasts();
  });

  /** The server's history, newest first. */
  const serve = (checks: readonly IdeaCheck[]): void => {
    gateway.on(`GET ${listIdeaChecksRoute.path}`, () => reply({ items: checks.map(summaryOf), nextCursor: null }));
    for (const check of checks) gateway.on(`GET ${listIdeaChecksRoute.path}/${check.id}`, () => reply(check));
  };
  const answer = (check: IdeaCheck): void => {
    gateway.on(`POST ${analyzeContentRoute.path}`, () => reply({ success: true, data: check, error: null }));
  };
  const fillIn = async (): Promise<void> => {
    await userEvent.click(brief());
    await userEvent.paste('We book dentists');
    await userEvent.click(problemBox());
    await userEvent.paste('Empty chairs');
  };
  const keepDraft = (ideaBrief: string, updatedAt = DRAFT_TIME): void => {
    writeStored(STORAGE_KEYS.ideaDraft, OWNER, { ...EMPTY_IDEA_DRAFT, ideaBrief, updatedAt });
  };

  it('counts what is written, keeps every edit, and asks for both texts', async () => {
    await renderPage(<IdeaCheckPage />);
    expect(screen.getByText('0/800 characters')).toBeInTheDocument();
    expect(screen.queryByText('Your progress is automatically saved')).toBeNull();
    await userEvent.click(brief());
    await userEvent.paste('We book dentists');
    expect(screen.getByText('16/800 characters')).toBeInTheDocument();
    expect(analyzeButton()).toBeDisabled();
    await userEvent.type(problemBox(), ' ');
    expect(screen.getByText('1/500 characters')).toBeInTheDocument();
    expect(analyzeButton()).toBeDisabled();
    await userEvent.type(problemBox(), 'x');
    expect(analyzeButton()).toBeEnabled();
    await userEvent.selectOptions(screen.getByLabelText('Industry'), 'Healthcare');
    await userEvent.click(screen.getByRole('radio', { name: 'Revenue' }));
    expect(screen.getByText('Your progress is automatically saved')).toBeInTheDocument();
    expect(readStored(STORAGE_KEYS.ideaDraft, OWNER)).toMatchObject({
      ideaBrief: 'We book dentists',
      problem: ' x',
      industry: 'Healthcare',
      stage: 'revenue',
    });
  });

  it('sends unset choices as not specified, shows the result, keeps it, and says so', async () => {
    const check = buildIdeaCheck({ similarStartups: [{ name: 'Zocdoc', batch: 'S09', description: 'Books doctors' }] });
    answer(check);
    await renderPage(<IdeaCheckPage />);
    await fillIn();
    await userEvent.click(analyzeButton());
    await screen.findByRole('heading', { name: 'YC Alignment Score' });
    expect(gateway.callsTo(analyzeContentRoute.path)[0]?.body).toEqual({
      type: 'IDEA_CHECK',
      ideaBrief: 'We book dentists',
      problem: 'Empty chairs',
      targetUser: 'Not specified',
      industry: 'Not specified',
      stage: 'idea',
    });
    for (const text of [
      'Promising, refine pitch/traction',
      'HIGH RISK',
      'Tarpit, named by YC partners',
      'I have read this idea many times.',
      'Phones know when people are free (2024).',
      'Known change. Source: A survey of 2024',
      'Zocdoc',
      'Built-in partner rubric 1.0.0',
    ]) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    for (const name of ['Category Risk Scan', '"Why Now" Alignment', 'Partner Commentary', 'Similar Backed Startups']) {
      expect(screen.getByRole('heading', { name })).toBeInTheDocument();
    }
    expect(screen.getByRole('link', { name: 'Get industry-specific insights' })).toHaveAttribute(
      'href',
      '/industry-insights',
    );
    await screen.findByText('Analysis completed');
    expect(screen.getByText('Your idea has been analyzed and saved automatically.')).toBeInTheDocument();
    expect(readStored(STORAGE_KEYS.ideaResult, OWNER)?.id).toBe(check.id);
    expect(readStored(STORAGE_KEYS.dashboardIdeaScore, OWNER)).toBe(64);
    expect(readStored(STORAGE_KEYS.ideaHistory, OWNER)).toHaveLength(1);
  });

  it.each([
    [80, 'High Fit'],
    [79, 'Promising, refine pitch/traction'],
    [60, 'Promising, refine pitch/traction'],
    [59, 'May not align — consider rethinking angle'],
  ])('says for a score of %d: %s', async (ycAlignmentScore, label) => {
    serve([buildIdeaCheck({ ycAlignmentScore })]);
    await renderPage(<IdeaCheckPage />);
    expect(await screen.findByText(label)).toBeInTheDocument();
  });

  it('leaves out similar startups where there are none', async () => {
    serve([buildIdeaCheck()]);
    await renderPage(<IdeaCheckPage />);
    await screen.findByRole('heading', { name: 'Partner Commentary' });
    expect(screen.queryByRole('heading', { name: 'Similar Backed Startups' })).toBeNull();
  });

  it.each([
    [
      'the gateway cannot be reached',
      () => Promise.reject(new TypeError('Failed to fetch')),
      0,
      [
        'Analysis service error',
        'Please try again in a moment',
        'Service temporarily unavailable',
        'Unable to connect to analysis service. Please check your connection and try again.',
      ],
    ],
    [
      'a proxy answers in the place of the gateway',
      () => new Response('<html>Bad gateway</html>', { status: 503 }),
      503,
      [
        'Analysis failed. Please try again.',
        'Check your internet connection and retry',
        'Analysis unavailable',
        'Unable to analyze your idea at this time. Please try again later.',
      ],
    ],
    [
      'the service has no room for one, which takes the place of the commentary',
      () => problem(507, 'storage_full'),
      507,
      [
        'Analysis failed. Please try again.',
        'Analysis unavailable',
        'Nothing can be stored at the moment, so no analysis was made. Please try again later.',
      ],
    ],
  ])('shows a sample, marked and not kept, when %s, and the real result on retry', async (_, fail, status, texts) => {
    const complain = jest.spyOn(console, 'error').mockReturnValue(undefined);
    gateway.on(`POST ${analyzeContentRoute.path}`, fail);
    await renderPage(<IdeaCheckPage />);
    await fillIn();
    await userEvent.click(analyzeButton());
    await screen.findByText('Sample');
    for (const text of texts) expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByText('HIGH RISK')).toBeInTheDocument();
    expect(readStored(STORAGE_KEYS.ideaResult, OWNER)).toBeNull();
    expect(readStored(STORAGE_KEYS.dashboardIdeaScore, OWNER)).toBeNull();
    const code = status === 507 ? 'storage_full' : 'service_unavailable';
    expect(complain.mock.calls).toEqual([['Analysis failed', status, code, null]]);

    answer(buildIdeaCheck());
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText('Built-in partner rubric 1.0.0');
    expect(screen.queryByText('Sample')).toBeNull();
    const keys = gateway.callsTo(analyzeContentRoute.path).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(1);
  });

  it('takes the sample away when the session turns out to have ended', async () => {
    const complain = jest.spyOn(console, 'error').mockReturnValue(undefined);
    gateway.on(`POST ${analyzeContentRoute.path}`, () => problem(503, 'service_unavailable'));
    await renderPage(<IdeaCheckPage />);
    await fillIn();
    await userEvent.click(analyzeButton());
    await screen.findByText('Sample');
    gateway.on(`POST ${analyzeContentRoute.path}`, () => problem(401, 'no_authorization'));
    await userEvent.click(analyzeButton());
    await screen.findByText('Your session has ended');
    expect(screen.queryByText('Sample')).toBeNull();
    expect(screen.queryByText('HIGH RISK')).toBeNull();
    expect(complain).toHaveBeenCalledTimes(2);
  });

  it('keeps an idea that takes too long to read, says what to do, and checks it when it is asked to again', async () => {
    const complain = jest.spyOn(console, 'error').mockReturnValue(undefined);
    gateway.on(`POST ${analyzeContentRoute.path}`, () => problem(422, 'text_too_complex'));
    await renderPage(<IdeaCheckPage />);
    await fillIn();
    await userEvent.click(analyzeButton());
    await screen.findByText(/^This text took too long to read/);
    expect(brief()).toHaveValue('We book dentists');
    expect(problemBox()).toHaveValue('Empty chairs');
    expect(screen.queryByText('Sample')).toBeNull();
    expect(complain.mock.calls).toEqual([['Analysis failed', 422, 'text_too_complex', null]]);
    answer(buildIdeaCheck());
    await userEvent.click(analyzeButton());
    await screen.findByText('Built-in partner rubric 1.0.0');
    expect(screen.queryByText(/^This text took too long to read/)).toBeNull();
  });

  it('complains at the field that the gateway refuses', async () => {
    const complain = jest.spyOn(console, 'error').mockReturnValue(undefined);
    const issues = [{ path: 'problem', message: 'must have at most 500 characters' }];
    gateway.on(`POST ${analyzeContentRoute.path}`, () => problem(400, 'validation_failed', issues));
    await renderPage(<IdeaCheckPage />);
    await fillIn();
    await userEvent.click(analyzeButton());
    await screen.findByText('The problem must have at most 500 characters.');
    expect(problemBox()).toHaveAccessibleDescription(/at most 500/);
    expect(complain.mock.calls).toEqual([['Analysis failed', 400, 'validation_failed', null]]);
    await userEvent.type(problemBox(), '!');
    expect(screen.queryByText('The problem must have at most 500 characters.')).toBeNull();
  });

  it('shows what a language model has written so far as unfinished', async () => {
    const stream = new TestEventStream();
    gateway.on(`POST ${analyzeContentRoute.path}`, () => stream.response);
    await renderPage(<IdeaCheckPage />);
    await fillIn();
    await userEvent.click(analyzeButton());
    stream.send('progress', { kind: 'progress', stage: 'asked' });
    await screen.findByText('The language model is reading your idea.');
    const partial: IdeaPartial = {
      type: 'IDEA_CHECK',
      parts: [{ part: 'problem', points: 9 }],
      whyNowScore: 41,
      partnerCommentary: ['Who pays for this?'],
    };
    stream.send('partial', { kind: 'partial', partial });
    await screen.findByText('Who pays for this?');
    expect(screen.getByText('9/18')).toBeInTheDocument();
    expect(screen.getByText('41/100')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'YC Alignment Score' })).toBeNull();
    stream.send('result', { success: true, data: buildIdeaCheck(), error: null });
    await screen.findByRole('heading', { name: 'YC Alignment Score' });
    expect(screen.queryByText('Who pays for this?')).toBeNull();
  });

  it('restores form and result of the last visit, and says so', async () => {
    const visitor = buildUser({ id: '7b0d3c52-0f4d-4d5c-9a4e-0d8f1e2a3b99' });
    const draft = { ...EMPTY_IDEA_DRAFT, ideaBrief: 'Kept here', updatedAt: DRAFT_TIME };
    writeStored(STORAGE_KEYS.ideaDraft, visitor.id, draft);
    writeStored(STORAGE_KEYS.ideaResult, visitor.id, buildIdeaCheck());
    await renderPage(<IdeaCheckPage />, buildSessionValue(visitor));
    expect(brief()).toHaveValue('Kept here');
    expect(screen.getByText('Promising, refine pitch/traction')).toBeInTheDocument();
    await screen.findByText('Previous session restored');
    expect(screen.getByText('Your form data has been restored from your last visit.')).toBeInTheDocument();
  });

  it('brings form and result from the server to a new browser', async () => {
    const check = buildIdeaCheck();
    serve([check]);
    await renderPage(<IdeaCheckPage />);
    await waitFor(() => expect(brief()).toHaveValue(check.form.ideaBrief));
    await screen.findByText('Promising, refine pitch/traction');
    expect(readStored(STORAGE_KEYS.ideaDraft, OWNER)).toMatchObject(draftOf(check.form));
    expect(readStored(STORAGE_KEYS.ideaResult, OWNER)?.id).toBe(check.id);
  });

  it('shows the later version of another browser, and gives the hidden draft back', async () => {
    keepDraft('My older draft');
    const check = buildIdeaCheck();
    serve([check]);
    await renderPage(<IdeaCheckPage />);
    await screen.findByText('You checked a later version elsewhere');
    expect(brief()).toHaveValue(check.form.ideaBrief);
    expect(readStored(STORAGE_KEYS.ideaDraft, OWNER)?.ideaBrief).toBe('My older draft');
    await userEvent.click(screen.getByRole('button', { name: 'Bring back that draft' }));
    expect(brief()).toHaveValue('My older draft');
    expect(screen.queryByText('You checked a later version elsewhere')).toBeNull();
  });

  it('starts fresh, keeps it so after a reload, and undoes it', async () => {
    const check = buildIdeaCheck();
    serve([check]);
    keepDraft('My draft', '2026-11-20T12:00:00.000Z');
    writeStored(STORAGE_KEYS.ideaResult, OWNER, check);
    const { unmount } = await renderPage(<IdeaCheckPage />);
    await screen.findByText('Promising, refine pitch/traction');
    await userEvent.click(screen.getByRole('button', { name: 'Start Fresh' }));
    expect(brief()).toHaveValue('');
    expect(screen.getByRole('radio', { name: 'Idea' })).toBeChecked();
    expect(screen.queryByText('Promising, refine pitch/traction')).toBeNull();
    expect(window.localStorage.getItem('ideaCheck_formData')).toBeNull();
    expect(window.localStorage.getItem('ideaCheck_analysisResult')).toBeNull();

    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(undo).toHaveFocus();
    await userEvent.click(undo);
    expect(brief()).toHaveValue('My draft');
    await screen.findByText('Promising, refine pitch/traction');
    expect(readStored(STORAGE_KEYS.ideaResult, OWNER)?.id).toBe(check.id);

    await userEvent.click(screen.getByRole('button', { name: 'Start Fresh' }));
    unmount();
    await renderPage(<IdeaCheckPage />);
    const history = within(screen.getByRole('region', { name: 'Your history' }));
    await history.findByText(check.form.ideaBrief);
    expect(brief()).toHaveValue('');
  });

  it('opens an earlier check and tells what moved since the one before', async () => {
    const older = buildIdeaCheck({ ycAlignmentScore: 40, createdAt: '2026-11-19T10:00:00.000Z' });
    const newer = buildIdeaCheck({
      categoryRisk: { ...older.categoryRisk, level: 'medium' },
      parts: older.parts.map((part) => (part.part === 'problem' ? { ...part, points: 12 } : part)),
    });
    serve([newer, older]);
    await renderPage(<IdeaCheckPage />);
    await screen.findByText(/Against your previous attempt/);
    expect(screen.getByText('high \u2192 medium')).toBeInTheDocument();
    expect(screen.getByText(/^Scores of your last 2 ideas, oldest first: 40, /)).toBeInTheDocument();
    expect(screen.getAllByText('+24').length).toBeGreaterThan(0);
    expect(screen.getByText('+8')).toBeInTheDocument();

    await userEvent.click(screen.getAllByRole('button', { name: new RegExp(older.form.ideaBrief) })[1] as HTMLElement);
    await screen.findByText('May not align — consider rethinking angle');
    expect(screen.queryByText(/Against your previous attempt/)).toBeNull();
    expect(screen.getByRole('heading', { name: 'YC Alignment Score' })).toHaveFocus();
  });

  it('shows no figures for a text that cannot be read', async () => {
    const partnerCommentary = 'I cannot read this.';
    serve([buildIdeaCheck({ notScoredReason: 'noise', ycAlignmentScore: 0, partnerCommentary })]);
    await renderPage(<IdeaCheckPage />);
    await screen.findByText('This does not read like an idea yet');
    expect(screen.getByText(partnerCommentary)).toBeInTheDocument();
    expect(screen.queryByText('HIGH RISK')).toBeNull();
    expect(screen.getByText('Not scored')).toBeInTheDocument();
  });
});
