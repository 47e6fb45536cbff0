import { randomUUID } from 'node:crypto';
import { sessionSchema, type Session } from '@playbook/contracts/auth/auth-wire.schema';
import { forwardedFor } from './client-address.js';

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly json: unknown;
}

export interface Call {
  readonly method?: string;
  readonly body?: unknown;
  /** Sent as it is. */
  readonly rawBody?: string;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** After which the call is given up; without, it waits as long as the product does. */
  readonly timeoutMs?: number;
}

const headersFor = (payload: string | undefined, token: string | undefined): Record<string, string> => ({
  ...(payload !== undefined && { 'content-type': 'application/json' }),
  ...(token !== undefined && { authorization: `Bearer ${token}` }),
});

/** One HTTP call; the body is JSON unless it is raw. */
export async function call(url: string, options: Call = {}): Promise<Reply> {
  const { method, body, rawBody, token, headers = {}, timeoutMs } = options;
  const payload = rawBody ?? (body === undefined ? undefined : JSON.stringify(body));
  const response = await fetch(url, {
    method: method ?? (payload === undefined ? 'GET' : 'POST'),
    redirect: 'manual',
    ...(timeoutMs !== undefined && { signal: AbortSignal.timeout(timeoutMs) }),
    headers: { ...forwardedFor(), ...headersFor(payload, token), ...headers },
    ...(payload !== undefined && { body: payload }),
  });
  const text = await response.text();
  const isJson = (response.headers.get('content-type') ?? '').includes('json');
  return { status: response.status, headers: response.headers, text, json: isJson ? JSON.parse(text) : undefined };
}

export interface Founder {
  readonly email: string;
  readonly password: string;
  readonly session: Session;
}

/** A new founder with a session. */
export async function signUpFounder(baseUrl: string): Promise<Founder> {
  const email = `founder-${randomUUID()}@example.com`;
  const password = `correct horse ${randomUUID()}`;
  const reply = await call(`${baseUrl}/auth/v1/signup`, { body: { email, password } });
  if (reply.status !== 200) throw new Error(`Sign-up answered ${reply.status}: ${reply.text}`);
  return { email, password, session: sessionSchema.parse(reply.json) };
}
