import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readManifest, readSource, ROOT, workspacePackages } from './support/workspace.js';

const EXACT_VERSION = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

interface LockEntry {
  readonly version?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly integrity?: string;
  readonly optional?: boolean;
}

const OTHER_MACHINES =
  /^node_modules\/(@nx\/nx|@oxc-parser\/binding)-(android|darwin|freebsd|openharmony|win32|linux-(?!x64-gnu$|arm64-gnu$))/;

describe('packages', () => {
  const packages = workspacePackages();

  it.each(['.', ...packages.map(({ folder }) => folder)])('%s names every version exactly', (folder) => {
    const manifest = readManifest(folder);
    const versions = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };
    expect(Object.entries(versions).filter(([, version]) => !EXACT_VERSION.test(version))).toEqual([]);
  });

  it('use one version of each dependency', () => {
    const wanted = new Map<string, Set<string>>();
    for (const { manifest } of [{ manifest: readManifest('.') }, ...packages]) {
      for (const [name, version] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })) {
        wanted.set(name, (wanted.get(name) ?? new Set()).add(version));
      }
    }
    expect([...wanted].filter(([, versions]) => versions.size > 1).map(([name]) => name)).toEqual([]);
  });

  it('are all in the lock file, with the dependencies that they declare', () => {
    const lock: { packages: Record<string, object> } = JSON.parse(readSource('package-lock.json'));
    const locked = Object.fromEntries(packages.map(({ folder }) => [folder, declaredIn(lock.packages[folder] ?? {})]));
    const declared = Object.fromEntries(packages.map(({ folder, manifest }) => [folder, declaredIn(manifest)]));
    expect(locked).toEqual(declared);
  });

  it('are locked without the address of any host, so that they install from any registry', () => {
    const lock: { packages: Record<string, LockEntry> } = JSON.parse(readSource('package-lock.json'));
    const withAddress = Object.entries(lock.packages).filter(
      ([, { resolved, link }]) => resolved !== undefined && !link,
    );
    expect(withAddress.map(([path]) => path)).toEqual([]);
    expect(readSource('.npmrc')).not.toMatch(/registry\s*=\s*\w+:/);
  });

  it('are locked with the digest of what is installed', () => {
    const lock: { packages: Record<string, LockEntry> } = JSON.parse(readSource('package-lock.json'));
    const withoutDigest = Object.entries(lock.packages).filter(
      ([path, { link, integrity }]) => path.includes('node_modules/') && !link && integrity === undefined,
    );
    // Builds of two tools for other machines than those the product is for; npm leaves their digests out of its file.
    const forOtherMachines = ([path, { optional }]: [string, LockEntry]): boolean =>
      optional === true && OTHER_MACHINES.test(path);
    expect(withoutDigest.filter((entry) => !forOtherMachines(entry)).map(([path]) => path)).toEqual([]);
  });

  it('are all projects of the task graph', () => {
    const folder = mkdtempSync(join(tmpdir(), 'nx-graph-'));
    const file = join(folder, 'graph.json');
    try {
      const env = { ...process.env, NX_DAEMON: 'false', NODE_OPTIONS: '' };
      execFileSync(join(ROOT, 'node_modules/.bin/nx'), ['graph', `--file=${file}`], {
        cwd: ROOT,
        env,
        stdio: 'ignore',
      });
      const { graph }: { graph: { nodes: Record<string, unknown> } } = JSON.parse(readFileSync(file, 'utf8'));
      expect(Object.keys(graph.nodes).toSorted()).toEqual(packages.map(({ manifest }) => manifest.name).toSorted());
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

function declaredIn(manifest: object): object {
  const { dependencies = {}, devDependencies = {}, optionalDependencies = {} } = manifest as Record<string, object>;
  return { ...dependencies, ...devDependencies, ...optionalDependencies };
}
