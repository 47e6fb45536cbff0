import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { getUserIdeaCheckRoute } from '@playbook/contracts/analysis/analysis-content.contract';
import { listPitchAnalysesRoute } from '@playbook/contracts/analysis/pitch-analysis.contract';
import { listAnswerAnalysesRoute } from '@playbook/contracts/analysis/answer-analysis.contract';
import { getApplicationRoute } from '@playbook/contracts/applications/application-routes.contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubBroadcastChannel } from '../../../testing/stubs/broadcast-channel.stub.js';
import { clearToasts } from '../../../testing/clear-toasts.js';
import { FakeGateway, problem, reply } from '../../../testing/fake-gateway.js';
import { renderInRouter } from '../../../testing/render/render-in-router.js';
import { storeSession } from '../../../testing/store-session.js';
import { ApplicationBuilderPage } from './application-builder-page.js';

const APPLICATION = {
  id: '00000000-0000-4000-8000-00000000000a',
  title: 'YC Application',
  status: 'in_progress',
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  answers: [
    {
      sectionId: 'founders',
      fieldId: 'founder-names',
      value: 'Ada and Grace',
      version: 2,
      savedAt: '2026-11-20T10:00:00.000Z',
    },
  ],
};

describe('ApplicationBuilderPage', () => {
  let gateway: FakeGateway;

  beforeEach(() => {
    storeSession();
    stubBroadcastChannel();
    gateway = new FakeGateway()
      .on(`GET ${listPitchAnalysesRoute.path}`, () => reply({ items: [], nextCursor: null }))
      .on(`GET ${listAnswerAnalysesRoute.path}`, () => reply({ items: [], nextCursor: null }))
      .on(`POST ${getUserIdeaCheckRoute.path}`, () => reply({ success: true, data: null, error: null }));
  });

  afterEach(clearToasts);

  it('shows the stored answers and the status once they are loaded', async () => {
    gateway.on(`GET ${getApplicationRoute.path}`, () => reply(APPLICATION));
    await renderInRouter(<ApplicationBuilderPage />, '/yc-app-builder');
    expect(screen.getByText('Loading...')).toBeInTheDocument();
    expect(await screen.findByRole('textbox', { name: /Who are the founders/ })).toHaveValue('Ada and Grace');
    expect(screen.getByRole('button', { name: 'Status: In progress' })).toBeInTheDocument();
    expect(document.title).toBe('Application Builder | Playbook');
  });

  it('says that loading failed, shows nothing to write in, and loads when asked again', async () => {
    gateway.on(`GET ${getApplicationRoute.path}`, () => problem(403, 'forbidden'));
    await renderInRouter(<ApplicationBuilderPage />, '/yc-app-builder');
    expect(
      await screen.findByText('Failed to load your application data. Please refresh the page.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).toBeNull();
    gateway.on(`GET ${getApplicationRoute.path}`, () => reply(APPLICATION));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('tabpanel')).toBeInTheDocument();
  });
});
