import { isIP } from 'node:net';
import { StartError } from '@playbook/service-kit/config/start-error';
import { isLoopbackAddress } from '../identity-provider/loopback.js';

const LOOPBACK = '127.0.0.1';
const EVERYWHERE = '0.0.0.0';

/**
 * Where the product listens. With the development sign-in, which believes everybody, only programs of this machine may reach it.
 * @throws StartError for another host while that sign-in is on
 */
export function listenHost(wished: string | undefined, isDevelopmentSignIn: boolean): string {
  if (!isDevelopmentSignIn) return wished ?? EVERYWHERE;
  const host = wished ?? LOOPBACK;
  if (host === 'localhost' || (isIP(host) !== 0 && isLoopbackAddress(host))) return host;
  throw new StartError(
    'DEVELOPMENT_SIGN_IN_NEEDS_LOOPBACK',
    `With the development sign-in, which believes everybody, Playbook listens on this machine only and not on ${host}: ` +
      'unset HOST, or set AUTH_GOOGLE_CLIENT_ID and AUTH_GOOGLE_CLIENT_SECRET beside HOST and PLAYBOOK_PUBLIC_URL.',
  );
}
