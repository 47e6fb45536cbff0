import { exitOnStartError } from '@playbook/service-kit/service/exit-on-start-error';
import { runDistributed } from './run-distributed.js';

await exitOnStartError(runDistributed);
