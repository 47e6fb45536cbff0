import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Interview, InterviewSummary } from '@playbook/contracts/interviews/interview.schema';
import {
  answerInterviewRoute,
  deleteInterviewRoute,
  endInterviewRoute,
  getInterviewRoute,
  listInterviewsRoute,
  startInterviewRoute,
} from '@playbook/contracts/interviews/interviews.contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildInterview, buildTurn } from '../../../testing/factories/application/interview.factory.js';
import { FakeGateway, problem, reply } from '../../../testing/fake-gateway.js';
import { renderPage } from '../../../testing/render/render-page.js';
import { storeSession } from '../../../testing/store-session.js';
import { MockInterviewPage } from './mock-interview-page.js';

const LIST = `GET ${listInterviewsRoute.path}`;
const START = `POST ${startInterviewRoute.path}`;
const ANSWER = `POST ${answerInterviewRoute.path}`;
const FIRST = buildInterview();
const ONE = (path: string): string => path.replace(':id', FIRST.id);
const NEXT = buildInterview({
  turns: [buildTurn('How many people used it last week?', '31 clinics'), buildTurn('Who writes the code?', null)],
});
const CHANGE = {
  sectionId: 'traction',
  fieldId: 'metrics',
  sentence: '31 clinics use it.',
  why: 'Your application does not have 31.',
} as const;
const ENDED = buildInterview({
  endedAt: '2026-11-26T10:05:00.000Z',
  turns: [buildTurn('How many people used it last week?', '31 clinics'), buildTurn('Who writes the code?', '')],
  debrief: {
    overall: 47,
    best: [{ questionId: 'How many people used it last week?', quote: "'31 clinics'", why: 'Straight.' }],
    worst: [{ questionId: 'Who writes the code?', quote: '', why: 'You passed on this one.' }],
    rehearse: ['Who writes the code?'],
    changes: [CHANGE],
  },
});

const summaryOf = ({ id, startedAt, endedAt, debrief }: Interview): InterviewSummary => ({
  id,
  startedAt,
  endedAt,
  answered: 1,
  overall: debrief?.overall ?? null,
});
const envelope = (data: object) => reply({ success: true, data, error: null });

