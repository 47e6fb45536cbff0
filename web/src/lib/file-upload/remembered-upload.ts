import type { RememberedUpload, UploadKey } from '../browser-storage/file-upload.schema.js';
import { readStored, removeStored, writeStored } from '../browser-storage/stored-value.js';

type NamedFile = Pick<File, 'name' | 'size' | 'lastModified'>;
interface Remembering {
  readonly key: UploadKey;
}

/** The upload that was begun in this browser and has not ended; null for none. */
export const rememberedUpload = ({ key }: Remembering, ownerId: string): RememberedUpload | null =>
  readStored(key, ownerId);

export function rememberUpload({ key }: Remembering, ownerId: string, id: string, file: NamedFile): void {
  const { name, size, lastModified } = file;
  writeStored(key, ownerId, { id, fileName: name, fileSizeBytes: size, lastModifiedMs: lastModified });
}

export const forgetUpload = ({ key }: Remembering): void => removeStored(key);

/** Whether a file is the one that was being uploaded, unchanged. */
export const isSameFile = (upload: RememberedUpload, { name, size, lastModified }: NamedFile): boolean =>
  upload.fileName === name && upload.fileSizeBytes === size && upload.lastModifiedMs === lastModified;
