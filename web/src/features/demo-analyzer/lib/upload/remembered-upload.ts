import { DEMO_UPLOAD_KEY, type RememberedUpload } from '../../../../lib/browser-storage/demo-upload.schema.js';
import { readStored, removeStored, writeStored } from '../../../../lib/browser-storage/stored-value.js';

type NamedFile = Pick<File, 'name' | 'size' | 'lastModified'>;

/** The upload that was begun in this browser and has not ended; null for none. */
export const rememberedUpload = (ownerId: string): RememberedUpload | null => readStored(DEMO_UPLOAD_KEY, ownerId);

export function rememberUpload(ownerId: string, id: string, { name, size, lastModified }: NamedFile): void {
  writeStored(DEMO_UPLOAD_KEY, ownerId, {
    id,
    fileName: name,
    fileSizeBytes: size,
    lastModifiedMs: lastModified,
  });
}

export const forgetUpload = (): void => removeStored(DEMO_UPLOAD_KEY);

/** Whether a file is the one that was being uploaded, unchanged. */
export const isSameFile = (upload: RememberedUpload, { name, size, lastModified }: NamedFile): boolean =>
  upload.fileName === name && upload.fileSizeBytes === size && upload.lastModifiedMs === lastModified;
