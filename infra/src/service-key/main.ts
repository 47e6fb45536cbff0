import { exitOnStartError } from '@playbook/service-kit/service/exit-on-start-error';
import { printServiceKey } from './print-service-key.js';

await exitOnStartError(printServiceKey, 'There is no key.');
