import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { deleteAccountRoute, exportAccountRoute } from '@playbook/contracts/founder/account-routes.contract';
import { getProfileRoute, type Profile } from '@playbook/contracts/profile/profile.contract';
import { getUsageRoute } from '@playbook/contracts/founder/usage.contract';
import { getAnalysisStorageRoute } from '@playbook/contracts/analysis/stored-analyses.contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { STORAGE_KEYS } from '../../../lib/browser-storage/storage-keys.js';
import { writeStored } from '../../../lib/browser-storage/stored-value.js';
import { FakeGateway, problem, reply } from '../../../testing/fake-gateway.js';
import { renderPage } from '../../../testing/render/render-page.js';
import { buildSessionValue } from '../../../testing/render/render-ui.js';
import { buildUser } from '../../../testing/factories/session.factory.js';
import { storeSession } from '../../../testing/store-session.js';
import { buildAnalysisStorage } from '../../../testing/factories/analysis-storage.factory.js';
import { buildUsage } from '../../../testing/factories/usage.factory.js';
import { ProfilePage } from './profile-page.js';

const USER = buildUser();
const PROFILE: Profile = {
  id: USER.id,
  fullName: 'Ada King',
  email: 'ada@example.com',
  plan: 'Free',
  memberSince: '2026-03-05T10:00:00.000Z',
};

