import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { contractShapes, RELEASED_FILE } from './released-contracts.js';

const root = join(import.meta.dirname, '../..');
const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
writeFileSync(join(root, RELEASED_FILE), `${JSON.stringify({ version, contracts: contractShapes() })}\n`);
process.stdout.write(`${RELEASED_FILE} says what version ${version} says between its processes.\n`);
