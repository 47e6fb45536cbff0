import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { importedModules, packageOf } from './support/module-imports.js';
import {
  isTestFile,
  readManifest,
  readSource,
  sourceFilesBelow,
  type WorkspacePackage,
  workspacePackages,
} from './support/workspace.js';

const isBuiltin = (name: string): boolean => name.startsWith('node:') || builtinModules.includes(name);
const forDevelopment = Object.keys(readManifest('.').devDependencies);

/** Imports that a package's manifest does not allow to a file, or that leave the package by a path. */
function faultsOf({ folder, manifest }: WorkspacePackage, path: string): string[] {
  const declared = new Set([
    ...Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies, ...manifest.peerDependencies }),
    // Test files and build plug-ins may use what is installed for development; the testing package serves every spec.
    ...(isTestFile(path) || !path.startsWith(`${folder}/src/`)
      ? [...Object.keys(manifest.devDependencies), ...forDevelopment, '@playbook/testing']
      : []),
  ]);
  return importedModules(readSource(path)).flatMap((name) => {
    if (name.startsWith('.')) {
      const target = join(dirname(path), name);
      return target.startsWith(`${folder}/`) ? [] : [`${path} leaves its package: ${name}`];
    }
    if (isBuiltin(name) || packageOf(name) === manifest.name || declared.has(packageOf(name))) return [];
    return [`${path} imports ${name}, which ${folder}/package.json does not declare`];
  });
}

describe('imports', () => {
  it.each(workspacePackages().map((found) => [found.folder, found] as const))(
    'of %s are declared and stay inside',
    (_, found) => {
      const faults = sourceFilesBelow(found.folder).flatMap((path) => faultsOf(found, path));
      expect(faults).toEqual([]);
    },
  );

  it('are read in each of their forms, and not out of comments', () => {
    const quoted = (name: string) => `'${name}'`;
    const source = [
      `import ${quoted('side-effect')};`,
      `import type { A } from ${quoted('types')};`,
      `import b, { c } from ${quoted('@scope/name/deep/path')};`,
      `export * from ${quoted('./again.js')};`,
      `const d = await import(${quoted('lazy')});`,
      `// import ${quoted('commented')};`,
      `/** import { e } from ${quoted('documented')} */`,
    ];
    expect(importedModules(source.join('\n'))).toEqual([
      'side-effect',
      'types',
      '@scope/name/deep/path',
      './again.js',
      'lazy',
    ]);
    expect(packageOf('@scope/name/deep/path')).toBe('@scope/name');
  });
});
