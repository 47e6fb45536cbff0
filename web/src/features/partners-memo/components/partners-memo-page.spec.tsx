import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { reviewApplicationRoute } from '@playbook/contracts/analysis/partners-memo/application-memo.contract';
import type { MemoQuote, PartnersMemo } from '@playbook/contracts/analysis/partners-memo/application-memo.schema';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildUser } from '../../../testing/factories/session.factory.js';
import { FakeGateway, problem, reply } from '../../../testing/fake-gateway.js';
import { renderPage } from '../../../testing/render/render-page.js';
import { buildSessionValue } from '../../../testing/render/render-ui.js';
import { storeSession } from '../../../testing/store-session.js';
import { PartnersMemoPage } from './partners-memo-page.js';

const ROUTE = `POST ${reviewApplicationRoute.path}`;
const SAID = '31 farms pay us $80 a month.';
const ELSEWHERE = 'Today 19 farms pay us.';

const quote = (text: string, place: MemoQuote['place']): MemoQuote => ({
  text,
  place,
  span: { start: 0, end: text.length },
});
const METRICS = quote(SAID, { kind: 'answer', sectionId: 'traction', fieldId: 'metrics' });
const DEMO = quote(ELSEWHERE, { kind: 'demo' });

const MEMO: PartnersMemo = {
  reading: {
    state: 'read',
    whatTheyDo: [METRICS],
    beliefs: [{ proof: 'paid', text: 'Money changed hands, and it is counted.', quotes: [METRICS] }],
    doubts: [
      {
        text: 'One question has no answer yet.',
        todo: 'Write one true sentence for each.',
        quotes: [],
        fields: [{ kind: 'answer', sectionId: 'vision', fieldId: 'why-now' }],
      },
    ],
    contradictions: [{ text: 'Two numbers of paying farms.', quotes: [METRICS, DEMO] }],
    arithmetic: [],
    questions: ['Which rival do you fear, and why?'],
  },
  form: [
    { questionId: 'oneliner', text: 'x'.repeat(53), length: 53 },
    { questionId: 'revenue', text: SAID, length: SAID.length },
    { questionId: 'hack', text: '', length: 0 },
  ],
  notRead: [],
};
const EMPTY: PartnersMemo = { ...MEMO, reading: { state: 'too-little', answered: 1, words: 4 }, form: [] };

describe('PartnersMemoPage', () => {
  let gateway: FakeGateway;
  beforeEach(() => {
    storeSession();
    gateway = new FakeGateway();
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const render = async (memo: PartnersMemo): Promise<void> => {
    gateway.on(ROUTE, () => reply({ success: true, data: memo, error: null }));
    await renderPage(<PartnersMemoPage />, buildSessionValue(buildUser()));
  };
  const section = (name: string) => within(screen.getByRole('region', { name }));

  it('shows where it will be, then the memo with quotes that lead to their fields', async () => {
    await render(MEMO);
    expect(screen.getByText('Loading...')).toBeInTheDocument();
    expect(await screen.findByText('Money changed hands, and it is counted.')).toBeInTheDocument();
    const link = section('What I believe, and why').getByRole('link', { name: 'What are your key metrics?' });
    expect(link).toHaveAttribute('href', '/yc-app-builder?section=traction&field=metrics');
    const disagreeing = section('Where your texts disagree');
    expect(disagreeing.getByText(SAID)).toBeInTheDocument();
    expect(disagreeing.getByRole('link', { name: 'Your newest demo' })).toHaveAttribute('href', '/demo-analyzer');
    expect(section('What I doubt').getByRole('link', { name: 'Why now?' })).toHaveAttribute(
      'href',
      '/yc-app-builder?section=vision&field=why-now',
    );
  });

  it('says of each question of the form how long its text is, and what the builder has no field for', async () => {
    await render(MEMO);
    expect(await screen.findByText('53 of 50 characters: 3 too many')).toBeInTheDocument();
    expect(screen.getByText(`${SAID.length} characters; the form's limit is not known`)).toBeInTheDocument();
    expect(
      screen.getAllByText('This builder has no field for it: answer it on the form itself.').length,
    ).toBeGreaterThan(5);
  });

  it('copies the text for a question', async () => {
    const user = userEvent.setup();
    await render(MEMO);
    const name = 'Copy the text for: Revenue by month, where it comes from, and growth';
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(SAID));
  });

  it('says what to do while there is too little to read', async () => {
    await render(EMPTY);
    expect(await screen.findByText('There is too little to read yet')).toBeInTheDocument();
    expect(screen.getByText(/4 words in 1 answer\./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to the Application Builder' })).toHaveAttribute(
      'href',
      '/yc-app-builder',
    );
  });

  it('counts no words where there is no answer', async () => {
    await render({ ...EMPTY, reading: { state: 'too-little', answered: 0, words: 0 } });
    expect(await screen.findByText(/You have not written an answer yet\./)).toBeInTheDocument();
  });

  it('names what it was not compared with', async () => {
    await render({ ...MEMO, notRead: ['demo'] });
    expect(await screen.findByText('Not compared with your demo, which could not be loaded.')).toBeInTheDocument();
  });

  it('can be asked for again where it failed', async () => {
    let isAway = true;
    gateway.on(ROUTE, () => (isAway ? problem(403, 'forbidden') : reply({ success: true, data: MEMO, error: null })));
    await renderPage(<PartnersMemoPage />, buildSessionValue(buildUser()));
    expect(await screen.findByText('Your application could not be read just now')).toBeInTheDocument();
    isAway = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Which rival do you fear, and why?')).toBeInTheDocument();
  });

  it('says what to do where it took too long to read', async () => {
    gateway.on(ROUTE, () => problem(422, 'text_too_complex'));
    await renderPage(<PartnersMemoPage />, buildSessionValue(buildUser()));
    expect(await screen.findByText('Your application took too long to read')).toBeInTheDocument();
    expect(screen.getByText(/Shorten your longest answers/)).toBeInTheDocument();
  });
});
