import type { ErrorCode, Issue } from '@playbook/contracts/core/errors';

/** A call that the app made. */
export interface GatewayCall {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: unknown;
}

type Answer = (call: GatewayCall) => Response | Promise<Response>;

/** A successful JSON response. */
export const reply = (body: unknown): Response => Response.json(body);

/** A problem document. */
export const problem = (status: number, code: ErrorCode, issues?: readonly Issue[], headers?: HeadersInit): Response =>
  Response.json(
    { type: `urn:${code}`, title: code, status, code, detail: code, issues },
    { status, headers: headers ?? {} },
  );

/** Stands in for `fetch`: responds by method and path, remembers what was asked. Unknown routes fail as a network would. */
export class FakeGateway {
  readonly calls: GatewayCall[] = [];
  readonly #answers = new Map<string, Answer>();

  constructor() {
    window.fetch = (input, init) => this.#handle(String(input), init ?? {});
  }

  /** `route` is the method and the path, as in `GET /rest/v1/things`. */
  on(route: string, answer: Answer): this {
    this.#answers.set(route, answer);
    return this;
  }

  callsTo(path: string): readonly GatewayCall[] {
    return this.calls.filter((call) => call.url.pathname === path);
  }

  async #handle(address: string, init: RequestInit): Promise<Response> {
    const url = new URL(address, window.location.origin);
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const call = { method: init.method ?? 'GET', url, headers: new Headers(init.headers), body };
    this.calls.push(call);
    const answer = this.#answers.get(`${call.method} ${url.pathname}`);
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return answer(call);
  }
}
