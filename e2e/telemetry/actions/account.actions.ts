import { randomUUID } from 'node:crypto';
import { signInWithGoogle } from '../../support/pages/sign-in.js';
import type { Action } from './stage.js';

/** Services that count uses. */
const USED = ['analysis', 'applications', 'decks', 'demos', 'insights', 'interviews'];
/** Those that keep rows of founders. */
const KEEPING = [...USED, 'sharing'];
const callOf = (subject: string): string => `call ${subject} > handle ${subject} > pg.query:SELECT`;

const mailAddress = `mail-${randomUUID()}@example.com`;

export const ENTERING: readonly Action[] = [
  {
    name: 'ask for a code by mail',
    chains: ['POST /auth/v1/otp > call auth.v1.mail.otp > handle auth.v1.mail.otp > pg.query:INSERT'],
    chainsOfServers: ['POST /auth/v1/otp > EVAL redis'],
    run: async (stage) => {
      stage.note('other e-mail address', mailAddress);
      await stage.call('/auth/v1/otp', { body: { email: mailAddress, create_user: true } });
    },
  },
  {
    name: 'sign up with the code',
    chains: ['POST /auth/v1/verify > call auth.v1.mail.verify > handle auth.v1.mail.verify > pg.query:INSERT'],
    chainsOfServers: ['POST /auth/v1/verify > EVAL redis'],
    run: async (stage) => {
      const token = /Code: (\d{6})/.exec(await stage.letterTo(mailAddress))?.[1];
      await stage.call('/auth/v1/verify', { body: { type: 'email', email: mailAddress, token } });
    },
  },
  {
    name: 'sign in',
    chains: ['POST /auth/v1/token > call auth.v1.token.pkce > handle auth.v1.token.pkce > pg.query:DELETE'],
    chainsOfServers: ['POST /auth/v1/token > EVAL redis'],
    run: async ({ page, product, email }) => {
      await signInWithGoogle(page, product.url, email);
      // The code that makes spans is loaded after the page.
      await page.waitForLoadState('networkidle');
    },
  },
];

export const LEAVING: readonly Action[] = [
  {
    name: 'look at the usage',
    chains: USED.map((service) => `HTTP GET > GET /rest/v1/usage > ${callOf(`${service}.v1.founder.usage`)}`),
    run: async (stage) => {
      await stage.go('/profile');
      await stage.page.getByRole('heading', { name: 'Account Information' }).waitFor();
      await stage.page.getByText('Last 30 days').waitFor();
    },
  },
  {
    name: 'export everything',
    chains: KEEPING.map((service) => `HTTP GET > GET /rest/v1/export > ${callOf(`${service}.v1.founder.export`)}`),
    run: async ({ page }) => {
      await page.getByRole('button', { name: 'Account Settings' }).click();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download my data' }).click();
      await download;
      await page.keyboard.press('Escape');
    },
  },
  {
    name: 'sign out',
    chains: [
      'HTTP POST > POST /auth/v1/logout > call auth.v1.session.end > handle auth.v1.session.end > pg.query:DELETE',
      'handle auth.v1.session.end > publish auth.events.v1.session.ended > take auth.events.v1.session.ended',
    ],
    chainsOfServers: ['handle auth.v1.session.end > SET redis'],
    run: async (stage) => {
      await stage.noteSession();
      await stage.page.getByRole('button', { name: 'Sign Out' }).click();
      await stage.page.waitForURL(`${stage.product.url}/`);
    },
  },
];
