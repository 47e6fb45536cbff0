import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';

const OWNER_SEARCH = 0o100;
const GROUP_SEARCH = 0o010;
const OTHER_SEARCH = 0o001;

/** A user and group without supplementary groups. */
export interface UserAndGroup {
  readonly uid: number;
  readonly gid: number;
}

/** Whether mode bits let a user who is not root enter a folder. */
export function maySearch(folder: { uid: number; gid: number; mode: number }, user: UserAndGroup): boolean {
  if (folder.uid === user.uid) return (folder.mode & OWNER_SEARCH) !== 0;
  if (folder.gid === user.gid) return (folder.mode & GROUP_SEARCH) !== 0;
  return (folder.mode & OTHER_SEARCH) !== 0;
}

/** Whether that user can get to something in the folder: it and every folder above it may be entered. */
export async function canEnter(folder: string, user: UserAndGroup): Promise<boolean> {
  if (!maySearch(await stat(folder), user)) return false;
  const parent = dirname(folder);
  return parent === folder || canEnter(parent, user);
}
