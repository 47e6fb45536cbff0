import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ROOT, workspacePackages } from '../architecture/support/workspace.js';

const TIME_LIMIT_MS = 240_000;
const NAME = 'mentors';
/** Rules of the architecture that a forgotten entry would break. */
const RULES = 'architecture/(bus-contracts|handlers|founder-lifecycles|files|imports|exports|packages)';

/** Files of the checkout as they are, with what was not committed yet. */
const files = (): string[] =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  })
    .split('\0')
    .filter((path) => path !== '');

/** Installed packages are those of the checkout, the product's own those of the copy. */
function linkPackages(copy: string): void {
  const own = join(copy, 'node_modules/@playbook');
  mkdirSync(own, { recursive: true });
  for (const entry of readdirSync(join(ROOT, 'node_modules'))) {
    if (entry !== '@playbook') symlinkSync(join(ROOT, 'node_modules', entry), join(copy, 'node_modules', entry));
  }
  for (const { folder, manifest } of workspacePackages()) {
    const nested = join(folder, 'node_modules');
    if (existsSync(join(ROOT, nested))) symlinkSync(join(ROOT, nested), join(copy, nested));
    symlinkSync(join('../..', folder), join(own, manifest.name.slice('@playbook/'.length)));
  }
}

describe('a service that was written by `npm run new:service`', () => {
  let copy: string;

  /** What a program wrote when it failed; nothing when it did not. */
  const faultOf = (program: string, ...parameters: string[]): string => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...parameters], {
      cwd: copy,
      encoding: 'utf8',
    });
    return status === 0 ? '' : `${program} ${parameters.join(' ')}\n${stdout}\n${stderr}`;
  };
  const tool = (path: string): string => join(ROOT, 'node_modules', path);

  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'new-service-'));
    for (const path of files()) {
      mkdirSync(dirname(join(copy, path)), { recursive: true });
      cpSync(join(ROOT, path), join(copy, path), { force: false, errorOnExist: false });
    }
    linkPackages(copy);
    const fault = faultOf('infra/generate/new-service.mjs', NAME);
    if (fault !== '') throw new Error(fault);
  }, TIME_LIMIT_MS);
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it.each(['libs/contracts', `services/${NAME}`, 'gateway', 'infra'])(
    'lets the types of %s hold',
    (folder) => {
      expect(faultOf(tool('typescript/bin/tsc'), '--noEmit', '-p', folder)).toBe('');
    },
    TIME_LIMIT_MS,
  );

  it(
    'breaks no rule of style, and is written as the formatter writes it',
    () => {
      const written = [`services/${NAME}`, `libs/contracts/src/${NAME}`];
      expect(faultOf(tool('oxlint/bin/oxlint'), '--deny-warnings', ...written, 'infra/src/composition')).toBe('');
      const lists = ['libs/contracts/src/contract-modules.ts', 'infra/src/composition/services.ts'];
      expect(faultOf(tool('prettier/bin/prettier.cjs'), '--check', ...written, ...lists)).toBe('');
    },
    TIME_LIMIT_MS,
  );

  it.each([
    ['its own', 'medium', `services/${NAME}`],
    ['those of the architecture', 'architecture', RULES],
  ])(
    'passes the tests: %s',
    (_, project, pattern) => {
      const jest = ['--selectProjects', project, '--maxWorkers', '1', '--testPathPatterns', pattern];
      expect(faultOf('--experimental-vm-modules', tool('jest/bin/jest.js'), ...jest)).toBe('');
    },
    TIME_LIMIT_MS,
  );
});
