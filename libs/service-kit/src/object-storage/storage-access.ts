import { SignedFiles } from './files/signed-files.js';
import type { StorageAddressSettings } from './object-storage.settings.js';

/** How browsers reach stored objects: by the gateway itself, or at a server of S3. */
export interface StorageAccess {
  /** Objects that are files, for the gateway to serve; null where they are on a server of S3. */
  readonly files: SignedFiles | null;
  /** Source of a Content-Security-Policy that names the server's public address; null where the gateway serves. */
  readonly origin: string | null;
}

/** @throws StartError for a setting that is missing */
export function openStorageAccess(settings: StorageAddressSettings, publicUrl: string): StorageAccess {
  const { PLAYBOOK_S3_ENDPOINT: internal, PLAYBOOK_S3_PUBLIC_ENDPOINT: endpoint = internal } = settings;
  if (internal === undefined || endpoint === undefined) {
    return { files: SignedFiles.open(settings, publicUrl), origin: null };
  }
  const { protocol, host, origin } = new URL(endpoint);
  return { files: null, origin: settings.PLAYBOOK_S3_PATH_STYLE ? origin : `${protocol}//*.${host}` };
}
