import { generateKeyPair, type JsonWebKey } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { StartError } from '@playbook/service-kit/config/start-error';
import { Provider } from 'oidc-provider';
import { BoundedMap } from './bounded-map.js';
import { isLoopbackAddress, isLoopbackHost } from './loopback.js';
import type { Founder } from './founder.js';
import { setPageHeaders, sendPage } from './pages/page-response.js';
import { renderMessage } from './pages/page-layout.js';
import { providerConfiguration } from './provider-configuration.js';
import { SignInInteraction } from './sign-in-interaction.js';

const MAX_FOUNDERS = 1_000;
const KEY_BITS = 2_048;
const ONLY_HERE = 'The development sign-in answers the machine that it runs on, and no other.';
const INTERACTION_PATH = /^\/interaction\/[\w-]+$/;

export interface IdentityProviderOptions {
  /** Address of the provider for browsers and for the auth service, such as `http://localhost:3000/dev/identity`. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUris: readonly string[];
  /** Told about faults of the provider itself, not about requests that it refuses. Default: one line on standard error. */
  readonly onError?: (error: unknown) => void;
}

/** Handles the requests below the path of the issuer. */
export type RequestListener = (request: IncomingMessage, response: ServerResponse) => void;

function reportOnStandardError(error: unknown): void {
  process.stderr.write(`The development sign-in failed: ${error instanceof Error ? error.stack : String(error)}\n`);
}

/** Google signs with RS256, so does this: the auth service then meets the same. */
async function makeSigningKey(): Promise<JsonWebKey> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: KEY_BITS });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' };
}

/**
 * Whether a request was made on this machine: by its connection, for headers are what a client likes, and by the host that it
 * names, or a page whose name leads here (DNS rebinding) could use the visitor's browser.
 */
function isFromThisMachine({ socket, headers }: IncomingMessage): boolean {
  const address = `http://${headers.host ?? ''}`;
  return (
    isLoopbackAddress(socket.remoteAddress ?? '') && URL.canParse(address) && isLoopbackHost(new URL(address).hostname)
  );
}

/**
 * An OpenID Connect provider for a machine on which no Google client is configured. It believes everybody on this machine and
 * serves nobody else. Addresses that it gives out are those of the issuer, whatever host a request names; keys, accounts and
 * sign-ins under way live in memory.
 * @returns a listener for the requests below the path of the issuer, to be mounted in another server
 * @throws {StartError} `IDENTITY_PROVIDER_FORBIDDEN` when NODE_ENV is production
 */
export async function createIdentityProvider(options: IdentityProviderOptions): Promise<RequestListener> {
  if (process.env['NODE_ENV'] === 'production') {
    throw new StartError(
      'IDENTITY_PROVIDER_FORBIDDEN',
      'The development sign-in does not run in production. Set AUTH_GOOGLE_CLIENT_ID and AUTH_GOOGLE_CLIENT_SECRET, or unset NODE_ENV.',
    );
  }
  const { origin, pathname } = new URL(options.issuer);
  const mountPath = pathname.replace(/\/$/, '');
  const founders = new BoundedMap<Founder>(MAX_FOUNDERS);
  const signingKey = await makeSigningKey();
  const settings = { ...options, signingKey, mountPath, homeUrl: `${origin}/`, founders };
  const provider = new Provider(options.issuer, providerConfiguration(settings));
  pinAddress(provider, options.issuer);
  const report = options.onError ?? reportOnStandardError;
  provider.on('error', report);
  provider.on('server_error', (_context: unknown, error: unknown) => report(error));
  const interaction = new SignInInteraction({ provider, origin, founders });
  const handleProtocol = provider.callback();

  return (request, response) => {
    setPageHeaders(response, options.redirectUris);
    if (!isFromThisMachine(request)) {
      sendPage(response, 403, renderMessage('Not from here', ONLY_HERE, `${origin}/`));
      return;
    }
    const path = enterMount(request, mountPath);
    const handling = INTERACTION_PATH.test(path)
      ? interaction.handle(request, response)
      : handleProtocol(request, response);
    handling.catch((error: unknown) => {
      report(error);
      if (response.headersSent) response.destroy();
      else
        sendPage(response, 500, renderMessage('Sign-in stopped', 'Something went wrong. Begin again.', `${origin}/`));
    });
  };
}

/** oidc-provider makes addresses from the Host header; a request must not decide where a browser is sent. */
function pinAddress(provider: Provider, issuer: string): void {
  const { host, protocol } = new URL(issuer);
  Object.defineProperties(provider.request, {
    host: { get: () => host },
    protocol: { get: () => protocol.slice(0, -1) },
  });
}

/** Leaves the path below the mount in `url` and the whole one in `originalUrl`, as oidc-provider expects; gives the former. */
function enterMount(request: IncomingMessage & { originalUrl?: string }, mountPath: string): string {
  const originalUrl = request.originalUrl ?? request.url ?? '/';
  const url = originalUrl.startsWith(`${mountPath}/`) ? originalUrl.slice(mountPath.length) : '/';
  Object.assign(request, { originalUrl, url });
  return url.split('?')[0] ?? '/';
}
