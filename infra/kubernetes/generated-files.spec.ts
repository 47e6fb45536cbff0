import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { isSecret } from './description/secret-keys.js';
import { WORKLOADS } from './description/workload.js';
import { generatedFiles } from './generated-files.js';
import { HTTP_PORT, METRICS_PORT } from './manifests/deployment.js';

const ROOT = join(import.meta.dirname, '../..');

/** Defaults of the ports among settings. */
const portsIn = (shape: z.ZodRawShape): Record<string, unknown> =>
  Object.fromEntries(
    ['PORT', 'METRICS_PORT'].flatMap((name) => (shape[name] ? [[name, z.parse(shape[name], undefined)]] : [])),
  );

describe('what npm run kubernetes makes', () => {
  it('is in the repository as it would be made now', async () => {
    for (const [path, content] of generatedFiles()) {
      expect({ path, content: await readFile(join(ROOT, path), 'utf8') }).toEqual({ path, content });
    }
  });

  it('is a base for each kind of process of the composition, and one for migrations', async () => {
    const entries = await readdir(join(ROOT, 'k8s/base'), { withFileTypes: true });
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    expect(folders.toSorted()).toEqual([...WORKLOADS.map(({ name }) => name), 'migrate'].toSorted());
  });

  it('gives every setting that is a secret by its name as a file', () => {
    const settings = WORKLOADS.flatMap(({ schemas }) => schemas.flatMap(({ shape }) => Object.keys(shape)));
    const named = new Set(settings.filter((name) => /_(KEYS?|SECRET|SEED|PASSWORD)$/.test(name)));
    // Every client of the API has this one.
    named.delete('AUTH_ANON_KEY');
    expect([...named].filter((name) => !isSecret(name))).toEqual([]);
  });

  it('has the ports that processes listen at by themselves', () => {
    for (const { name, schemas } of WORKLOADS) {
      const defaults = Object.assign({}, ...schemas.map(({ shape }) => portsIn(shape))) as Record<string, number>;
      expect({ name, ...defaults }).toEqual({ name, METRICS_PORT, ...(name === 'gateway' && { PORT: HTTP_PORT }) });
    }
  });
});
