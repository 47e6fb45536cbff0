import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MACHINE } from './check-platform.mjs';

const RECORD = 'node_modules/.playbook-install.json';

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT' || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function expectedRecord(root) {
  const lockHash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  return { lockHash, platform: MACHINE };
}

/** Remembers that node_modules is what package-lock.json says. In a checkout that is read-only it is found out each time. */
export function recordInstall(root) {
  try {
    writeFileSync(join(root, RECORD), `${JSON.stringify(expectedRecord(root))}\n`);
  } catch (error) {
    if (!['EROFS', 'EACCES', 'EPERM'].includes(error.code)) throw error;
  }
}

/**
 * Whether node_modules is what package-lock.json says: by our own record, or, when somebody ran npm by hand, by npm's.
 * @param {string} root
 * @param {readonly string[]} required packages without which nothing works here, though they are optional elsewhere
 */
export function isInstalled(root, required) {
  const expected = expectedRecord(root);
  const record = readJson(join(root, RECORD));
  if (record?.lockHash === expected.lockHash && record.platform === expected.platform) return true;
  const wanted = readJson(join(root, 'package-lock.json'))?.packages ?? {};
  const present = readJson(join(root, 'node_modules/.package-lock.json'))?.packages ?? {};
  const isThere = (path) => existsSync(join(root, 'node_modules', path));
  if (!required.every(isThere) || !agrees(wanted, present)) return false;
  recordInstall(root);
  return true;
}

/** Whether every package is there in its version; those that are optional may be absent, being for other machines. */
function agrees(wanted, present) {
  return Object.entries(wanted).every(([path, { version, link, optional }]) => {
    if (path === '') return true;
    const installed = present[path];
    if (installed === undefined) return optional === true;
    return installed.version === version && installed.link === link;
  });
}
