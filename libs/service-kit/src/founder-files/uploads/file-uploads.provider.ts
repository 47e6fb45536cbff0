import type { FactoryProvider } from '@nestjs/common';
import { bucketToken, type ObjectStorage } from '../../object-storage/object-storage.port.js';
import { Database } from '../../persistence/database.js';
import { SERVICE_SETTINGS } from '../../service/service-definition.js';
import type { FileKind } from '../file-kind.js';
import { FileUploads } from './file-uploads.js';

const BYTES_PER_MB = 1_048_576;

/** Uploads of one kind of file. @param allowanceMb How much room a founder's files may take, by the settings of the service */
export const fileUploadsProvider = <S>(
  kind: FileKind,
  allowanceMb: (settings: S) => number,
): FactoryProvider<FileUploads> => ({
  provide: FileUploads,
  useFactory: (database: Database, storage: ObjectStorage, settings: S) =>
    new FileUploads(database, storage, kind, allowanceMb(settings) * BYTES_PER_MB),
  inject: [Database, bucketToken(kind.bucket), SERVICE_SETTINGS],
});
