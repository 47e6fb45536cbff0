import { exitOnStartError } from '@playbook/service-kit/service/process/exit-on-start-error';
import { printServiceKey } from './print-service-key.js';

await exitOnStartError(printServiceKey, 'There is no key.');
