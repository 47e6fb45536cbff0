import { execFile } from 'node:child_process';
import { chmod, lchown, readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '@playbook/service-kit/config/start-error';
import { canEnter, type UserAndGroup } from './path-access.js';

const ACCOUNT_NAMES = ['postgres', 'nobody'];
const NOBODY: UserAndGroup = { uid: 65_534, gid: 65_534 };
/** A user namespace in which we are somebody else by name only: the files stay ours, and PostgreSQL sees no root. */
const RENAMED = ['unshare', '--user', `--map-user=${NOBODY.uid}`, `--map-group=${NOBODY.gid}`];
/** The fast shutdown of PostgreSQL when we are gone, however we went. */
const ENDS_WITH_PARENT = ['setpriv', '--pdeathsig', 'INT'];

/** Under whom, and by which words in front of the command, PostgreSQL is run: it refuses to be root. */
export interface ServerAccount {
  readonly prefix: readonly string[];
  /** To be given to `spawn`; empty where the server runs as we do. */
  readonly user: Partial<UserAndGroup>;
  /** Who must own the files of the server. */
  readonly owner: UserAndGroup;
}

async function works(prefix: readonly string[]): Promise<boolean> {
  const [command = '', ...words] = [...prefix, 'true'];
  return promisify(execFile)(command, words).then(
    () => true,
    () => false,
  );
}

/** The entry of the first of these names in the text of /etc/passwd. */
export function findAccount(passwd: string, names: readonly string[]): UserAndGroup | undefined {
  const entries = passwd.split('\n').map((line) => line.split(':'));
  for (const name of names) {
    const entry = entries.find(([candidate]) => candidate === name);
    if (entry) return { uid: Number(entry[2]), gid: Number(entry[3]) };
  }
  return undefined;
}

async function systemAccount(): Promise<UserAndGroup> {
  return findAccount(await readFile('/etc/passwd', 'utf8'), ACCOUNT_NAMES) ?? NOBODY;
}

/** The owner of the data directory where that is not root either, else an account of the system, else root by another name. */
async function accountForRoot(directory: string, programs: string): Promise<ServerAccount> {
  const folder = await stat(directory);
  const user = folder.uid === 0 ? await systemAccount() : { uid: folder.uid, gid: folder.gid };
  if ((await canEnter(dirname(directory), user)) && (await canEnter(programs, user))) {
    // Others may pass through, and still neither list nor write.
    if (folder.uid === 0) await chmod(directory, (folder.mode & 0o777) | 0o011);
    return { prefix: [], user, owner: user };
  }
  if (await works(RENAMED)) return { prefix: RENAMED, user: {}, owner: { uid: 0, gid: 0 } };
  throw new StartError(
    'POSTGRES_UNAVAILABLE',
    `PostgreSQL does not run as root, and no other user can get to ${directory} and ${programs}. Start Playbook as an ` +
      'ordinary user, move it to a folder that others may enter, or set DATABASE_URL to a PostgreSQL of your own.',
  );
}

/**
 * Decides how to run the server.
 * @param directory the data directory (absolute)
 * @param programs the folder of the PostgreSQL programs
 * @throws {StartError} `POSTGRES_UNAVAILABLE` when there is no way
 */
export async function chooseServerAccount(directory: string, programs: string): Promise<ServerAccount> {
  const uid = process.getuid?.() ?? NOBODY.uid;
  const own = { uid, gid: process.getgid?.() ?? NOBODY.gid };
  return uid === 0 ? accountForRoot(directory, programs) : { prefix: [], user: {}, owner: own };
}

/** The same account, with a server that stops when its parent ends, where this machine has the means for it. */
export async function endingWithParent(account: ServerAccount): Promise<ServerAccount> {
  return (await works(ENDS_WITH_PARENT)) ? { ...account, prefix: [...account.prefix, ...ENDS_WITH_PARENT] } : account;
}

async function chownTree(path: string, owner: UserAndGroup): Promise<void> {
  for (const entry of await readdir(path, { withFileTypes: true })) {
    const child = join(path, entry.name);
    await (entry.isDirectory() ? chownTree(child, owner) : lchown(child, owner.uid, owner.gid));
  }
  await lchown(path, owner.uid, owner.gid);
}

/**
 * Gives a folder and all in it to the account. The folder itself comes last, so that its owner tells whether all is done.
 * @throws {StartError} `POSTGRES_UNAVAILABLE` when the files are another user's and we may not take them
 */
export async function giveTo({ owner }: ServerAccount, path: string): Promise<void> {
  const { uid } = await stat(path);
  if (uid === owner.uid) return;
  if (process.getuid?.() !== 0) {
    throw new StartError(
      'POSTGRES_UNAVAILABLE',
      `The database in ${path} belongs to another user (number ${uid}). Start Playbook as that user, or set PLAYBOOK_DATA_DIR to another folder.`,
    );
  }
  await chownTree(path, owner);
}
