import { randomUUID } from 'node:crypto';
import { analyzePitchRoute } from '@playbook/contracts/analysis.contract';
import { sessionSchema } from '@playbook/contracts/auth-wire.schema';
import { connect } from 'puppeteer-core';

/** Where the web app's auth library keeps the session. */
const SESSION_KEY = 'playbook-auth';
const PITCH = 'Payroll for the 40,000 US dental practices that still run it by hand on Fridays';

async function post(url: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}

/** Signs a new founder, who has analyzed one pitch, in to the browser that listens on this port. */
export async function signInBrowser(port: number, baseUrl: string): Promise<void> {
  const account = { email: `bench-${randomUUID()}@example.com`, password: randomUUID() };
  const session = sessionSchema.parse(await post(`${baseUrl}/auth/v1/signup`, account));
  const authorization = `Bearer ${session.access_token}`;
  await post(`${baseUrl}${analyzePitchRoute.path}`, { pitch: PITCH }, { authorization });
  const browser = await connect({ browserURL: `http://127.0.0.1:${port}` });
  const page = await browser.newPage();
  await page.goto(`${baseUrl}/favicon.svg`);
  await page.evaluate((key, value) => localStorage.setItem(key, value), SESSION_KEY, JSON.stringify(session));
  await page.close();
  await browser.disconnect();
}
