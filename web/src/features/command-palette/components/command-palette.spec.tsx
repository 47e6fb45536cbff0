import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { STORAGE_KEYS } from '../../../lib/browser-storage/storage-keys.js';
import { readStored, writeStored } from '../../../lib/browser-storage/stored-value.js';
import { renderApp } from '../../../testing/render/render-app.js';
import { buildUser } from '../../../testing/factories/session.factory.js';
import { startShellGateway } from '../../../testing/shell-gateway.js';
import { storeSession } from '../../../testing/store-session.js';

const box = () => screen.findByRole('combobox', { name: 'Search pages, sections and actions' });
const optionNames = () =>
  screen.getAllByRole('option').map((option) => option.firstElementChild?.nextSibling?.textContent);
const activeOption = () => screen.getByRole('option', { selected: true });

describe('the command palette', () => {
  beforeEach(() => {
    storeSession();
    startShellGateway();
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const openApp = () => renderApp('/demo-analyzer', 'Demo Analyzer');
  const openPalette = async (): Promise<void> => {
    await userEvent.keyboard('{Control>}k{/Control}');
    await box();
  };

  it('opens from the top bar, lists tools, sections and actions, and gives the focus back on Escape', async () => {
    await openApp();
    const button = screen.getByRole('button', { name: 'Search pages and actions' });
    await userEvent.click(button);
    expect(await box()).toHaveFocus();
    for (const name of ['Tools', 'Application sections', 'Actions']) {
      expect(screen.getByRole('group', { name })).toBeInTheDocument();
    }
    expect(optionNames()).toEqual(expect.arrayContaining(['Profile', 'Deck Analyzer', 'Founders', 'Log out']));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    expect(button).toHaveFocus();
  });

  it('goes to a page by name, and the keyboard goes with it', async () => {
    const router = await openApp();
    await openPalette();
    await userEvent.keyboard('deck{Enter}');
    const heading = await screen.findByRole('heading', { name: 'Deck Analyzer', level: 1 });
    expect(router.state.location.pathname).toBe('/deck-analyzer');
    await waitFor(() => expect(heading).toHaveFocus());
  });

  it('tells screen readers which option Enter runs, and goes round the list', async () => {
    await openApp();
    await openPalette();
    await userEvent.keyboard('colors');
    const names = optionNames();
    expect(names).toEqual(['Colors of the system', 'Light colors', 'Dark colors']);
    expect(await box()).toHaveAttribute('aria-activedescendant', activeOption().id);
    await userEvent.keyboard('{ArrowUp}');
    expect(activeOption()).toHaveTextContent(String(names.at(-1)));
    expect(await box()).toHaveAttribute('aria-activedescendant', activeOption().id);
    await userEvent.keyboard('{ArrowDown}');
    expect(activeOption()).toHaveTextContent(String(names[0]));
  });

  it('switches the colors where the founder is', async () => {
    await openApp();
    await openPalette();
    await userEvent.keyboard('dark{Enter}');
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark'));
  });

  it('remembers what was run last, for this founder', async () => {
    await openApp();
    await openPalette();
    await userEvent.keyboard('dark{Enter}');
    await openPalette();
    expect(screen.getByRole('group', { name: 'Recent' })).toHaveTextContent('Dark colors');
    expect(activeOption()).toHaveTextContent('Dark colors');
  });

  it('says when nothing is found', async () => {
    await openApp();
    await openPalette();
    await userEvent.keyboard('zzzz');
    expect(await screen.findByText(/Nothing here has that name/)).toBeInTheDocument();
    expect(await box()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    expect(await box()).toBeInTheDocument();
  });

  it('starts a new pitch, and can bring the old text back', async () => {
    const { id } = buildUser();
    writeStored(STORAGE_KEYS.pitchDraft, id, 'Payroll for dentists');
    await openApp();
    await openPalette();
    await userEvent.keyboard('new pitch{Enter}');
    expect(await screen.findByLabelText('Your one-liner')).toHaveValue('');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(screen.getByLabelText('Your one-liner')).toHaveValue('Payroll for dentists');
    expect(readStored(STORAGE_KEYS.pitchDraft, id)).toBe('Payroll for dentists');
  });
});
