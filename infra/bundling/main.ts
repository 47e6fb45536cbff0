import { join } from 'node:path';
import { bundleProcesses } from './bundle-processes.js';

// Puts what every process loads into `dist`, from what was built before.
await bundleProcesses(join(import.meta.dirname, '../..'));