describe('MockInterviewPage', () => {
  let gateway: FakeGateway;
  const list = (...interviews: Interview[]): void => {
    gateway.on(LIST, () => reply({ items: interviews.map(summaryOf), nextCursor: null }));
    for (const one of interviews) gateway.on(`GET ${ONE(getInterviewRoute.path)}`, () => reply(one));
  };

  beforeEach(() => {
    window.localStorage.clear();
    storeSession();
    gateway = new FakeGateway();
  });

  it('begins, asks, judges and asks the next', async () => {
    list();
    gateway.on(START, () => envelope({ interview: FIRST, notRead: [] }));
    gateway.on(ANSWER, () => envelope(NEXT));
    await renderPage(<MockInterviewPage />);
    await userEvent.click(await screen.findByRole('button', { name: /Begin the Interview/ }));
    await screen.findByRole('heading', { name: 'How many people used it last week?' });
    list(NEXT);
    await userEvent.type(screen.getByLabelText('Your answer'), '31 clinics');
    await userEvent.click(screen.getByRole('button', { name: 'Answer' }));
    expect(await screen.findByRole('heading', { name: 'Who writes the code?' })).toBeInTheDocument();
    const last = screen.getByRole('region', { name: 'Your last answer' });
    expect(within(last).getByText(/Straight, and with a fact/)).toBeInTheDocument();
    expect(screen.getByLabelText('Your answer')).toHaveValue('');
  });

  it('goes on where a running one is, and keeps what was typed over a reload', async () => {
    list(FIRST);
    const { unmount } = await renderPage(<MockInterviewPage />);
    await userEvent.type(await screen.findByLabelText('Your answer'), 'Thirty');
    unmount();
    await renderPage(<MockInterviewPage />);
    expect(await screen.findByLabelText('Your answer')).toHaveValue('Thirty');
  });

  it('does not begin the time of an answer anew when the page is loaded again', async () => {
    list(FIRST);
    const { unmount } = await renderPage(<MockInterviewPage />);
    await screen.findByLabelText('Your answer');
    unmount();
    const later = Date.now() + 50_000;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => later);
    await renderPage(<MockInterviewPage />);
    expect(await screen.findByText(/^0 of 110 words, 0:5\d of 0:45$/)).toBeInTheDocument();
    expect(screen.getByText('Stop there: shorter.')).toBeInTheDocument();
    clock.mockRestore();
  });

  it('leaves an answer in the box that was not taken', async () => {
    list(FIRST);
    gateway.on(ANSWER, () => problem(503, 'service_unavailable'));
    await renderPage(<MockInterviewPage />);
    await userEvent.type(await screen.findByLabelText('Your answer'), '31 clinics');
    await userEvent.click(screen.getByRole('button', { name: 'Answer' }));
    await screen.findByText('Your answer was not sent');
    expect(screen.getByLabelText('Your answer')).toHaveValue('31 clinics');
  });

  it('says that an answer came too late for its question, and keeps it for the clipboard', async () => {
    list(FIRST);
    gateway.on(ANSWER, () => envelope(NEXT));
    await renderPage(<MockInterviewPage />);
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Your answer'), 'Forty clinics');
    await user.click(screen.getByRole('button', { name: 'Answer' }));
    await screen.findByText('This question was over already');
    await user.click(screen.getByRole('button', { name: 'Copy what I typed' }));
    expect(await navigator.clipboard.readText()).toBe('Forty clinics');
  });

  it('says which texts it was prepared without', async () => {
    list();
    gateway.on(START, () => envelope({ interview: FIRST, notRead: ['deck'] }));
    await renderPage(<MockInterviewPage />);
    await userEvent.click(await screen.findByRole('button', { name: /Begin the Interview/ }));
    expect(await screen.findByText(/Not compared with your deck/)).toBeInTheDocument();
  });

  it('loads older interviews on demand', async () => {
    const [newest, older] = [
      summaryOf(ENDED),
      { ...summaryOf(ENDED), id: '0197a000-0000-7000-8000-00000000000f', answered: 7 },
    ];
    gateway.on(LIST, ({ url }) => {
      const isFirst = !url.searchParams.has('cursor');
      return reply({ items: [isFirst ? newest : older], nextCursor: isFirst ? 'next' : null });
    });
    await renderPage(<MockInterviewPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
    expect(await screen.findByText(/7 answers/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  });

  it('interrupts an answer of too many words', async () => {
    list(FIRST);
    await renderPage(<MockInterviewPage />);
    const box = await screen.findByLabelText('Your answer');
    await userEvent.click(box);
    await userEvent.paste('word '.repeat(111));
    expect(await screen.findByText('Stop there: shorter.')).toBeInTheDocument();
  });

  it('ends early, after it was asked, with a debrief', async () => {
    list(FIRST);
    gateway.on(`POST ${ONE(endInterviewRoute.path)}`, () => reply(ENDED));
    await renderPage(<MockInterviewPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'End the Interview' }));
    list(ENDED);
    await userEvent.click(await screen.findByRole('button', { name: 'End It' }));
    expect(await screen.findByRole('heading', { name: 'Debrief' })).toHaveFocus();
    const changes = screen.getByRole('region', { name: 'Said here, and not in your application' });
    expect(within(changes).getByText(CHANGE.sentence)).toBeInTheDocument();
    expect(within(changes).getByRole('link')).toHaveAttribute('href', '/yc-app-builder?section=traction&field=metrics');
    const worst = screen.getByRole('region', { name: 'Your worst moments' });
    expect(within(worst).getByText('You passed on this one.')).toBeInTheDocument();
  });

  it('opens an older one, and brings one back that was to be deleted', async () => {
    list(ENDED);
    await renderPage(<MockInterviewPage />);
    await userEvent.click(await screen.findByRole('button', { name: /^Open/ }));
    await screen.findByRole('heading', { name: 'All of it again' });
    await userEvent.click(screen.getByRole('button', { name: /^Delete/ }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Your interviews' })).not.toBeInTheDocument());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('region', { name: 'Your interviews' })).toBeInTheDocument();
    expect(gateway.callsTo(ONE(deleteInterviewRoute.path)).map(({ method }) => method)).not.toContain('DELETE');
  });

  it('says that the list could not be loaded, and asks again', async () => {
    gateway.on(LIST, () => problem(403, 'forbidden'));
    await renderPage(<MockInterviewPage />);
    await screen.findByRole('alert');
    list();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'How it goes' })).toBeInTheDocument();
  });
});
