import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SystemUser } from './unprivileged-user.js';

/** A new folder for a server's files, outside the checkout so that an unprivileged user can enter it. */
export async function makeScratchFolder(name: string, user?: SystemUser): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `playbook-test-${name}-`));
  if (user) await chown(folder, user.uid, user.gid);
  return folder;
}

export async function removeScratchFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}
