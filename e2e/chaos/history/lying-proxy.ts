import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { analyzePitchRoute } from '@playbook/contracts/analysis/pitch-analysis.contract';
import { deleteAccountRoute } from '@playbook/contracts/founder/account-routes.contract';
import { changeProfileRoute } from '@playbook/contracts/profile/profile.contract';
import { type LocalServer, startLocalServer } from '../../support/servers/local-server.js';

const NO_CONTENT = 204;

/** Faults that a product could have. */
export type Lie = 'loses-the-name' | 'stores-pitches-twice' | 'forgets-sign-outs' | 'forgets-deletions';

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
  readonly body: string;
}

const isFor = ({ method, path }: Asked, route: { readonly method: string; readonly path: string }): boolean =>
  method === route.method && path === route.path;

async function read(request: IncomingMessage): Promise<Asked> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string' && !['host', 'connection', 'content-length'].includes(name)) headers.set(name, value);
  }
  return { method: request.method ?? 'GET', path: request.url ?? '/', headers, body: Buffer.concat(parts).toString() };
}

/** Stands before a product and passes everything on, but for what it lies about: the teeth of the campaign's checks. */
export class LyingProxy {
  private constructor(
    private readonly target: string,
    private readonly lie: Lie | null,
  ) {}

  /** @param lie Null for one that is honest */
  static before(target: string, lie: Lie | null): Promise<LocalServer> {
    const proxy = new LyingProxy(target, lie);
    return startLocalServer((request, response) => void proxy.serve(request, response));
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = await read(request);
    const invented = this.invent(asked);
    if (invented !== null) {
      const headers = invented.body === '' ? {} : { 'content-type': 'application/json' };
      response.writeHead(invented.status, headers).end(invented.body);
      return;
    }
    if (this.lie === 'stores-pitches-twice' && isFor(asked, analyzePitchRoute)) {
      const headers = new Headers(asked.headers);
      headers.set('idempotency-key', randomUUID());
      await this.passOn({ ...asked, headers });
    }
    const reply = await this.passOn(asked);
    const type = reply.headers.get('content-type') ?? 'text/plain';
    response.writeHead(reply.status, { 'content-type': type }).end(await reply.text());
  }

  /** A reply to a request that is not passed on. */
  private invent(asked: Asked): { readonly status: number; readonly body: string } | null {
    if (this.lie === 'loses-the-name' && isFor(asked, changeProfileRoute)) return { status: 200, body: asked.body };
    const isForgotten =
      (this.lie === 'forgets-sign-outs' && asked.path === '/auth/v1/logout') ||
      (this.lie === 'forgets-deletions' && isFor(asked, deleteAccountRoute));
    return isForgotten ? { status: NO_CONTENT, body: '' } : null;
  }

  private passOn({ method, path, headers, body }: Asked): Promise<Response> {
    return fetch(`${this.target}${path}`, { method, headers, redirect: 'manual', ...(body !== '' && { body }) });
  }
}
