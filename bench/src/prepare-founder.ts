import { randomUUID } from 'node:crypto';
import { analyzePitchRoute } from '@playbook/contracts/analysis/pitch-analysis.contract';
import { type Session, sessionSchema } from '@playbook/contracts/auth/auth-wire.schema';
import { PAGE_DEFAULT_ITEMS } from '@playbook/contracts/core/limits';

export interface PreparedFounder {
  readonly founderId: string;
  readonly session: Session;
  readonly headers: Readonly<Record<string, string>>;
}

async function post(url: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}

/** A founder who has nothing yet. */
export async function signUpFounder(baseUrl: string): Promise<PreparedFounder> {
  const account = { email: `bench-${randomUUID()}@example.com`, password: randomUUID() };
  const session = sessionSchema.parse(await post(`${baseUrl}/auth/v1/signup`, account));
  const headers = { authorization: `Bearer ${session.access_token}` };
  return { founderId: session.user.id, session, headers };
}

/** Has a pitch of the founder analyzed. */
export async function analyzePitch(baseUrl: string, { headers }: PreparedFounder, pitch: string): Promise<void> {
  await post(`${baseUrl}${analyzePitchRoute.path}`, { pitch }, headers);
}

/** A founder with two pages of pitch analyses. */
export async function prepareFounder(baseUrl: string): Promise<PreparedFounder> {
  const founder = await signUpFounder(baseUrl);
  for (let index = 0; index < PAGE_DEFAULT_ITEMS * 2; index += 1) {
    const pitch = `Payroll for the ${1_000 + index} US dental practices that still run it by hand on Fridays`;
    await analyzePitch(baseUrl, founder, pitch);
  }
  return founder;
}
