import type { ChildProcess } from 'node:child_process';
import { createHmac, randomBytes } from 'node:crypto';
import { freePort } from '@playbook/testing/infra/free-port';
import type { Target } from '../measure/load.js';
import { startChild } from '../measure/start-child.js';

export interface BarePair {
  readonly target: Target;
  stop(): void;
}

const LIFETIME_S = 3_600;

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

function signToken(secret: string, founderId: string): string {
  const body = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ sub: founderId, exp: Math.floor(Date.now() / 1_000) + LIFETIME_S })}`;
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
}

/** The same SQL behind the least code there can be: Fastify, NATS, pg. The floor that the product is compared with. */
export async function startBarePair(
  urls: { readonly nats: string; readonly database: string },
  founderId: string,
): Promise<BarePair> {
  const port = await freePort();
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
    target: {
      name: 'two bare Fastify processes + NATS',
      url: `http://127.0.0.1:${port}/pitch-analyses`,
      headers: { authorization: `Bearer ${signToken(secret, founderId)}` },
      processIds: children.map((child) => child.pid ?? 0),
    },
    stop: () => {
      for (const child of children) child.kill('SIGTERM');
    },
  };
}
