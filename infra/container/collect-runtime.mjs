import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// Collects what one workspace runs with: its workspaces' built code, and the packages of the lock file that they need at run time.
const [workspace, target] = process.argv.slice(2);
if (!workspace || !target) throw new Error('Usage: collect-runtime.mjs WORKSPACE TARGET');
const SCOPE = '@playbook/';
/** What a built workspace reads at run time, besides its package.json. */
const RUNTIME_FOLDERS = ['dist', 'sql', 'models', 'companies', 'knowledge'];
/** What debuggers and editors read in a package, and no process: a quarter of all. */
const UNREAD = /\.(?:map|d\.[cm]?ts)$/;

const root = JSON.parse(readFileSync('package.json', 'utf8'));
const folders = root.workspaces.flatMap((pattern) =>
  pattern.endsWith('/*') ? foldersIn(pattern.slice(0, -2)) : [pattern],
);
const manifests = new Map(folders.map((folder) => [manifestOf(folder).name, folder]));

function foldersIn(parent) {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  return Object.keys(lock.packages).filter((path) => path.startsWith(`${parent}/`) && path.split('/').length === 2);
}

function manifestOf(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

function workspacesOf(folder, found = new Set()) {
  if (found.has(folder)) return found;
  found.add(folder);
  for (const name of Object.keys(manifestOf(folder).dependencies ?? {})) {
    if (name.startsWith(SCOPE)) workspacesOf(manifests.get(name), found);
  }
  return found;
}

const needed = [...workspacesOf(workspace)].toSorted();
mkdirSync(target, { recursive: true });
for (const folder of needed) {
  mkdirSync(join(target, folder), { recursive: true });
  const { devDependencies: _, scripts: __, ...manifest } = manifestOf(folder);
  // The embedded server is for machines without a PostgreSQL of their own; a container has one beside it.
  delete manifest.optionalDependencies;
  writeFileSync(join(target, folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const name of RUNTIME_FOLDERS) {
    if (existsSync(join(folder, name))) cpSync(join(folder, name), join(target, folder, name), { recursive: true });
  }
}
// Of the bundle, what the processes of this workspace start with, and all that they load.
const bundled = Object.entries(JSON.parse(readFileSync('dist/files.json', 'utf8')));
const files = bundled.flatMap(([entry, loaded]) => (entry.startsWith(`${workspace}/`) ? loaded : []));
for (const file of new Set(files)) cpSync(join('dist', file), join(target, 'dist', file));
const { name, version, type, overrides } = root;
writeFileSync(
  join(target, 'package.json'),
  `${JSON.stringify({ name, version, private: true, type, overrides, workspaces: needed }, null, 2)}\n`,
);
cpSync('package-lock.json', join(target, 'package-lock.json'));
cpSync('infra/container', join(target, 'infra/container'), { recursive: true });
// Versions stay those of the lock file; what no needed workspace depends on is dropped from it.
const npm = (...argumentsOfNpm) => execFileSync('npm', argumentsOfNpm, { cwd: target, stdio: 'inherit' });
npm('install', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline');
const packages = join(target, 'node_modules');
for (const path of readdirSync(packages, { recursive: true }))
  if (UNREAD.test(path)) rmSync(join(packages, path), { recursive: true, force: true });
rmSync(join(target, 'infra/container/collect-runtime.mjs'));
