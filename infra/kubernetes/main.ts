import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { generatedFiles } from './generated-files.js';

const ROOT = join(import.meta.dirname, '../..');

for (const [path, content] of generatedFiles()) {
  const file = join(ROOT, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
