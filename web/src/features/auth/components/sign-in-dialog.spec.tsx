import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SessionContextValue } from '../../../lib/session/session-context.js';
import { FakeGateway, reply } from '../../../testing/fake-gateway.js';
import { buildSessionValue, renderUi } from '../../../testing/render/render-ui.js';
import { SignInDialog } from './sign-in-dialog.js';

const start = () => screen.getByRole('button', { name: 'Continue with Google' });

function open(signInWithGoogle: SessionContextValue['signInWithGoogle'], onClose = (): void => undefined): void {
  renderUi(<SignInDialog isOpen onClose={onClose} />, buildSessionValue(null, { signInWithGoogle }));
}

describe('the sign-in dialog', () => {
  beforeEach(() => {
    const answer = { isTelemetryEnabled: false, isDevelopmentSignIn: true, apiKey: null };
    new FakeGateway().on('GET /rest/v1/web-config', () => reply(answer));
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('offers one way in and says when it is the one for development', async () => {
    open(() => Promise.resolve({ error: null }));
    expect(screen.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
    expect(screen.getByText('Continue with Google to enter your dashboard.')).toBeVisible();
    expect(await screen.findByText(/Development sign-in/)).toBeVisible();
  });

  it('is busy until the browser has left', async () => {
    open(() => Promise.resolve({ error: null }));
    await userEvent.click(start());
    expect(start()).toBeDisabled();
  });

  it("shows the provider's message, stays open and can be tried again", async () => {
    const onClose = jest.fn();
    open(() => Promise.resolve({ error: { message: 'Signups not allowed' } }), onClose);
    await userEvent.click(start());
    expect(await screen.findByText('Authentication Error')).toBeVisible();
    expect(screen.getByText('Signups not allowed')).toBeVisible();
    expect(start()).toBeEnabled();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('says something when it does not know what happened', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    open(() => Promise.reject(new Error('socket closed')));
    await userEvent.click(start());
    expect(await screen.findByText('An unexpected error occurred. Please try again.')).toBeVisible();
    expect(start()).toBeEnabled();
  });
});
