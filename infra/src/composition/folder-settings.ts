import type { DataDirectory } from '../data-directory/data-directory.js';

interface MailSettings {
  readonly AUTH_SMTP_URL?: string | undefined;
  readonly AUTH_OUTBOX_DIR?: string | undefined;
}

/** The folder that takes mails where no mail server is set: by default one in the data directory. */
export const outboxSettings = (settings: MailSettings, directory: Pick<DataDirectory, 'resolve'>): MailSettings =>
  settings.AUTH_SMTP_URL === undefined
    ? { AUTH_OUTBOX_DIR: settings.AUTH_OUTBOX_DIR ?? directory.resolve('outbox') }
    : {};

interface StorageSettings {
  readonly PLAYBOOK_OBJECT_STORAGE_DIR?: string | undefined;
}

/** The folder of objects that are files: by default one in the data directory. */
export const objectStorageSettings = (
  { PLAYBOOK_OBJECT_STORAGE_DIR: given }: StorageSettings,
  directory: Pick<DataDirectory, 'resolve'>,
): StorageSettings => ({ PLAYBOOK_OBJECT_STORAGE_DIR: given ?? directory.resolve('object-storage') });
