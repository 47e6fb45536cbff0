import { toProcedureError } from '../../errors/to-procedure-error.js';
import type { Logger } from '../../telemetry/logger.js';

/**
 * Ends the process with one log line and exit code 1 after an error, or a rejected promise, that nobody handles: what state it
 * left is unknown, and a supervisor starts a fresh process. The line has class and frames only; a message may quote a founder.
 */
export function exitOnFault(logger: Pick<Logger, 'failure'>): void {
  // By Node's default a rejection that nobody handles arrives here too.
  process.on('uncaughtException', (error) => {
    logger.failure('An error was not handled; the process ends', toProcedureError(error));
    process.exit(1);
  });
}
