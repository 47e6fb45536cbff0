import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { SignOutDialogHost } from '../../../features/auth/components/sign-out-dialog-host.js';
import { buildSessionValue, renderUi } from '../../../testing/render/render-ui.js';
import { buildUser } from '../../../testing/factories/session.factory.js';
import { draftJournalKey, founderJournalsPrefix, STORAGE_KEYS } from '../../browser-storage/storage-keys.js';
import { removeStored, writeStored } from '../../browser-storage/stored-value.js';
import { followUnsavedAnswers } from '../../unsaved-texts/unsaved-answers.js';
import { useChosenSignOut } from './use-chosen-sign-out.js';

const USER = buildUser();
const JOURNAL = draftJournalKey(`${founderJournalsPrefix(USER.id)}application:page`);
const STAY = 'Stay signed in';
const LEAVE = 'Sign out and keep them in this browser';

const signOut = jest.fn(() => Promise.resolve({ error: null }));
const onOutcome = jest.fn<(isSignedOut: boolean) => void>();

function SignOutButton(): ReactNode {
  const leave = useChosenSignOut();
  return (
    <button type="button" onClick={() => void leave().then(onOutcome)}>
      Log out
    </button>
  );
}

function keepUnsaved(...fieldIds: readonly ('metrics' | 'first-users')[]): void {
  const base = { value: '', version: 0 };
  const entries = fieldIds.map((fieldId) => ({
    sectionId: 'traction' as const,
    fieldId,
    text: '31 clinics',
    base,
    uncertain: [],
    editedAtMs: 1,
  }));
  writeStored(JOURNAL, USER.id, entries);
}

async function choose(): Promise<void> {
  const ui = (
    <>
      <SignOutButton />
      <SignOutDialogHost />
    </>
  );
  renderUi(ui, buildSessionValue(USER, { signOut }));
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
}

describe('signing out by choice', () => {
  beforeEach(() => {
    window.localStorage.clear();
    signOut.mockClear();
    onOutcome.mockClear();
  });

  it('asks nothing when nothing is unsaved', async () => {
    await choose();
    await waitFor(() => expect(onOutcome).toHaveBeenCalledWith(true));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('sends unsaved answers first', async () => {
    keepUnsaved('metrics');
    const flush = jest.fn(() => Promise.resolve(removeStored(JOURNAL)));
    const stop = followUnsavedAnswers(USER.id, { flush, snapshot: () => ({ unsavedKeys: [] }) });
    await choose();
    await waitFor(() => expect(signOut).toHaveBeenCalledTimes(1));
    stop();
    expect(flush.mock.invocationCallOrder[0]).toBeLessThan(signOut.mock.invocationCallOrder[0] ?? 0);
  });

  it('says what only this browser has, with the focus on staying, which gives it back', async () => {
    keepUnsaved('metrics', 'first-users');
    writeStored(STORAGE_KEYS.pitchDraft, USER.id, 'We book dentists');
    await choose();
    const dialog = await screen.findByRole('dialog', { name: 'Some of your work is only in this browser' });
    expect(dialog).toHaveAccessibleDescription(/2 answers of your application are not saved yet/);
    expect(dialog).toHaveAccessibleDescription(/The pitch in the Pitch Analyzer has not been analyzed/);
    await waitFor(() => expect(screen.getByRole('button', { name: STAY })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onOutcome).toHaveBeenCalledWith(false));
    expect(signOut).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Log out' })).toHaveFocus();
  });

  it('stays when the dialog is closed with Escape', async () => {
    keepUnsaved('metrics');
    await choose();
    await screen.findByText('1 answer of your application is not saved yet.');
    await waitFor(() => expect(screen.getByRole('button', { name: STAY })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(onOutcome).toHaveBeenCalledWith(false));
    expect(signOut).not.toHaveBeenCalled();
  });

  it('signs out all the same when the founder says so', async () => {
    keepUnsaved('metrics');
    await choose();
    await userEvent.click(await screen.findByRole('button', { name: LEAVE }));
    await waitFor(() => expect(onOutcome).toHaveBeenCalledWith(true));
    expect(signOut).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
