import { createHash } from 'node:crypto';

/** The server that the jest project's setup provided, and the name of this run on it. */
export interface TestRun {
  /** Superuser's address of the maintenance database. */
  readonly serverUrl: string;
  /** Begins the name of every database and role that this run makes. */
  readonly prefix: string;
}

/** @throws Error outside the jest projects that have real servers */
export function currentTestRun(): TestRun {
  const serverUrl = process.env['TEST_DATABASE_URL'];
  const id = process.env['TEST_RUN_ID'];
  if (!serverUrl || !id) {
    throw new Error('There is no test database here: name the file *.medium.spec.ts or *.contract.spec.ts');
  }
  return { serverUrl, prefix: `playbook_test_${id}` };
}

/** The address of another database of the same server, for the same role or another one. */
export function addressOf(serverUrl: string, database: string, role?: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  if (role !== undefined) {
    url.username = role;
    url.password = passwordOf(serverUrl, role);
  }
  return url.href;
}

/** Every process of a run finds the same password without being told; nobody without the superuser's address does. */
export const passwordOf = (serverUrl: string, role: string): string =>
  createHash('sha256').update(`${serverUrl} ${role}`).digest('hex');
