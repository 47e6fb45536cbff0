import { beforeEach, describe, expect, it } from '@jest/globals';
import { listInterviewsNotesRoute } from '@playbook/contracts/interviews/interviews.contract';
import type { InterviewsNotes } from '@playbook/contracts/interviews/interviews.schema';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { APP_PAGES } from '../../../app/router/app-pages.js';
import { FakeGateway, problem, reply } from '../../../testing/fake-gateway.js';
import { renderPage } from '../../../testing/render/render-page.js';
import { storeSession } from '../../../testing/store-session.js';
import { InterviewsPage } from './interviews-page.js';

const LIST = `GET ${listInterviewsNotesRoute.path}`;
const NOTES: InterviewsNotes = {
  notes: [
    { id: '11111111-1111-4111-8111-111111111111', text: 'Call nine clinics', createdAt: '2026-11-21T10:00:00.000Z' },
  ],
};

describe('InterviewsPage', () => {
  let gateway: FakeGateway;
  beforeEach(() => {
    storeSession();
    gateway = new FakeGateway();
  });

  it('shows the founder’s notes, and is an entry of the sidebar', async () => {
    gateway.on(LIST, () => reply(NOTES));
    await renderPage(<InterviewsPage />);
    expect(await screen.findByText('Call nine clinics')).toBeInTheDocument();
    expect(APP_PAGES.map(({ path }) => path)).toContain('/interviews');
  });

  it('says that there are none', async () => {
    gateway.on(LIST, () => reply({ notes: [] }));
    await renderPage(<InterviewsPage />);
    expect(await screen.findByText('Nothing here yet.')).toBeInTheDocument();
  });

  it('says that they could not be loaded, and asks again', async () => {
    gateway.on(LIST, () => problem(403, 'forbidden'));
    await renderPage(<InterviewsPage />);
    await screen.findByRole('alert');
    gateway.on(LIST, () => reply(NOTES));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Call nine clinics')).toBeInTheDocument();
  });
});
