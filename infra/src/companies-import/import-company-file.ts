import { readFile } from 'node:fs/promises';
import { importCompanies } from '@playbook/analysis/service';
import { databaseUrlSetting, processSettingsSchema } from '@playbook/service-kit/config/process-settings';
import { readSettings } from '@playbook/service-kit/config/settings';
import { StartError } from '@playbook/service-kit/config/start-error';
import { z } from 'zod';
import { withServiceDatabase } from '../composition/service-database.js';

const settingsSchema = processSettingsSchema.extend({
  PLAYBOOK_DATA_DIR: z.string().default('.playbook'),
  DATABASE_URL: databaseUrlSetting.optional(),
});

/**
 * Puts the companies of a file in the place of those that ideas are compared with, in an installation that may run or not.
 * @throws StartError without a file that can be used, and when the database cannot be reached
 */
export async function importCompanyFile(file: string | undefined): Promise<void> {
  const settings = readSettings(settingsSchema, process.env);
  const text = await readList(file);
  const { imported, skipped } = await withServiceDatabase('analysis', settings, (url) => importCompanies(url, text));
  const left = skipped === 0 ? '' : ` ${skipped} without a description were left out.`;
  process.stdout.write(`Ideas are now compared with ${imported} companies.${left}\n`);
}

async function readList(file: string | undefined): Promise<string> {
  if (file === undefined) {
    throw new StartError('COMPANIES_FILE_MISSING', 'Say which file holds the list: npm run companies:import -- FILE');
  }
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown fault';
    throw new StartError('COMPANIES_FILE_UNREADABLE', `The list of companies cannot be read: ${reason}.`, {
      cause: error,
    });
  }
}
