import { beforeEach, describe, expect, it } from '@jest/globals';
import { FIRST_DRAFT, REWRITTEN_DRAFT } from '@playbook/contracts/analysis/samples/marked-drafts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signInPrompt } from '../../../lib/session/sign-in/sign-in-prompt.js';
import { renderPage } from '../../../testing/render/render-page.js';
import { buildSessionValue } from '../../../testing/render/render-ui.js';
import { buildUser } from '../../../testing/factories/session.factory.js';
import { LandingPage } from './landing-page.js';

const CALLS = ['Get YC Ready', 'Start Dominating YC'];
const visitor = buildSessionValue(null);

describe('the landing page of a visitor', () => {
  beforeEach(() => renderPage(<LandingPage />, visitor));

  it('says what it is, and leads to the application form of YC in a tab of its own', () => {
    expect(screen.getByRole('heading', { level: 1, name: 'Crack the YC Playbook' })).toBeVisible();
    const apply = screen.getByRole('link', { name: /^Apply/ });
    expect(apply).toHaveAttribute('href', 'https://www.ycombinator.com/apply/');
    expect(apply).toHaveAttribute('target', '_blank');
    expect(document.title).toBe('Playbook: get ready for YC');
  });

  it.each([...CALLS, 'Sign In'])('asks for a sign-in at "%s"', async (name) => {
    const [button] = screen.getAllByRole('button', { name });
    await userEvent.click(button ?? document.body);
    expect(signInPrompt.get()).toBe(true);
  });

  it('knows nobody', () => {
    expect(screen.queryByText(/You are signed in as/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Enter Dashboard' })).toBeNull();
  });

  it('shows four tools, the journey in four steps, the offer and the disclaimer', () => {
    const tools = within(screen.getByRole('region', { name: 'Four tools, one application' }));
    expect(tools.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Idea Check',
      'Pitch Analyzer',
      'Application Builder',
      'Demo Analyzer',
    ]);
    const journey = within(screen.getByRole('region', { name: 'Your journey' }));
    expect(journey.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Validate the idea',
      'Perfect the pitch',
      'Build the application',
      'Analyze the demo video',
    ]);
    expect(screen.getByRole('heading', { name: 'No Card Needed' })).toBeVisible();
    expect(screen.getByText(/Early access for serious founders/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Not affiliated with or endorsed by YC' })).toHaveAttribute(
      'href',
      '/disclaimer',
    );
  });

  it('shows a draft before and after, with what the rubric gave each', () => {
    const [first, rewritten] = screen
      .getAllByRole('figure')
      .slice(0, 2)
      .map((sheet) => within(sheet));
    expect(first?.getByText('revolutionary').tagName).toBe('MARK');
    expect(first?.getByTitle('Needs work')).toHaveTextContent(new RegExp(`^${FIRST_DRAFT.overallScore}\\b`));
    expect(rewritten?.getByTitle('Strong')).toHaveTextContent(new RegExp(`^${REWRITTEN_DRAFT.overallScore}\\b`));
  });

  it('has pictures of the product that know their size, and stops their motion on demand', async () => {
    const pictures = within(screen.getByRole('group', { name: 'Tools in use' })).getAllByRole('img');
    for (const picture of pictures) {
      expect(picture).toHaveAttribute('loading', 'lazy');
      expect(picture).toHaveAttribute('width', '640');
      expect(picture).toHaveAccessibleName();
    }
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
    expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  });
});

describe('the landing page of a founder', () => {
  beforeEach(() => renderPage(<LandingPage />, buildSessionValue(buildUser({ email: 'ada@example.com' }))));

  it('says who is signed in, and leads to the dashboard', async () => {
    expect(screen.getByRole('status')).toHaveTextContent('You are signed in as ada@example.com');
    for (const name of ['Enter Dashboard', ...CALLS]) {
      for (const link of screen.getAllByRole('link', { name })) expect(link).toHaveAttribute('href', '/dashboard');
    }
    expect(screen.queryByRole('button', { name: 'Sign In' })).toBeNull();
    expect(await screen.findByRole('button', { name: /account of/ })).toBeVisible();
  });
});

describe('the landing page while the session is restored', () => {
  it('says that it loads', async () => {
    await renderPage(<LandingPage />, { ...visitor, loading: true });
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  });
});
