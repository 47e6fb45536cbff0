import { relative } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { arrowsUp, circlesIn, folderGraph } from './support/folder-arrows.js';
import { isTestFile, readSource, sourceFilesBelow } from './support/workspace.js';

/** The auth service from the ground up: a capability imports from lower floors only. */
const AUTH_FLOORS = [
  ['entities'],
  ['core'],
  ['accounts'],
  ['mail', 'sessions', 'profiles'],
  ['factors', 'passwords'],
  ['account-changes', 'founder'],
  ['mail-flows', 'oauth'],
  ['sign-up', 'admin'],
];

function sourcesOf(folder: string): Map<string, string> {
  const paths = sourceFilesBelow(folder).filter((path) => !isTestFile(path));
  return new Map(paths.map((path) => [relative(folder, path), readSource(path)]));
}

describe('the capabilities of the auth service', () => {
  const graph = folderGraph(sourcesOf('services/auth/src'));

  it('import from lower floors only', () => {
    expect(arrowsUp(graph, [...AUTH_FLOORS, ['migrations']])).toEqual([]);
  });

  it('have no circle between their folders', () => {
    expect(circlesIn(graph)).toEqual([]);
  });
});

describe('the check of arrows', () => {
  const importing = (...names: string[]): string => names.map((name) => `import { x } from '${name}';`).join('\n');
  const planted = folderGraph(
    new Map([
      ['auth.module.ts', importing('./core/core.module.js', './admin/admin.module.js')],
      ['core/limits/counter.ts', importing('../errors/errors.js', 'node:fs')],
      ['core/errors/errors.ts', importing('../audit/audit.js')],
      ['core/audit/audit.ts', importing('../limits/counter.js', '../../admin/users/users.js')],
      ['admin/users/users.ts', importing('../../core/errors/errors.js', '../../new/new.js')],
    ]),
  );

  it('finds an arrow up, and one to a capability without a floor', () => {
    expect(arrowsUp(planted, [['core'], ['admin']])).toEqual([
      { from: 'core/audit', to: 'admin/users' },
      { from: 'admin/users', to: 'new' },
    ]);
    expect(arrowsUp(planted, [['core', 'new'], ['admin']])).toEqual([{ from: 'core/audit', to: 'admin/users' }]);
  });

  it('finds a circle between folders, also within a capability', () => {
    expect(circlesIn(planted)).toEqual([
      ['core/audit', 'core/limits', 'core/errors'],
      ['admin/users', 'core/errors', 'core/audit'],
    ]);
  });
});
