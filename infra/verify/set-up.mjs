import { existsSync } from 'node:fs';
import { installPackages } from '../launcher/install/install-packages.mjs';
import { foldersOf, isProgramIn } from '../launcher/install/is-program-in.mjs';
import { ROOT, runCommand } from './run-command.mjs';

/** Oldest Node that MikroORM 7 and testcontainers 12 run on. */
const NODE_MIN = [22, 22];
const SYSTEM_FOLDERS = ['/usr/local/sbin', '/usr/sbin', '/sbin'];
const POSTGRES_FOLDERS = Array.from({ length: 8 }, (_, index) => `/usr/lib/postgresql/${20 - index}/bin`);

/** Programs, or files, of which one must be installed, and the Debian package that brings it. */
const PROGRAMS = {
  postgres: { names: ['initdb'], package: 'postgresql' },
  nats: { names: ['nats-server'], package: 'nats-server' },
  openssl: { names: ['openssl'], package: 'openssl' },
  redis: { names: ['redis-server'], package: 'redis-server' },
  memcached: { names: ['memcached'], package: 'memcached' },
  'swift-account': { names: ['swift-account-server'], package: 'swift-account' },
  'swift-container': { names: ['swift-container-server'], package: 'swift-container' },
  'swift-object': { names: ['swift-object-server'], package: 'swift-object' },
  'swift-proxy': { names: ['swift-proxy-server'], package: 'swift-proxy' },
  browser: { names: ['chromium-headless-shell'], package: 'chromium-headless-shell' },
  media: { names: ['ffmpeg'], package: 'ffmpeg' },
  jail: { names: ['bwrap'], package: 'bubblewrap' },
  'system-calls': { names: ['strace'], package: 'strace' },
  speech: { names: ['espeak-ng'], package: 'espeak-ng' },
  font: { files: ['/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf'], package: 'fonts-dejavu-core' },
  // Debian 12 has one that is too old, which the stage then says.
  kustomize: { names: ['kubectl'], package: 'kubernetes-client' },
  promtool: { names: ['promtool'], package: 'prometheus' },
  // LibreOffice without its writer answers to the same name.
  office: { files: ['/usr/lib/libreoffice/program/libswlo.so'], package: 'libreoffice-writer-nogui' },
  clock: {
    files: ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketimeMT.so.1`),
    package: 'faketime',
  },
  docker: { names: ['dockerd'], package: 'docker.io' },
  compose: { names: ['docker-compose'], package: 'docker-compose' },
  iptables: { names: ['iptables'], package: 'iptables' },
  'network-namespaces': { names: ['ip'], package: 'iproute2' },
  podman: { names: ['podman'], package: 'podman' },
  runc: { names: ['runc'], package: 'runc' },
  'pod-init': { names: ['catatonit'], files: ['/usr/libexec/podman/catatonit'], package: 'catatonit' },
  'pod-network': { files: ['/usr/lib/podman/netavark'], package: 'netavark' },
  'debian-image': { names: ['mmdebstrap'], package: 'mmdebstrap' },
  slides: { files: ['/usr/lib/libreoffice/program/libslideshowlo.so'], package: 'libreoffice-impress-nogui' },
};

function isInstalled(need) {
  const { names = [], files = [] } = PROGRAMS[need];
  if (files.some((file) => existsSync(file))) return true;
  const folders = [...foldersOf(process.env.PATH), ...SYSTEM_FOLDERS, ...POSTGRES_FOLDERS];
  return names.some((name) => isProgramIn(name, folders));
}

async function requireNode() {
  const { output } = await runCommand('node', ['--version'], { isQuiet: true });
  const [major = 0, minor = 0] = output.replace('v', '').split('.').map(Number);
  const [minMajor, minMinor] = NODE_MIN;
  if (major > minMajor || (major === minMajor && minor >= minMinor)) return;
  throw new Error(`Node ${NODE_MIN.join('.')} or newer is needed, and there is ${output.trim() || 'none'}.`);
}

async function installPrograms(needs) {
  const missing = needs.filter((need) => !isInstalled(need)).map((need) => PROGRAMS[need].package);
  if (missing.length === 0) return;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const aptGet = (...words) => {
    const [command, ...rest] = [...asRoot, 'apt-get', ...words];
    return runCommand(command, rest);
  };
  console.log(`Installing ${missing.join(', ')}`);
  await aptGet('update');
  await aptGet('install', '--yes', '--no-install-recommends', ...missing);
  const absent = needs.filter((need) => !isInstalled(need)).map((need) => PROGRAMS[need].package);
  if (absent.length > 0)
    throw new Error(
      `Missing and not installable from here: ${absent.join(', ')}. Install: apt-get install ${absent.join(' ')}`,
    );
}

/**
 * Makes a fresh clone ready for stages.
 * @param {readonly string[]} needs keys of PROGRAMS
 * @throws Error naming what is missing and cannot be installed
 */
export async function setUp(needs) {
  await installPackages(ROOT);
  await requireNode();
  await installPrograms(needs);
}
