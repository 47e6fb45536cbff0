import type { ChildProcess } from 'node:child_process';
import { createHmac, randomBytes } from 'node:crypto';
import { findFreePort } from '@playbook/service-kit/config/free-port';
import { processListeningOn } from '../measure/listening-process.js';
import { startChild } from '../measure/start-child.js';

export interface BarePair {
  /** Where it listens, without a trailing slash. */
  readonly url: string;
  /** Both and their NATS server, which the product has too. */
  readonly processIds: readonly number[];
  /** What a founder's request must carry. */
  headersOf(founderId: string): Readonly<Record<string, string>>;
  stop(): void;
}

export const BARE_PAIR_NAME = 'two bare Fastify processes + NATS';

const LIFETIME_S = 3_600;

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

function signToken(secret: string, founderId: string): string {
  const body = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ sub: founderId, exp: Math.floor(Date.now() / 1_000) + LIFETIME_S })}`;
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
}

/** The same SQL behind the least code there can be: Fastify, NATS, pg. The floor that the product is compared with. */
export async function startBarePair(urls: { readonly nats: string; readonly database: string }): Promise<BarePair> {
  const port = await findFreePort();
  const secret = randomBytes(32).toString('base64url');
  const environment = {
    NATS_URL: urls.nats,
    DATABASE_URL: urls.database,
    BARE_SECRET: secret,
    PORT: String(port),
  };
  const children: ChildProcess[] = [];
  for (const name of ['service', 'gateway']) {
    children.push(await startChild(new URL(`./${name}.js`, import.meta.url), environment));
  }
  return {
    url: `http://127.0.0.1:${port}`,
    processIds: [...children.map((child) => child.pid ?? 0), processListeningOn(urls.nats)],
    headersOf: (founderId) => ({ authorization: `Bearer ${signToken(secret, founderId)}` }),
    stop: () => {
      for (const child of children) child.kill('SIGTERM');
    },
  };
}
