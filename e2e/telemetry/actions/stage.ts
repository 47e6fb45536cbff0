import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Product } from '@playbook/testing/product/start-product';
import { waitUntil } from '@playbook/testing/wait-until';
import type { Page } from 'playwright-core';
import { type Call, call, type Reply } from '../../support/auth/founder.js';

/** Stands in all that the founder of these tests writes, and must stand in nothing that is told of them. */
export const PLANTED = 'Zanzibar';

/** A founder in a browser and callers without one, and what they know that nobody else may read. */
export class Stage {
  /** Spans of callers that are not exported. */
  readonly callersSpanIds = new Set<string>();
  /** What each of them is, by itself. */
  readonly secrets = new Map<string, string>();

  constructor(
    readonly page: Page,
    readonly product: Product,
    readonly email: string,
  ) {
    this.note('text', PLANTED);
    this.note('e-mail address', email);
    this.note('name', 'Ada Lovelace');
    page.context().on('request', (request) => this.noteSecretsOf(request.url()));
  }

  /** Goes to a page of the app as a link in it would: the browser keeps what it has. */
  async go(path: string): Promise<void> {
    await this.page.evaluate((address) => window.history.pushState({}, '', address), path);
  }

  /** A call of a program that has a trace of its own. */
  async call(path: string, options: Call = {}): Promise<Reply> {
    const spanId = randomBytes(8).toString('hex');
    this.callersSpanIds.add(spanId);
    const traceparent = `00-${randomBytes(16).toString('hex')}-${spanId}-01`;
    const reply = await call(`${this.product.url}${path}`, { ...options, headers: { traceparent } });
    if (reply.status >= 400) throw new Error(`${path} responded with ${reply.status}: ${reply.text}`);
    return reply;
  }

  /** Notes what opens the founder's session. */
  async noteSession(): Promise<void> {
    const stored = await this.page.evaluate(() =>
      Object.values(localStorage).find((value) => String(value).includes('refresh_token')),
    );
    const { access_token: accessToken, refresh_token: refreshToken } = JSON.parse(String(stored));
    this.note('signature of the access token', String(accessToken).split('.').at(-1) ?? '');
    this.note('refresh token', refreshToken);
  }

  /** Notes something that nothing may tell. */
  note(name: string, secret: string): void {
    if (secret === '') throw new Error(`The ${name} is empty`);
    this.secrets.set(secret, name);
  }

  /** The text of the letter to an address. */
  async letterTo(address: string): Promise<string> {
    const outbox = join(this.product.dataDirectory, 'outbox');
    let text = '';
    await waitUntil(async () => {
      const names = await readdir(outbox).catch(() => []);
      const letters = names
        .filter((name) => name.endsWith('.json'))
        .map((name) => readFile(join(outbox, name), 'utf8'));
      text = (await Promise.all(letters)).find((letter) => letter.includes(address)) ?? '';
      return text !== '';
    });
    return text;
  }

  /** Codes and signatures stand in addresses. */
  private noteSecretsOf(address: string): void {
    for (const [name, value] of new URL(address).searchParams) {
      if (/signature|^code$|^state$|token/i.test(name) && value.length > 16) this.note(`${name} of an address`, value);
    }
  }
}

/** Something that a founder does, and the spans that it must leave, all of them in one trace. */
export interface Action {
  readonly name: string;
  /** From above, each the parent of the next one. */
  readonly chains: readonly string[];
  /** Those that need a server which the product in one process does not have: Redis, an object storage. */
  readonly chainsOfServers?: readonly string[];
  readonly run: (stage: Stage) => Promise<void>;
}
