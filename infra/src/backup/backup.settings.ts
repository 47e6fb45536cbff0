import { databaseUrlSetting, processSettingsSchema } from '@playbook/service-kit/config/process-settings';
import { objectStorageShape } from '@playbook/service-kit/object-storage/object-storage.settings';
import { z } from 'zod';

/** Settings of whoever makes backups and brings them back: where an installation keeps what it has. */
export const backupSettingsSchema = processSettingsSchema.extend(objectStorageShape).extend({
  PLAYBOOK_DATA_DIR: z.string().default('.playbook'),
  DATABASE_URL: databaseUrlSetting.optional(),
  AUTH_ENCRYPTION_KEY: z.string().optional(),
});
export type BackupSettings = z.output<typeof backupSettingsSchema>;
