import { describe, expect, it } from '@jest/globals';
import { runOutboxCommand } from './run-outbox-command.js';

describe('runOutboxCommand', () => {
  it.each(['', 'requeue', 'requeue -1', 'requeue 1 2', 'list 1', 'delete 1', `requeue ${'1'.repeat(30)}`])(
    'opens no database for the words "%s"',
    async (words) => {
      const unknown = { name: 'StartError', code: 'OUTBOX_COMMAND_UNKNOWN' };
      await expect(runOutboxCommand(words.split(' '))).rejects.toMatchObject(unknown);
    },
  );
});
