import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { getApplicationRoute } from '@playbook/contracts/applications/application-routes.contract';
import type { FieldAddress } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import { act, screen, waitFor } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { stubBroadcastChannel } from '../../../testing/stubs/broadcast-channel.stub.js';
import { FakeGateway, problem, reply } from '../../../testing/fake-gateway.js';
import { renderUi } from '../../../testing/render/render-ui.js';
import { storeSession } from '../../../testing/store-session.js';
import { DraftsContext } from './use-drafts.js';
import { useApplication } from './use-application.js';
import { useAnswerText, useDrafts, useDraftsSnapshot } from './use-drafts.js';

const METRICS: FieldAddress = { sectionId: 'traction', fieldId: 'metrics' };
const SAVE = 'PUT /rest/v1/application/answers/traction/metrics';
const SAVED_AT = '2026-11-21T18:00:00.000Z';

/** Another application for each test, because drafts outlive a screen until they are saved. */
let applicationId = '';
const applicationWith = (value: string, version: number) => ({
  id: applicationId,
  title: 'YC Application',
  status: 'draft',
  createdAt: SAVED_AT,
  updatedAt: SAVED_AT,
  answers: version === 0 ? [] : [{ ...METRICS, value, version, savedAt: SAVED_AT }],
});

function Answer(): ReactNode {
  const drafts = useDrafts();
  const { indicator, unsavedKeys } = useDraftsSnapshot();
  return (
    <>
      <textarea
        aria-label="Metrics"
        value={useAnswerText(METRICS)}
        onChange={(event) => drafts.change(METRICS, event.target.value)}
      />
      <p>{`${indicator ?? 'idle'}, ${unsavedKeys.length} unsaved`}</p>
      <button onClick={() => drafts.change(METRICS, 'typed')}>Type</button>
      <button onClick={() => void drafts.flush()}>Flush</button>
    </>
  );
}

function Screen(): ReactNode {
  const application = useApplication();
  if (application.state === 'loading') return <p>Loading</p>;
  if (application.state === 'failed') return <button onClick={application.retry}>Retry</button>;
  return (
    <DraftsContext value={application.drafts}>
      <Answer />
    </DraftsContext>
  );
}

const press = (name: string): void => act(() => screen.getByRole('button', { name }).click());
const shownText = async (): Promise<string> => (await screen.findByLabelText<HTMLTextAreaElement>('Metrics')).value;

describe('useApplication', () => {
  let gateway: FakeGateway;
  let load: () => Response;
  let count = 0;

  beforeEach(() => {
    count += 1;
    applicationId = `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
    storeSession();
    stubBroadcastChannel();
    load = () => reply(applicationWith('stored', 1));
    gateway = new FakeGateway()
      .on(`GET ${getApplicationRoute.path}`, () => load())
      .on(SAVE, () => reply({ version: 2, savedAt: SAVED_AT }));
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('says so when the drafts cannot be opened, and opens them on retry', async () => {
    const complain = jest.spyOn(console, 'error').mockReturnValue(undefined);
    const { BroadcastChannel } = window;
    window.BroadcastChannel = class extends BroadcastChannel {
      constructor() {
        super('none');
        throw new Error('No channel');
      }
    };
    renderUi(<Screen />);
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeInTheDocument();
    expect(complain).toHaveBeenCalled();
    window.BroadcastChannel = BroadcastChannel;
    press('Retry');
    expect(await shownText()).toBe('stored');
  });

  it('shows what is stored, and saves what is typed', async () => {
    renderUi(<Screen />);
    expect(await shownText()).toBe('stored');
    press('Type');
    press('Flush');
    await screen.findByText('saved, 0 unsaved');
    expect(gateway.callsTo('/rest/v1/application/answers/traction/metrics').map(({ body }) => body)).toEqual([
      { value: 'typed', baseVersion: 1 },
    ]);
  });

  it('makes one set of drafts where React mounts a screen twice', async () => {
    renderUi(
      <StrictMode>
        <Screen />
      </StrictMode>,
    );
    await shownText();
    press('Type');
    press('Flush');
    await screen.findByText('saved, 0 unsaved');
    expect(gateway.callsTo('/rest/v1/application/answers/traction/metrics')).toHaveLength(1);
  });

  it('says that the application could not be loaded, and loads it again', async () => {
    load = () => problem(403, 'forbidden');
    renderUi(<Screen />);
    await screen.findByRole('button', { name: 'Retry' });
    load = () => reply(applicationWith('stored', 1));
    press('Retry');
    expect(await shownText()).toBe('stored');
  });

  it('shows what another device saved when the founder comes back to the page', async () => {
    renderUi(<Screen />);
    await shownText();
    load = () => reply(applicationWith('from the phone', 2));
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(async () => expect(await shownText()).toBe('from the phone'));
  });

  it('sends what is unsaved when the page is hidden, without waiting for a pause', async () => {
    renderUi(<Screen />);
    await shownText();
    press('Type');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(await screen.findByText('saved, 0 unsaved')).toBeInTheDocument();
  });

  it('goes on saving after the screen was left, and knows the text when it comes back', async () => {
    gateway.on(SAVE, () => {
      throw new TypeError('Failed to fetch');
    });
    const first = renderUi(<Screen />);
    await shownText();
    press('Type');
    first.unmount();
    gateway.on(SAVE, () => reply({ version: 2, savedAt: SAVED_AT }));
    renderUi(<Screen />);
    expect(await shownText()).toBe('typed');
    press('Flush');
    await screen.findByText(/0 unsaved/);
  });

  it('is told that the network is gone', async () => {
    renderUi(<Screen />);
    await shownText();
    act(() => void window.dispatchEvent(new Event('offline')));
    press('Type');
    expect(await screen.findByText(/1 unsaved/)).toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('saved, 0 unsaved')).toBeInTheDocument();
  });
});
