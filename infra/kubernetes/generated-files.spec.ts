import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { WORKLOADS } from './description/workload.js';
import { generatedFiles } from './generated-files.js';

const ROOT = join(import.meta.dirname, '../..');

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
});
