import { withOutbox } from '@playbook/applications/service';
import { databaseUrlSetting, processSettingsSchema } from '@playbook/service-kit/config/process-settings';
import { readSettings } from '@playbook/service-kit/config/settings';
import { StartError } from '@playbook/service-kit/config/start-error';
import type { DeadEvent, OutboxTable } from '@playbook/service-kit/outbox/outbox-table';
import { z } from 'zod';
import { withServiceDatabase } from '../composition/service-database.js';

const settingsSchema = processSettingsSchema.extend({
  PLAYBOOK_DATA_DIR: z.string().default('.playbook'),
  DATABASE_URL: databaseUrlSetting.optional(),
});

const EVENT_ID = /^\d{1,18}$/;

/**
 * Shows the dead events of an installation that may run or not, or lets one of them wait again.
 * @param words `list`, or `requeue` and the number of an event
 * @throws StartError for other words and for an event that is not dead, and when the database cannot be reached
 */
export async function runOutboxCommand(words: readonly string[]): Promise<void> {
  const work = readWork(words);
  const settings = readSettings(settingsSchema, process.env);
  const answer = await withServiceDatabase('applications', settings, (url) => withOutbox(url, work));
  process.stdout.write(`${answer}\n`);
}

function readWork([verb, id, ...rest]: readonly string[]): (outbox: OutboxTable) => Promise<string> {
  if (verb === 'list' && id === undefined) return async (outbox) => describe(await outbox.listDead());
  if (verb === 'requeue' && id !== undefined && EVENT_ID.test(id) && rest.length === 0) {
    return (outbox) => requeue(outbox, id);
  }
  throw new StartError(
    'OUTBOX_COMMAND_UNKNOWN',
    'Say what to do: npm run outbox -- list, or npm run outbox -- requeue ID.',
  );
}

const describe = (events: readonly DeadEvent[]): string =>
  events.length === 0
    ? 'No event is dead.'
    : events
        .map(({ id, subject, tries, deadAt, reason }) =>
          [id, subject, `${tries} tries`, `dead since ${deadAt}`, reason].join('  '),
        )
        .join('\n');

async function requeue(outbox: OutboxTable, id: string): Promise<string> {
  if (await outbox.requeue(id)) return `Event ${id} waits again.`;
  throw new StartError('EVENT_NOT_DEAD', `There is no dead event ${id}. npm run outbox -- list shows those that are.`);
}
