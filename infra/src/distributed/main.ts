import { exitOnStartError } from '@playbook/service-kit/service/process/exit-on-start-error';
import { runDistributed } from './run-distributed.js';

await exitOnStartError(runDistributed);
