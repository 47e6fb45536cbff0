import { connect } from 'puppeteer-core';
import { signUpFounder } from '@playbook/testing/product/sign-up-founder';
import { analyzePitch } from '../prepare-founder.js';

/** Where the web app's auth library keeps the session. */
const SESSION_KEY = 'playbook-auth';
const PITCH = 'Payroll for the 40,000 US dental practices that still run it by hand on Fridays';

/** Signs a new founder, who has analyzed one pitch, in to the browser that listens on this port. */
export async function signInBrowser(port: number, baseUrl: string): Promise<void> {
  const founder = await signUpFounder(baseUrl);
  await analyzePitch(baseUrl, founder, PITCH);
  const browser = await connect({ browserURL: `http://127.0.0.1:${port}` });
  const page = await browser.newPage();
  await page.goto(`${baseUrl}/favicon.svg`);
  await page.evaluate((key, value) => localStorage.setItem(key, value), SESSION_KEY, JSON.stringify(founder.session));
  await page.close();
  await browser.disconnect();
}
