import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const WORKSPACE_FILES = ['package.json', 'package-lock.json', 'nx.json', 'tsconfig.base.json', '.swcrc'];
const NOT_SOURCES = new Set(['node_modules', 'dist', 'coverage']);
const SPEC = /\.spec\.tsx?$/;

/**
 * Folders of the workspace's projects that have something to build, as the root package.json lists them.
 * @param {string} root
 * @returns {string[]}
 */
export function projectsToBuild(root) {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return workspaces.flatMap((entry) => expand(root, entry)).filter((project) => hasBuild(join(root, project)));
}

function expand(root, entry) {
  if (!entry.endsWith('/*')) return [entry];
  const parent = entry.slice(0, -'/*'.length);
  if (!existsSync(join(root, parent))) return [];
  return readdirSync(join(root, parent)).map((name) => join(parent, name));
}

function hasBuild(folder) {
  const path = join(folder, 'package.json');
  return existsSync(path) && JSON.parse(readFileSync(path, 'utf8')).scripts?.build !== undefined;
}

function collect(folder, found) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name.startsWith('.') || NOT_SOURCES.has(entry.name) || SPEC.test(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) collect(path, found);
    else found.push(path);
  }
}

/**
 * One value for the state of all sources: changes when a file is added, removed, renamed or written. Looks at sizes and times
 * only, which takes some milliseconds; a wrong alarm costs a run of Nx, which looks at contents.
 * @param {string} root
 * @param {readonly string[]} projects
 */
export function sourceStamp(root, projects) {
  const files = WORKSPACE_FILES.map((name) => join(root, name)).filter((path) => existsSync(path));
  for (const project of projects) collect(join(root, project), files);
  const hash = createHash('sha256');
  for (const path of files.toSorted()) {
    const { size, mtimeMs } = lstatSync(path);
    hash.update(`${path.slice(root.length)}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}
