import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubMatchMedia } from '../../testing/stubs/match-media.stub.js';
import { renderApp } from '../../testing/render/render-app.js';
import { startShellGateway } from '../../testing/shell-gateway.js';
import { storeSession } from '../../testing/store-session.js';

const ENTRIES = [
  'Dashboard',
  'Idea Check',
  'Industry Insights',
  'Pitch Analyzer',
  'Application Builder',
  'Demo Analyzer',
  'Demo Library',
  'Profile',
];

const navigation = () => screen.getByRole('navigation', { name: 'Main' });
const entries = () => within(within(navigation()).getByRole('list')).getAllByRole('link');
const toggleButton = () => screen.getByRole('button', { name: 'Toggle the sidebar' });

describe('the layout behind sign-in', () => {
  beforeEach(() => {
    storeSession();
    startShellGateway();
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const open = (): Promise<unknown> => renderApp('/demo-analyzer', 'Demo Analyzer');

  it('has eight entries in their order, and marks the page that is shown', async () => {
    await open();
    expect(entries().map((link) => link.textContent)).toEqual(ENTRIES);
    const current = within(navigation())
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map((link) => link.textContent)).toEqual(['Demo Analyzer']);
    expect(within(navigation()).getByRole('link', { name: 'Playbook' })).toHaveAttribute('href', '/');
  });

  it('has the tools title, a link to the disclaimer and a way past the navigation', async () => {
    await open();
    expect(within(screen.getByRole('banner')).getByText('YC Tools')).toBeInTheDocument();
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: 'Not affiliated with or endorsed by YC' })).toHaveAttribute(
      'href',
      '/disclaimer',
    );
    expect(screen.getByRole('link', { name: 'Skip to the content' })).toHaveAttribute('href', '#main');
  });

  it('folds the sidebar to icons with Ctrl or Cmd plus b, and remembers it for seven days', async () => {
    const written: string[] = [];
    await open();
    jest.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void written.push(cookie));
    expect(toggleButton()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Control>}b{/Control}');
    expect(toggleButton()).toHaveAttribute('aria-expanded', 'false');
    expect(entries().map((link) => link.textContent)).toEqual(ENTRIES);
    await userEvent.keyboard('{Meta>}b{/Meta}');
    expect(toggleButton()).toHaveAttribute('aria-expanded', 'true');
    expect(written).toEqual([
      'sidebar:state=false; path=/; max-age=604800; samesite=lax',
      'sidebar:state=true; path=/; max-age=604800; samesite=lax',
    ]);
  });

  it('names the icons of a folded sidebar to the mouse and to the keyboard', async () => {
    document.cookie = 'sidebar:state=false; path=/';
    await open();
    await userEvent.hover(within(navigation()).getByRole('link', { name: 'Idea Check' }));
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Idea Check');
    await userEvent.unhover(within(navigation()).getByRole('link', { name: 'Idea Check' }));
    act(() => within(navigation()).getByRole('link', { name: 'Profile' }).focus());
    expect(await screen.findByRole('tooltip', { name: 'Profile' })).toBeInTheDocument();
  });

  it('is a sheet on a narrow screen, which closes when a page is chosen', async () => {
    stubMatchMedia((query) => query.includes('max-width'));
    await open();
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    await userEvent.click(toggleButton());
    const sheet = await screen.findByRole('dialog', { name: 'Menu' });
    await userEvent.click(within(sheet).getByRole('link', { name: 'Demo Analyzer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows who is signed in, with ways to the profile and out', async () => {
    await open();
    const avatar = screen.getByRole('button', { name: /account of Ada Lovelace/ });
    expect(avatar).toHaveTextContent(/^AL/);
    await userEvent.click(avatar);
    expect(await screen.findByText('ada@example.com')).toBeInTheDocument();
    expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveAttribute('href', '/profile');
    expect(screen.getByRole('menuitem', { name: 'Log out' })).toBeInTheDocument();
  });

  it('leads the keyboard to the heading of the page that was gone to, and names it in the title', async () => {
    const router = await renderApp('/demo-analyzer', 'Demo Analyzer');
    expect(document.body).toHaveFocus();
    await act(() => router.navigate({ to: '/deck-analyzer' }));
    const heading = await screen.findByRole('heading', { name: 'Deck Analyzer', level: 1 });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(document.title).toBe('Deck Analyzer | Playbook');
  });
});
