/** The part of oidc-provider 9 that is used here; the package itself brings no types. */
declare module 'oidc-provider' {
  import type { EventEmitter } from 'node:events';
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export interface Interaction {
    readonly uid: string;
    readonly params: Readonly<Record<string, unknown>>;
  }

  export type InteractionResult =
    | {
        readonly login: { readonly accountId: string; readonly remember: boolean };
        /** Prompts that a client may ask for by name and that the same reply settles. */
        readonly consent: object;
        readonly select_account: object;
      }
    | { readonly error: 'access_denied'; readonly error_description: string };

  /** Koa's context, as far as it is used here. */
  export interface ProviderContext {
    type: string;
    body: string;
    readonly oidc: {
      readonly provider: Provider;
      readonly client: { readonly clientId: string };
      readonly session: { readonly accountId: string };
      readonly requestParamOIDCScopes: ReadonlySet<string>;
    };
  }

  export class Grant {
    constructor(properties: { clientId: string; accountId: string });
    addOIDCScope(scope: string): void;
    save(ttlSeconds: number): Promise<string>;
  }

  export class Provider extends EventEmitter {
    constructor(issuer: string, configuration: object);
    readonly Grant: typeof Grant;
    /** Prototype of the request objects (Koa's). */
    readonly request: object;
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>;
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: InteractionResult): Promise<void>;
  }

  export namespace errors {
    class SessionNotFound extends Error {}
  }

  export namespace interactionPolicy {
    class Prompt {
      readonly name: string;
      constructor(options: { name: string; requestable: boolean });
    }
    function base(): { add(prompt: Prompt): void };
  }
}