describe('ProfilePage', () => {
  let gateway: FakeGateway;

  beforeEach(() => {
    storeSession();
    gateway = new FakeGateway()
      .on(`GET ${getProfileRoute.path}`, () => reply(PROFILE))
      .on(`GET ${getUsageRoute.path}`, () => reply(buildUsage()))
      .on(`GET ${getAnalysisStorageRoute.path}`, () => reply(buildAnalysisStorage()));
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const open = async (session = buildSessionValue(USER)): Promise<void> => {
    await renderPage(<ProfilePage />, session);
    await screen.findByRole('heading', { name: 'Account Information' });
  };
  const figure = (label: string) => screen.getByText(label).parentElement;

  it('shows a skeleton first, then who the founder is', async () => {
    await renderPage(<ProfilePage />);
    expect(screen.getByText('Loading...')).toBeInTheDocument();
    await screen.findByText('Ada King');
    for (const text of ['ada@example.com', 'Free', 'March 2026']) expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.queryByText('Loading...')).toBeNull();
  });

  it('counts the uses of each tool, and of all', async () => {
    await open();
    expect(figure('Idea Check')).toHaveTextContent('2');
    expect(figure('Pitch Analyzer')).toHaveTextContent('4');
    expect(figure('Industry Insights')).toHaveTextContent('1');
    expect(figure('Total uses')).toHaveTextContent('8');
    expect(figure('Deck analyses')).toHaveTextContent('0');
    expect(figure('Applications')).toHaveTextContent('1');
    expect(screen.getByText('Last 30 days')).toBeInTheDocument();
  });

  it('lists the uses per tool and day', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Usage History' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Usage History' }));
    const rows = dialog.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'DayToolUses',
      'Nov 21Pitch Analyzer3',
      'Nov 20Idea Check2',
      'Nov 20Applications begun1',
      'Nov 19Pitch Analyzer1',
      'Nov 19Industry Insights1',
    ]);
  });

  it('says when something could not be loaded, invents nothing, and tries again', async () => {
    gateway
      .on(`GET ${getProfileRoute.path}`, () => problem(403, 'forbidden'))
      .on(`GET ${getUsageRoute.path}`, () => problem(403, 'forbidden'))
      .on(`GET ${getAnalysisStorageRoute.path}`, () => problem(403, 'forbidden'));
    await open();
    expect(screen.getByText('Failed to load profile data. Please try again.')).toBeInTheDocument();
    expect(screen.getByText('Ada Lovelace')).toBeInTheDocument();
    expect(screen.getByText('Your usage could not be loaded.')).toBeInTheDocument();
    expect(screen.getByText('What is stored could not be loaded.')).toBeInTheDocument();
    expect(figure('Total uses')).toHaveTextContent('\u2013');
    expect(screen.getByRole('button', { name: 'Usage History' })).toBeDisabled();
    gateway
      .on(`GET ${getProfileRoute.path}`, () => reply(PROFILE))
      .on(`GET ${getUsageRoute.path}`, () => reply(buildUsage()))
      .on(`GET ${getAnalysisStorageRoute.path}`, () => reply(buildAnalysisStorage()));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Ada King');
    await waitFor(() => expect(screen.queryByText('Failed to load profile data. Please try again.')).toBeNull());
  });

  it('changes the name', async () => {
    gateway.on(`PUT ${getProfileRoute.path}`, ({ body }) => reply({ ...PROFILE, ...Object(body) }));
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Account Settings' }));
    const name = await screen.findByLabelText('Name');
    expect(screen.getByRole('button', { name: 'Save name' })).toBeDisabled();
    await userEvent.clear(name);
    await userEvent.type(name, 'Grace');
    await userEvent.click(screen.getByRole('button', { name: 'Save name' }));
    await screen.findByText('Name saved');
    expect(gateway.callsTo(getProfileRoute.path).at(-1)?.body).toEqual({ fullName: 'Grace' });
    expect(screen.getByText('Grace')).toBeInTheDocument();
  });

  it('says when the data cannot be exported', async () => {
    gateway.on(`GET ${exportAccountRoute.path}`, () => problem(503, 'service_unavailable'));
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Account Settings' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Download my data' }));
    expect(await screen.findByText('Your data could not be exported. Please try again.')).toBeInTheDocument();
  });

  it('says how much has arrived, and saves what is whole', async () => {
    const saved: Blob[] = [];
    window.URL.createObjectURL = (file) => `blob:${saved.push(file as Blob)}`;
    window.URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    let finish = (): void => undefined;
    const isWhole = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const body = new ReadableStream({
      start: (stream) => stream.enqueue(new Uint8Array(2_345_678)),
      pull: (stream) => isWhole.then(() => stream.close()),
    });
    gateway.on(`GET ${exportAccountRoute.path}`, () => new Response(body));
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Account Settings' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Download my data' }));
    expect(await screen.findByText('2.3 MB so far')).toBeInTheDocument();
    expect(click).not.toHaveBeenCalled();
    finish();
    expect(await screen.findByText('The file is in your downloads.')).toBeInTheDocument();
    expect(screen.queryByText(/so far/)).toBeNull();
    expect(click).toHaveBeenCalledTimes(1);
    expect(saved.map(({ size }) => size)).toEqual([2_345_678]);
  });

  it.each([
    [
      'another one is running',
      () => problem(409, 'export_in_progress'),
      'Another download of your data is still running. Please try again when it has ended.',
    ],
    [
      'it breaks off',
      () =>
        new Response(
          new ReadableStream({
            start: (stream) => stream.enqueue(new TextEncoder().encode('{"exportedAt":')),
            pull: (stream) => stream.error(new TypeError('network error')),
          }),
        ),
      'Your data could not be exported. Please try again.',
    ],
  ])('saves nothing and says so when %s', async (_, answer, text) => {
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    gateway.on(`GET ${exportAccountRoute.path}`, answer);
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Account Settings' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Download my data' }));
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(click).not.toHaveBeenCalled();
  });

  it('deletes the account only when its address is typed, and leaves nothing in the browser', async () => {
    gateway.on(`DELETE ${deleteAccountRoute.path}`, () => new Response(null, { status: 204 }));
    writeStored(STORAGE_KEYS.pitchDraft, USER.id, 'My draft');
    const signOut = jest.fn(() => Promise.resolve({ error: null }));
    await open(buildSessionValue(USER, { signOut }));
    await userEvent.click(screen.getByRole('button', { name: 'Account Settings' }));
    const remove = await screen.findByRole('button', { name: 'Delete account' });
    const confirm = screen.getByLabelText('Type ada@example.com to confirm');
    await userEvent.type(confirm, 'ada@example');
    expect(remove).toBeDisabled();
    await userEvent.type(confirm, '.com');
    await userEvent.click(remove);
    await screen.findByText('Your account and everything in it has been deleted.');
    expect(gateway.callsTo(deleteAccountRoute.path)[0]?.body).toEqual({ confirm: 'ada@example.com' });
    expect(signOut).toHaveBeenCalledTimes(1);
    expect(window.localStorage.getItem(STORAGE_KEYS.pitchDraft.name)).toBeNull();
  });

  it.each([
    ['succeeds', null, 'You have been signed out successfully.'],
    ['fails', { message: 'unreachable' }, 'Failed to sign out. Please try again.'],
  ])('says when signing out %s', async (_, error, text) => {
    await open(buildSessionValue(USER, { signOut: () => Promise.resolve({ error }) }));
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(await screen.findByText(text)).toBeInTheDocument();
  });
});
