import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { analyzeContentRoute, getUserIdeaCheckRoute } from '@playbook/contracts/analysis/analysis-content.contract';
import { listAnswerAnalysesRoute } from '@playbook/contracts/analysis/answer-analysis.contract';
import type { AnswerAnalysis } from '@playbook/contracts/analysis/answer-analysis.schema';
import { BUILDER_SECTIONS, type FieldAddress } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import type { ApplicationStatus } from '@playbook/contracts/applications/application.schema';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ANSWER, buildAnswerAnalysis } from '../../../../testing/factories/answer-analysis.factory.js';
import { clearToasts } from '../../../../testing/clear-toasts.js';
import { TestEventStream } from '../../../../testing/factories/event-stream.factory.js';
import { FakeGateway, problem, reply } from '../../../../testing/fake-gateway.js';
import { MemoryDrafts } from '../../../../testing/drafts/memory-drafts.js';
import { offeredSentence, offerSentence } from '../../../../lib/offered-sentence/offered-sentence.js';
import { buildUser } from '../../../../testing/factories/session.factory.js';
import { renderWithDrafts } from '../../../../testing/render/render-with-drafts.js';
import { storeSession } from '../../../../testing/store-session.js';
import { FieldCard } from './field-card.js';
import { ProgressCard } from '../status/progress-card.js';

const METRICS: FieldAddress = { sectionId: 'traction', fieldId: 'metrics' };
const ONE_LINER: FieldAddress = { sectionId: 'company', fieldId: 'company-oneliner' };
const KEY = 'traction-metrics';
const DRAFT: ApplicationStatus = 'draft';
const ANALYZE = analyzeContentRoute.path;

const analyzeButton = (): HTMLElement => screen.getByRole('button', { name: /^(Analyze Answer|Analyzing)/ });
const box = (): HTMLElement => screen.getByRole('textbox');
const envelope = (data: AnswerAnalysis) => reply({ success: true, data, error: null });

