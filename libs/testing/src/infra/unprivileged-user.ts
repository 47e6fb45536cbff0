import { readFileSync } from 'node:fs';

/** A system user by number. */
export interface SystemUser {
  readonly uid: number;
  readonly gid: number;
}

const CANDIDATES = ['postgres', 'nobody'];

/** Whom a server that refuses to run as root runs as; undefined when this process is not root. */
export function unprivilegedUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const candidate of CANDIDATES) {
    const account = accounts.find(([name]) => name === candidate);
    if (account) return { uid: Number(account[2]), gid: Number(account[3]) };
  }
  throw new Error(`PostgreSQL does not run as root, and there is no user ${CANDIDATES.join(' or ')}`);
}
