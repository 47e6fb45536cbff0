import { afterEach, describe, expect, it } from '@jest/globals';
import { saveAnswerRoute } from '@playbook/contracts/applications/application-routes.contract';
import { act, screen } from '@testing-library/react';
import { sendRequest } from '../../lib/api-client/send-request.js';
import { isStorageFull } from '../../lib/connection/full-storage.js';
import { FakeGateway, problem, reply } from '../../testing/fake-gateway.js';
import { renderUi } from '../../testing/render/render-ui.js';
import { StorageBanner } from './storage-banner.js';

const PATH = '/rest/v1/application/answers/traction/metrics';

describe('StorageBanner', () => {
  afterEach(() => act(() => isStorageFull.set(false)));

  const save = (): Promise<Response> =>
    act(() =>
      sendRequest(
        saveAnswerRoute,
        { params: { sectionId: 'traction', fieldId: 'metrics' }, body: {}, accessToken: 'token' },
        'application/json',
      ),
    );

  it('says that nothing is saved when a change is refused for want of space, until one is taken', async () => {
    const gateway = new FakeGateway();
    renderUi(<StorageBanner />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();

    gateway.on(`PUT ${PATH}`, () => problem(507, 'storage_full'));
    await save();
    expect(screen.getByRole('status')).toHaveTextContent('Playbook has no space to save anything right now.');

    gateway.on(`PUT ${PATH}`, () => reply({ version: 1, savedAt: new Date().toISOString() }));
    await save();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
