import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { REPOSITORY } from '@playbook/testing/product/start-product';
import { z } from 'zod';
import { composeServices } from '../architecture/support/compose-file.js';
import { docker, type Image, inspectImage } from '../support/containers/docker.js';

const run = promisify(execFile);
const BYTES_PER_MB = 1_000_000;
/** How much an image may add to its base, in MB. */
const BUDGET_MB = 300;
/** Of images that bring programs of Debian, each with what it brings. */
const LARGER_BUDGETS_MB: Readonly<Record<string, number>> = {
  // ffmpeg, with every codec that a founder's video may have.
  'demos-worker': 1_000,
  // LibreOffice, which draws a PPTX.
  'decks-worker': 850,
};
const PROBE = ['CMD', 'bash', '/app/infra/container/probe.sh', '/livez'];
const REVISION = /^unknown$|^[0-9a-f]{7,40}$/;

const composed = composeServices(readFileSync(join(REPOSITORY, 'docker-compose.yml'), 'utf8'));
const built = composed.flatMap(({ build, image }) => (build ? [/\/([a-z-]+):/.exec(image)?.[1] ?? ''] : []));
/** Clusters run the gateway without the development sign-in; Compose does not. */
const names = [...new Set([...built, 'gateway'])].toSorted();
const tagOf = (name: string): string => `playbook/${name}:local`;

const lockSchema = z.object({
  packages: z.record(z.string(), z.looseObject({ version: z.string().optional(), dev: z.boolean().optional() })),
});

const packageName = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Packages, with their versions, that only development needs. */
function packagesOfDevelopment(): ReadonlySet<string> {
  const { packages } = lockSchema.parse(JSON.parse(readFileSync(join(REPOSITORY, 'package-lock.json'), 'utf8')));
  const entries = Object.entries(packages).filter(([path]) => path.includes('node_modules/'));
  const named = (isDevelopment: boolean): string[] =>
    entries
      .filter(([, { dev = false }]) => dev === isDevelopment)
      .map(([path, { version = '' }]) => `${packageName(path)}@${version}`);
  const shipped = new Set(named(false));
  return new Set(named(true).filter((one) => !shipped.has(one)));
}

/** Runs a line of a shell in a container of an image, which is removed afterwards. */
const within = (name: string, line: string): Promise<string> =>
  docker('run', '--rm', '--network', 'none', '--entrypoint', 'bash', tagOf(name), '-c', line);

/** What the stage that looks for keys and tokens says of a text. */
async function secretsIn(text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'playbook-image-'));
  try {
    const file = join(folder, 'text');
    await writeFile(file, text);
    const { stdout } = await run(process.execPath, ['infra/verify/secrets/main.mjs', file], { cwd: REPOSITORY });
    return stdout;
  } finally {
    await rm(folder, { recursive: true });
  }
}

describe('every kind of process', () => {
  it('has an image', () => {
    expect(names).toEqual(
      expect.arrayContaining([
        'auth',
        'decks',
        'decks-worker',
        'demos-worker',
        'gateway',
        'gateway-development',
        'jobs',
      ]),
    );
    expect(names).toHaveLength(13);
  });
});

describe.each(names)('the image of %s', (name) => {
  let image: Image;
  let base: Image;
  beforeAll(async () => {
    [image, base] = [await inspectImage(tagOf(name)), await inspectImage(process.env['E2E_BASE_IMAGE'] ?? '')];
  });

  it('runs as user 1000, is asked whether it lives, and ends on SIGTERM', () => {
    expect(image.Config.User).toBe('1000:1000');
    expect(image.Config.Healthcheck?.Test).toEqual(name === 'jobs' ? ['NONE'] : PROBE);
    expect(image.Config.StopSignal).toBe('SIGTERM');
  });

  it('says what it is', () => {
    const labels = image.Config.Labels ?? {};
    expect(labels['org.opencontainers.image.title']).toBe('Playbook');
    expect(labels['org.opencontainers.image.version']).toMatch(/^\d+\.\d+\.\d+$/);
    expect(labels['org.opencontainers.image.revision']).toMatch(REVISION);
    expect(labels['org.opencontainers.image.licenses']).toBe('UNLICENSED');
  });

  it('is as small as it is to be', () => {
    const addedMb = Math.round((image.Size - base.Size) / BYTES_PER_MB);
    process.stdout.write(`${name} adds ${addedMb} MB to its base\n`);
    expect(addedMb).toBeLessThanOrEqual(LARGER_BUDGETS_MB[name] ?? BUDGET_MB);
  });

  it('has no package of development, no source and no test', async () => {
    const development = packagesOfDevelopment();
    const manifests = `find /app -path '*/node_modules/*' -name package.json -not -path '*/test/*' -print0`;
    const print = `xargs -0 node -e 'for (const path of process.argv.slice(1)) {
      const { name, version } = JSON.parse(fs.readFileSync(path, "utf8"));
      if (path.endsWith("node_modules/" + name + "/package.json")) console.log(name + "@" + version);
    }'`;
    const found = (await within(name, `${manifests} | ${print}`)).split('\n').filter(Boolean);
    expect(found.length).toBeGreaterThan(20);
    expect(found.filter((one) => development.has(one))).toEqual([]);
    const own = `find /app -not -path '*/node_modules/*' \\( -name '*.ts' -o -name '*.spec.*' -o -name '.git' -o -name 'tsconfig*' \\)`;
    expect(await within(name, own)).toBe('');
  });

  it('has no secret, in its files, its settings and the lines it was built by', async () => {
    const suspects = `find / -xdev \\( -name '.env*' -o -name '.npmrc' -o -name '*.pem' -o -name '*.key' -o -name 'id_rsa*' -o -name 'id_ed25519*' \\) -type f`;
    const ours = `${suspects} -not -path '/usr/*' -not -path '/etc/ssl/*' -not -path '/proc/*' 2>/dev/null; true`;
    expect(await within(name, ours)).toBe('');
    const texts = await within(
      name,
      `cd /app && grep -rIl . --exclude-dir=node_modules --exclude-dir=models . | xargs cat`,
    );
    const history = await docker('history', '--no-trunc', '--format', '{{.CreatedBy}}', tagOf(name));
    expect(await secretsIn([texts, history, image.Config.Env.join('\n')].join('\n'))).toContain('1 texts, 0 secrets');
    expect(image.Config.Env.filter((line) => /(?:SECRET|PASSWORD|TOKEN|SEED|API_KEY)\w*=/.test(line))).toEqual([]);
  });
});
