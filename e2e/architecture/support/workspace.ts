import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'zod';

export const ROOT = join(import.meta.dirname, '../../..');

const versions = z.record(z.string(), z.string()).default({});
const manifestSchema = z.object({
  name: z.string(),
  dependencies: versions,
  devDependencies: versions,
  optionalDependencies: versions,
  peerDependencies: versions,
  workspaces: z.array(z.string()).optional(),
});
export type Manifest = z.infer<typeof manifestSchema>;

export interface WorkspacePackage {
  /** Relative to the root of the repository, for example `libs/contracts`. */
  readonly folder: string;
  readonly manifest: Manifest;
}

const MADE_FOLDERS = new Set(['node_modules', 'dist', 'coverage', '.nx', '.playbook', '.cache', '.git']);
const SOURCE = /\.(ts|tsx|js|mjs|cjs)$/;

export const readManifest = (folder: string): Manifest =>
  manifestSchema.parse(JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')));

/** Every package that the root's `workspaces` name. */
export function workspacePackages(): WorkspacePackage[] {
  const folders = (readManifest('.').workspaces ?? []).flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [pattern];
    const parent = pattern.slice(0, -'/*'.length);
    const children = readdirSync(join(ROOT, parent), { withFileTypes: true });
    return children.filter((child) => child.isDirectory()).map((child) => `${parent}/${child.name}`);
  });
  return folders.map((folder) => ({ folder, manifest: readManifest(folder) }));
}

/** Paths, relative to the root, of the files that people wrote below a folder. */
export function filesBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return MADE_FOLDERS.has(entry.name) ? [] : filesBelow(path);
    return [relative('.', path)];
  });
}

export const sourceFilesBelow = (folder: string): string[] => filesBelow(folder).filter((path) => SOURCE.test(path));

/** Whether a file exists for tests only, and may therefore use what is installed for development. */
export const isTestFile = (path: string): boolean =>
  /\.(spec|e2e|fixture)\.tsx?$/.test(path) ||
  /(^|\/)(test|testing|e2e)\//.test(path) ||
  path.endsWith('jest.project.js');

export const readSource = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
