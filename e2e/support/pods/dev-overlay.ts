import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { REPOSITORY } from '@playbook/testing/product/start-product';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';

const OUTPUT_MAX_BYTES = 16_777_216;

const containerSchema = z.looseObject({
  name: z.string(),
  image: z.string(),
  volumeMounts: z.array(z.looseObject({ name: z.string() })).default([]),
  resources: z.looseObject({ limits: z.looseObject({ memory: z.string() }) }),
});
const volumeSchema = z.looseObject({
  name: z.string(),
  secret: z.looseObject({ secretName: z.string() }).optional(),
});
const podSchema = z.looseObject({
  containers: z.array(containerSchema).min(1),
  initContainers: z.array(containerSchema).optional(),
  volumes: z.array(volumeSchema).default([]),
});
const objectSchema = z.looseObject({
  kind: z.string(),
  metadata: z.looseObject({ name: z.string() }),
  spec: z
    .looseObject({
      template: z.looseObject({ spec: podSchema }).optional(),
      volumeClaimTemplates: z.array(z.looseObject({ metadata: z.looseObject({ name: z.string() }) })).optional(),
    })
    .optional(),
});
const secretSchema = z.object({
  kind: z.literal('Secret'),
  metadata: z.object({ name: z.string() }),
  stringData: z.record(z.string(), z.string()),
});

export type PodContainer = z.output<typeof containerSchema>;
export type PodVolume = z.output<typeof volumeSchema>;
export type PodSpec = z.output<typeof podSchema>;
/** An object of `k8s/overlays/dev` as kustomize renders it. */
export type RenderedObject = z.output<typeof objectSchema>;
export type RenderedSecret = z.output<typeof secretSchema>;

const documentsOf = (text: string): unknown[] => parseAllDocuments(text).map((document): unknown => document.toJS());

/** What `kubectl apply -k k8s/overlays/dev` would create. @throws Error with what kustomize says when it does not render */
export function renderDevOverlay(): readonly RenderedObject[] {
  const words = ['kustomize', join(REPOSITORY, 'k8s/overlays/dev')];
  const output = execFileSync('kubectl', words, { encoding: 'utf8', maxBuffer: OUTPUT_MAX_BYTES });
  return z.array(objectSchema).parse(documentsOf(output));
}

/**
 * The Secrets of a new installation, as docs/kubernetes.md makes them.
 * @param folder where they are kept, so that another call returns the same
 */
export function printSecrets(folder: string): readonly RenderedSecret[] {
  const output = execFileSync('npm', ['run', '--silent', 'kubernetes:secrets'], {
    cwd: REPOSITORY,
    encoding: 'utf8',
    env: { ...process.env, PLAYBOOK_DATA_DIR: folder },
    maxBuffer: OUTPUT_MAX_BYTES,
  });
  return z.array(secretSchema).parse(documentsOf(output).filter((one) => one !== null));
}
