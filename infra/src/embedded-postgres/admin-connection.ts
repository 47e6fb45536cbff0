import { StartError } from '@playbook/service-kit/config/start-error';
import pg from 'pg';
import { errnoOf } from '../data-directory/filesystem-fault.js';

const CONNECT_TIMEOUT_MS = 10_000;
/** SQLSTATE class 28, invalid authorization. */
const AUTHORIZATION_CLASS = '28';

/** Host, port and database of an address, without name and password. */
export function describeAddress(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}:${port === '' ? '5432' : port}${pathname}`;
}

function connectFault(error: unknown, url: string): StartError {
  const code = errnoOf(error) ?? 'no answer';
  const address = describeAddress(url);
  if (code.startsWith(AUTHORIZATION_CLASS)) {
    const message = `The database at ${address} refuses the name or the password. Correct DATABASE_URL.`;
    return new StartError('DATABASE_PASSWORD_REJECTED', message, { cause: error });
  }
  const message = `The database at ${address} cannot be used (${code}). Start it, or correct DATABASE_URL.`;
  return new StartError('DATABASE_UNREACHABLE', message, { cause: error });
}

/**
 * Opens one connection. The caller ends it.
 * @throws {StartError} `DATABASE_UNREACHABLE` or `DATABASE_PASSWORD_REJECTED`
 */
export async function connectAdmin(url: string): Promise<pg.Client> {
  if (!URL.canParse(url)) {
    throw new StartError(
      'DATABASE_UNREACHABLE',
      'DATABASE_URL is not an address such as postgresql://name:password@host:5432/postgres.',
    );
  }
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    application_name: 'playbook-provisioning',
  });
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end();
    throw connectFault(error, url);
  }
}
