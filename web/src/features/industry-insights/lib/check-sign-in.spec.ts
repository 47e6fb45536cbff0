import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

const getAccessToken = jest.fn<() => Promise<string | null>>();
const showToast = jest.fn<(toast: object) => Promise<void>>();
jest.unstable_mockModule('../../../lib/session/auth-client/auth-client.js', () => ({ getAccessToken }));
jest.unstable_mockModule('../../../lib/notify/show-toast.js', () => ({ showToast }));
const { checkSignIn } = await import('./check-sign-in.js');
const { signInPrompt } = await import('../../../lib/session/sign-in/sign-in-prompt.js');

describe('the check before insights are generated', () => {
  beforeEach(() => {
    signInPrompt.set(false);
    showToast.mockReset().mockResolvedValue(undefined);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('lets a founder pass', async () => {
    getAccessToken.mockResolvedValue('token');
    expect(await checkSignIn()).toBe(true);
    expect(showToast).not.toHaveBeenCalled();
    expect(signInPrompt.get()).toBe(false);
  });

  it('asks a visitor to sign in', async () => {
    getAccessToken.mockResolvedValue(null);
    expect(await checkSignIn()).toBe(false);
    expect(showToast.mock.calls).toEqual([
      [
        expect.objectContaining({
          title: 'Authentication Required',
          message: 'Please sign in to save your analysis data.',
        }),
      ],
    ]);
    expect(signInPrompt.get()).toBe(true);
  });

  it('says that it cannot tell who is there', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    getAccessToken.mockRejectedValue(new Error('storage'));
    expect(await checkSignIn()).toBe(false);
    expect(showToast.mock.calls).toEqual([
      [
        expect.objectContaining({
          title: 'Error',
          message: 'Unable to verify authentication. Please try signing in again.',
        }),
      ],
    ]);
    expect(signInPrompt.get()).toBe(true);
  });
});
