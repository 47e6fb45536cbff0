import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT, workspacePackages } from '../../architecture/support/workspace.js';

/** Files of the checkout as they are, with what was not committed yet. */
const files = (): string[] =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  })
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(ROOT, path)));

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

/** A copy of the checkout in which a generator has run. Each check returns what a program wrote when it failed, else nothing. */
export class GeneratedCopy {
  private constructor(private readonly folder: string) {}

  /** @throws Error when the generator fails */
  static make(generator: string, name: string): GeneratedCopy {
    const folder = mkdtempSync(join(tmpdir(), 'generated-'));
    for (const path of files()) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      cpSync(join(ROOT, path), join(folder, path), { force: false, errorOnExist: false });
    }
    linkPackages(folder);
    const copy = new GeneratedCopy(folder);
    const fault = copy.faultOf(generator, name);
    if (fault !== '') throw new Error(fault);
    return copy;
  }

  types(project: string): string {
    return this.faultOf(tool('typescript/bin/tsc'), '--noEmit', '-p', project);
  }

  style(...paths: string[]): string {
    return this.faultOf(tool('oxlint/bin/oxlint'), '--deny-warnings', ...paths);
  }

  format(...paths: string[]): string {
    return this.faultOf(tool('prettier/bin/prettier.cjs'), '--check', ...paths);
  }

  tests(project: string, pattern: string): string {
    const jest = ['--selectProjects', project, '--maxWorkers', '1', '--testPathPatterns', pattern];
    return this.faultOf('--experimental-vm-modules', tool('jest/bin/jest.js'), ...jest);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  private faultOf(program: string, ...parameters: string[]): string {
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...parameters], {
      cwd: this.folder,
      encoding: 'utf8',
    });
    return status === 0 ? '' : `${program} ${parameters.join(' ')}\n${stdout}\n${stderr}`;
  }
}

const tool = (path: string): string => join(ROOT, 'node_modules', path);
