import { randomBytes } from 'node:crypto';
import type { Mount } from '@playbook/gateway/gateway-options';
import { StartError } from '@playbook/service-kit/config/start-error';
import { type Environment, readSettings } from '@playbook/service-kit/config/settings';
import { z } from 'zod';
import { isLoopbackHost } from '../identity-provider/loopback.js';

/** Path of the gateway below which the provider lives, so that one port serves everything. */
const IDENTITY_PROVIDER_PATH = '/dev/identity';
const CLIENT_ID = 'playbook-development';
const clientSchema = z.object({
  AUTH_GOOGLE_CLIENT_ID: z.string().optional(),
  AUTH_GOOGLE_CLIENT_SECRET: z.string().optional(),
  AUTH_GOOGLE_ISSUER: z.string().optional(),
});

/** Settings that point the auth service's Google client at the development provider. */
export interface DevelopmentClient {
  readonly AUTH_GOOGLE_CLIENT_ID: string;
  readonly AUTH_GOOGLE_CLIENT_SECRET: string;
  readonly AUTH_GOOGLE_ISSUER: string;
}

/**
 * A client for the provider at this address, with a secret that lives as long as the start.
 * @throws StartError for an address that is not this machine's own
 */
export function createDevelopmentClient(
  publicUrl: string,
  secret = randomBytes(24).toString('base64url'),
): DevelopmentClient {
  requireLoopback(publicUrl);
  return {
    AUTH_GOOGLE_CLIENT_ID: CLIENT_ID,
    AUTH_GOOGLE_CLIENT_SECRET: secret,
    AUTH_GOOGLE_ISSUER: `${publicUrl}${IDENTITY_PROVIDER_PATH}`,
  };
}

function requireLoopback(publicUrl: string): void {
  if (isLoopbackHost(new URL(publicUrl).hostname)) return;
  throw new StartError(
    'DEVELOPMENT_SIGN_IN_NEEDS_LOOPBACK',
    `The development sign-in, which believes everybody, cannot be used at ${publicUrl}: ` +
      'unset PLAYBOOK_PUBLIC_URL, or set AUTH_GOOGLE_CLIENT_ID and AUTH_GOOGLE_CLIENT_SECRET beside HOST and it.',
  );
}

/**
 * The provider to which 'Continue with Google' leads where no Google client is configured (decision D8).
 * @throws StartError when NODE_ENV is production, and for an address that is not this machine's own
 */
export async function createDevelopmentMount(client: DevelopmentClient, publicUrl: string): Promise<Mount> {
  requireLoopback(publicUrl);
  // Loaded only where it is wanted: the provider is the largest dependency of a start.
  const { createIdentityProvider } = await import('../identity-provider/identity-provider.js');
  const handle = await createIdentityProvider({
    issuer: client.AUTH_GOOGLE_ISSUER,
    clientId: client.AUTH_GOOGLE_CLIENT_ID,
    clientSecret: client.AUTH_GOOGLE_CLIENT_SECRET,
    redirectUris: [`${publicUrl}/auth/v1/callback`],
  });
  return { path: IDENTITY_PROVIDER_PATH, handle };
}

/** The client that the process which started this one made, or null when Google itself is configured. */
export function developmentClientOf(environment: Environment): DevelopmentClient | null {
  const { AUTH_GOOGLE_CLIENT_ID, AUTH_GOOGLE_CLIENT_SECRET, AUTH_GOOGLE_ISSUER } = readSettings(
    clientSchema,
    environment,
  );
  if (AUTH_GOOGLE_CLIENT_ID !== CLIENT_ID || !AUTH_GOOGLE_CLIENT_SECRET || !AUTH_GOOGLE_ISSUER) return null;
  return { AUTH_GOOGLE_CLIENT_ID, AUTH_GOOGLE_CLIENT_SECRET, AUTH_GOOGLE_ISSUER };
}
