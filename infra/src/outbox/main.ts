import { exitOnStartError } from '@playbook/service-kit/service/exit-on-start-error';
import { runOutboxCommand } from './run-outbox-command.js';

await exitOnStartError(() => runOutboxCommand(process.argv.slice(2)), 'Nothing was changed.');
