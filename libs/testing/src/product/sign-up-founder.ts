import { randomUUID } from 'node:crypto';
import { type Session, sessionSchema } from '@playbook/contracts/auth/auth-wire.schema';
import { postJson } from './post-json.js';

export interface PreparedFounder {
  readonly founderId: string;
  readonly session: Session;
  readonly headers: Readonly<Record<string, string>>;
}

/** A founder of a running product who has nothing yet. @throws Error where the product refuses the sign-up */
export async function signUpFounder(baseUrl: string): Promise<PreparedFounder> {
  const account = { email: `founder-${randomUUID()}@example.com`, password: randomUUID() };
  const session = sessionSchema.parse(await postJson(`${baseUrl}/auth/v1/signup`, account));
  const headers = { authorization: `Bearer ${session.access_token}` };
  return { founderId: session.user.id, session, headers };
}
