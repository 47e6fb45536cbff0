import { databaseUrlSetting, processSettingsSchema } from '@playbook/service-kit/config/process-settings';
import { z } from 'zod';

/** Settings of `npm run migrate` and of the job before a rollout. */
export const migrateSettingsSchema = processSettingsSchema.extend({
  PLAYBOOK_DATA_DIR: z.string().default('.playbook'),
  /** Of an administrator, who makes the roles of services; without one, the embedded server is meant. */
  DATABASE_URL: databaseUrlSetting.optional(),
});
