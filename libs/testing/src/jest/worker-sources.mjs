/** Lets a worker thread run our TypeScript, and keeps what was compiled: each test that starts a service starts a thread. */
import { enableCompileCache } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import './typescript-sources.mjs';

enableCompileCache(join(tmpdir(), 'playbook-test-workers'));
