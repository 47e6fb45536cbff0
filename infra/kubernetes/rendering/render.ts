import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { parse, parseAllDocuments, stringify } from 'yaml';
import { PRODUCT } from '../description/labels.js';
import type { KubernetesObject } from './objects.js';

const run = promisify(execFile);
const MAX_OUTPUT_BYTES = 16_777_216;
/** Components came with 3.7, `labels` and merging of maps as they are used here with 5. */
const KUSTOMIZE_MAJOR_MIN = 5;
const K8S = join(import.meta.dirname, '../../../k8s');

/**
 * Makes sure that kustomize is there, as a part of kubectl, and new enough.
 * @returns Its version.
 * @throws Error otherwise
 */
export async function requireKustomize(): Promise<string> {
  const { stdout } = await run('kubectl', ['version', '--client', '--output', 'yaml']);
  const { kustomizeVersion: version = 'none' } = parse(stdout) as { readonly kustomizeVersion?: string };
  if (Number(/^v(\d+)\./.exec(version)?.[1] ?? 0) >= KUSTOMIZE_MAJOR_MIN) return version;
  throw new Error(`kubectl with kustomize ${KUSTOMIZE_MAJOR_MIN} or newer is needed, and there is ${version}.`);
}

/** @throws Error with what kustomize says when the folder does not render */
async function renderFolder(folder: string): Promise<readonly KubernetesObject[]> {
  const { stdout } = await run('kubectl', ['kustomize', folder], { maxBuffer: MAX_OUTPUT_BYTES });
  return parseAllDocuments(stdout).map((document) => document.toJS() as KubernetesObject);
}

/** Objects of an overlay in `k8s/overlays`. */
export const renderOverlay = (name: string): Promise<readonly KubernetesObject[]> =>
  renderFolder(join(K8S, 'overlays', name));

/** Objects of the base with components of `k8s/components`, in their order. */
export async function renderCombination(components: readonly string[]): Promise<readonly KubernetesObject[]> {
  const folder = await mkdtemp(join(tmpdir(), 'playbook-kustomize-'));
  // Kustomize wants paths that are relative, also to the folder's true place.
  const pathTo = (...words: string[]): string => relative(folder, join(K8S, ...words));
  const kustomization = {
    apiVersion: 'kustomize.config.k8s.io/v1beta1',
    kind: 'Kustomization',
    namespace: PRODUCT,
    resources: [pathTo('base')],
    components: components.map((name) => pathTo('components', name)),
  };
  try {
    await writeFile(join(folder, 'kustomization.yaml'), stringify(kustomization));
    return await renderFolder(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