describe('FieldCard', () => {
  let gateway: FakeGateway;
  let drafts: MemoryDrafts;

  beforeEach(() => {
    storeSession();
    drafts = new MemoryDrafts({ [KEY]: ANSWER });
    gateway = new FakeGateway()
      .on(`GET ${listAnswerAnalysesRoute.path}`, () => reply({ items: [], nextCursor: null }))
      .on(`POST ${getUserIdeaCheckRoute.path}`, () => reply({ success: true, data: null, error: null }));
  });

  afterEach(clearToasts);

  const show = (address: FieldAddress = METRICS): void => {
    const section = BUILDER_SECTIONS.find(({ id }) => id === address.sectionId);
    const field = section?.fields.find(({ id }) => id === address.fieldId);
    if (section === undefined || field === undefined) throw new Error('No such field');
    renderWithDrafts(
      <>
        <ProgressCard status={DRAFT} actions={null} />
        <FieldCard address={address} field={field} isRequired={section.isRequired} />
      </>,
      drafts,
    );
  };
  const stored = (analysis: AnswerAnalysis): void => {
    gateway
      .on(`GET ${listAnswerAnalysesRoute.path}`, () => reply({ items: [analysis], nextCursor: null }))
      .on(`GET ${listAnswerAnalysesRoute.path}/${analysis.id}`, () => reply(analysis));
  };
  const analyze = async (analysis = buildAnswerAnalysis()): Promise<void> => {
    gateway.on(`POST ${ANALYZE}`, () => envelope(analysis));
    await userEvent.click(analyzeButton());
    await screen.findByText(analysis.partnerFeedback);
  };

  it('asks a required question with its tip, and counts words', () => {
    show();
    expect(box()).toBeRequired();
    expect(box()).toHaveAccessibleDescription(/One number, its definition/);
    expect(screen.getByText('13 words')).toBeInTheDocument();
    expect(screen.queryByText(/ \/ 50/)).toBeNull();
  });

  describe('a sentence of a mock interview', () => {
    const SAID = 'In August 22, in October 31.';
    const offer = (address: FieldAddress = METRICS): void => {
      offerSentence(buildUser().id, { ...address, sentence: SAID });
      show();
    };

    it('is added where the founder wants it, which can be undone, and is not offered again', async () => {
      offer();
      expect(box()).toHaveValue(ANSWER);
      await userEvent.click(screen.getByRole('button', { name: 'Add to My Answer' }));
      expect(box()).toHaveValue(`${ANSWER}\n${SAID}`);
      expect(screen.queryByText(SAID, { selector: 'p' })).toBeNull();
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
      expect(box()).toHaveValue(ANSWER);
      expect(offeredSentence(buildUser().id)).toBeNull();
    });

    it('can be dismissed, and shows at its own field only', async () => {
      offer();
      await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
      expect(box()).toHaveValue(ANSWER);
      expect(screen.queryByText(SAID)).toBeNull();
    });

    it('is not shown at another field', () => {
      offer(ONE_LINER);
      expect(screen.queryByText(SAID)).toBeNull();
    });
  });

  it.each([
    [{ industry: 'AI/ML', stage: 'revenue', target_users: 'Developers' }, 'revenue'],
    [null, undefined],
  ])('tells the stage of the newest idea check with the answer: %j', async (ideaCheck, stage) => {
    const newest = ideaCheck && {
      ...ideaCheck,
      business_model: null,
      idea_brief: 'We text patients.',
      problem: '',
      idea_check_id: '4f3b7a52-6c0e-4a3e-9d53-0d1b6a1f2c11',
      updated_at: '2026-11-01T10:00:00.000Z',
    };
    gateway.on(`POST ${getUserIdeaCheckRoute.path}`, () => reply({ success: true, data: newest, error: null }));
    show();
    await waitFor(() => expect(gateway.callsTo(getUserIdeaCheckRoute.path)).not.toHaveLength(0));
    await analyze();
    const [call] = gateway.callsTo(ANALYZE);
    expect(call?.body).toEqual(expect.objectContaining({ answer: ANSWER, ...(stage && { stage }) }));
    expect(Object.keys(call?.body ?? {}).includes('stage')).toBe(stage !== undefined);
  });

  it('shows what a language model writes while it writes, and then only the result', async () => {
    const stream = new TestEventStream();
    gateway.on(`POST ${ANALYZE}`, () => stream.response);
    show();
    await userEvent.click(analyzeButton());
    act(() => stream.send('progress', { kind: 'progress', stage: 'asked' }));
    expect(await screen.findByText('The language model is reading your answer.')).toBeInTheDocument();
    const partial = { type: 'yc-application', clarityScore: 12, partnerFeedback: ['I see who pays.'] };
    act(() => stream.send('partial', { kind: 'partial', partial }));
    expect(await screen.findByText('I see who pays.')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: /Not finished yet/ })).toHaveTextContent('Clarity12/20');
    const analysis = buildAnswerAnalysis();
    act(() => {
      stream.send('result', { success: true, data: analysis, error: null });
      stream.end();
    });
    expect(await screen.findByText(analysis.partnerFeedback)).toBeInTheDocument();
    expect(screen.queryByText(/Not finished yet/)).toBeNull();
  });

  it('counts characters where the real form has a limit, and warns above it', () => {
    drafts = new MemoryDrafts({ 'company-company-oneliner': 'x'.repeat(50) });
    show(ONE_LINER);
    expect(box()).not.toBeRequired();
    const counter = screen.getByText(/50 \/ 50/);
    expect(counter).not.toHaveAttribute('data-state');
    act(() => drafts.change(ONE_LINER, 'x'.repeat(51)));
    expect(screen.getByText(/51 \/ 50/)).toHaveAttribute('data-state', 'over');
    expect(screen.getByText('Longer than the real form takes')).toBeInTheDocument();
  });

  it('cuts nothing off, and says what cannot be saved', () => {
    drafts = new MemoryDrafts({ [KEY]: 'x'.repeat(5_003) });
    show();
    expect(box()).toBeInvalid();
    expect(screen.getByText(/Shorten it by 3, so that it can be saved/)).toBeInTheDocument();
  });

  it('says so when the server refuses an answer', () => {
    show();
    act(() => drafts.show({ refusedKeys: [KEY] }));
    expect(box()).toBeInvalid();
    expect(screen.getByText(/holds characters that cannot be stored/)).toBeInTheDocument();
  });

  it('hands what is typed to the drafts', async () => {
    show();
    await userEvent.type(box(), '!');
    expect(drafts.textOf(KEY)).toBe(`${ANSWER}!`);
  });

  it.each([
    ['a click', () => userEvent.click(analyzeButton())],
    ['Ctrl and Enter', () => userEvent.type(box(), '{Control>}{Enter}{/Control}')],
  ])('asks for an answer when a blank one is to be analysed by %s', async (_, ask) => {
    drafts = new MemoryDrafts({ [KEY]: ' ' });
    show();
    expect(analyzeButton()).toHaveAttribute('aria-disabled', 'true');
    await ask();
    expect(await screen.findByText('No content to analyze')).toBeInTheDocument();
    expect(screen.getByText('Please enter your answer before analyzing.')).toBeInTheDocument();
    expect(gateway.callsTo(ANALYZE)).toEqual([]);
  });

  it('analyses once, however often it is clicked, and tells the result', async () => {
    show();
    let answer: (response: Response) => void = () => undefined;
    gateway.on(`POST ${ANALYZE}`, () => new Promise((resolve) => (answer = resolve)));
    await userEvent.dblClick(analyzeButton());
    expect(analyzeButton()).toHaveAccessibleName(/Analyzing\.\.\./);
    expect(analyzeButton()).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(gateway.callsTo(ANALYZE)).toHaveLength(1));
    expect(gateway.callsTo(ANALYZE)[0]?.body).toEqual({ type: 'yc-application', ...METRICS, answer: ANSWER });
    act(() => answer(envelope(buildAnswerAnalysis())));
    expect(await screen.findByText('Score: 62 out of 100')).toBeInTheDocument();
    for (const heading of ['Partner Feedback', 'Red Flags', 'Suggestions', 'Rewrite Option', 'Technical credibility']) {
      expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument();
    }
    expect(screen.getByText('Built-in partner rubric 1.0.0')).toBeInTheDocument();
    expect(screen.getByText('Quality score').parentElement).toHaveTextContent('62 / 100');
  });

  it('says so where no rewrite is better', async () => {
    show();
    await analyze(buildAnswerAnalysis({ rewriteOptions: ['', '', ''] }));
    expect(await screen.findByText(/No rewrite is better than your own words/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Use This' })).not.toBeInTheDocument();
  });

  it.each([
    [80, 'green'],
    [79, 'yellow'],
    [60, 'yellow'],
    [59, 'red'],
  ])('shows a score of %i in %s', async (score, band) => {
    stored(buildAnswerAnalysis({ score }));
    show();
    const badge = await screen.findByText(String(score), { selector: '[data-band]' });
    expect(badge).toHaveAttribute('data-band', band);
  });

  it('shows no quality while the scores are not known, and loads them when asked again', async () => {
    gateway.on(`GET ${listAnswerAnalysesRoute.path}`, () => problem(403, 'forbidden'));
    show();
    const retry = await screen.findByRole('button', { name: 'Not loaded. Try again' });
    expect(screen.getByText('Quality score').parentElement).not.toHaveTextContent('100');
    stored(buildAnswerAnalysis());
    await userEvent.click(retry);
    await waitFor(() => expect(screen.getByText('Quality score').parentElement).toHaveTextContent('62 / 100'));
  });

  it('shows the evidence for every score, with the words it stands on', async () => {
    show();
    await analyze();
    const meters = screen.getAllByRole('meter').map((meter) => meter.getAttribute('aria-valuetext'));
    expect(meters).toEqual(['9 of 20, Weak', '8 of 20, Weak', '14 of 20, Fair', '15 of 20, Strong', '8 of 20, Weak']);
    expect(screen.getByText('Where every answer starts')).toBeInTheDocument();
    const row = screen.getByRole('button', { name: /Numbers that were counted.*31 clinics/ });
    await userEvent.click(row);
    expect(row).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('31 clinics', { selector: 'mark' })).toHaveAttribute('data-active', 'true');
    expect(screen.getByText('many', { selector: 'mark' })).toHaveAttribute('data-tone', 'bad');
  });

  it('keeps score and feedback through a reload, folded', async () => {
    stored(buildAnswerAnalysis());
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Show feedback' }));
    expect(await screen.findByText('The clinics are the part I believe. How many stayed?')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Hide feedback' }));
    expect(screen.queryByRole('heading', { name: 'Partner Feedback' })).toBeNull();
  });

  it('says so when the answer was changed since', async () => {
    show();
    await analyze();
    expect(screen.queryByText(/Out of date/)).toBeNull();
    await userEvent.type(box(), '!');
    expect(screen.getByText('Out of date: your answer changed')).toBeInTheDocument();
  });

  it('offers three rewrites, one at a time, and puts the chosen one in, which can be undone', async () => {
    show();
    await analyze();
    expect(screen.getByText('31 clinics pay us $99.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Sharper' }));
    expect(screen.queryByText('31 clinics pay us $99.')).toBeNull();
    expect(screen.getAllByText('[n]', { selector: 'mark' })).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Use This' }));
    expect(box()).toHaveValue('31 clinics pay $99; [n] of [n] stayed.');
    expect(await screen.findByText('Now fill in the 2 parts in [brackets].')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(box()).toHaveValue(ANSWER);
    expect(screen.getByRole('button', { name: /Copy/ })).toBeInTheDocument();
  });

  it('names the only rewrite, which there is no choice of', async () => {
    show();
    await analyze(buildAnswerAnalysis({ rewriteOptions: ['', '', '31 clinics pay $99.'] }));
    expect(screen.getByText('Bolder')).toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Kind of rewrite' })).toBeNull();
  });

  it('shows a basic check when the service is away: marked, not counted, gone with the next analysis', async () => {
    const complain = jest.spyOn(console, 'error').mockReturnValue(undefined);
    gateway.on(`POST ${ANALYZE}`, () => problem(503, 'service_unavailable'));
    show();
    await userEvent.click(analyzeButton());
    expect(await screen.findByText('Analysis Failed')).toBeInTheDocument();
    expect(screen.getByText('Unable to analyze your answer. Please try again.')).toBeInTheDocument();
    expect(screen.getByText('Basic check')).toBeInTheDocument();
    expect(screen.getByText('Basic check: 60 out of 100')).toBeInTheDocument();
    expect(screen.getByText(/Sample figures/)).toBeInTheDocument();
    expect(screen.getByText('Quality score').parentElement).toHaveTextContent('0 / 100');
    expect(complain.mock.calls).toEqual([['Analysis failed', 503, 'service_unavailable', null]]);
    gateway.on(`POST ${ANALYZE}`, () => envelope(buildAnswerAnalysis()));
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Score: 62 out of 100')).toBeInTheDocument();
    expect(screen.queryByText('Basic check')).toBeNull();
    const keys = gateway.callsTo(ANALYZE).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[0]).toBe(keys[1]);
  });

  it('says what is wrong with a text that cannot be analysed, until it is changed', async () => {
    const complain = jest.spyOn(console, 'error').mockReturnValue(undefined);
    gateway.on(`POST ${ANALYZE}`, () =>
      problem(400, 'validation_failed', [{ path: 'answer', message: 'must not contain NUL characters' }]),
    );
    show();
    await userEvent.click(analyzeButton());
    expect(await screen.findByText('Your answer must not contain NUL characters.')).toBeInTheDocument();
    expect(screen.queryByText('Basic check')).toBeNull();
    await userEvent.type(box(), '!');
    expect(screen.queryByText('Your answer must not contain NUL characters.')).toBeNull();
    expect(complain.mock.calls).toEqual([['Analysis failed', 400, 'validation_failed', null]]);
  });

  it('keeps an answer that takes too long to read, says what to do, and analyzes it when it is asked to again', async () => {
    const complain = jest.spyOn(console, 'error').mockReturnValue(undefined);
    gateway.on(`POST ${ANALYZE}`, () => problem(422, 'text_too_complex'));
    show();
    await userEvent.click(analyzeButton());
    expect(await screen.findByText(/^This text took too long to read/)).toBeInTheDocument();
    expect(box()).toHaveValue(ANSWER);
    expect(screen.queryByText('Basic check')).toBeNull();
    expect(complain.mock.calls).toEqual([['Analysis failed', 422, 'text_too_complex', null]]);
    gateway.on(`POST ${ANALYZE}`, () => envelope(buildAnswerAnalysis()));
    await userEvent.click(analyzeButton());
    expect(await screen.findByText('Score: 62 out of 100')).toBeInTheDocument();
    expect(screen.queryByText(/^This text took too long to read/)).toBeNull();
  });

  it.each([
    [problem(401, 'no_authorization'), 'no_authorization', 'Your session has ended'],
    [
      problem(429, 'over_request_rate_limit', [], { 'Retry-After': '7' }),
      'over_request_rate_limit',
      'You have analyzed many answers in a short time. Try again in 7 seconds.',
    ],
  ])('says what to do about a refusal', async (refusal, code, text) => {
    const complain = jest.spyOn(console, 'error').mockReturnValue(undefined);
    gateway.on(`POST ${ANALYZE}`, () => refusal);
    show();
    await userEvent.click(analyzeButton());
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.queryByText('Basic check')).toBeNull();
    expect(complain.mock.calls).toEqual([['Analysis failed', refusal.status, code, null]]);
  });

  describe('with a conflict', () => {
    const STORED = 'We have 40 users. In October 31 clinics paid us $99 a month.';

    beforeEach(() => {
      show();
      const savedBy = { founderId: '7b0d3c52-0f4d-4d5c-9a4e-0d8f1e2a3b4c', sessionId: crypto.randomUUID() };
      const savedAt = '2026-11-20T10:00:00.000Z';
      act(() => drafts.show({ conflicts: { [KEY]: { value: STORED, version: 3, savedAt, savedBy } } }));
    });

    it('shows both texts, what differs, and where the other one comes from', () => {
      const conflict = screen.getByRole('group', { name: /changed elsewhere What are your key metrics/ });
      expect(within(conflict).getByText('many')).toHaveAttribute('data-side', 'before');
      expect(within(conflict).getByText('40')).toHaveAttribute('data-side', 'after');
      expect(within(conflict).getByText(/on another device or browser/)).toBeInTheDocument();
    });

    it('keeps the one text', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
      expect(drafts.resolved.get(KEY)).toBe('mine');
      expect(box()).toHaveValue(ANSWER);
      expect(screen.queryByText(/changed elsewhere/)).toBeNull();
    });

    it('takes the other one, which can be undone', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Take the stored one' }));
      expect(drafts.resolved.get(KEY)).toBe('stored');
      expect(box()).toHaveValue(STORED);
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
      expect(box()).toHaveValue(ANSWER);
    });
  });
});
