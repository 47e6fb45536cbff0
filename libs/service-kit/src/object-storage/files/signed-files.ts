import { ProcedureError } from '../../errors/procedure-error.js';
import { StartError } from '../../config/start-error.js';
import type { StorageAddressSettings } from '../object-storage.settings.js';
import { BucketFolder, nothingThere } from './bucket-folder.js';
import { DiskSpace } from './disk-space.js';
import type { Chunks } from './durable-file.js';
import { FileAddresses, type ObjectName, type ReadDownload, type ReadPart } from './file-addresses.js';
import { FileStorage } from './file-storage.adapter.js';
import { MultipartFiles } from './multipart-files.js';

/** Headers by which a client says what it sends. */
export interface SentPart {
  readonly contentType: string | undefined;
  readonly contentLength: string | undefined;
}

/** A file that an address permits to read. */
export interface PermittedFile {
  /** Folder of the bucket's objects. */
  readonly folder: string;
  readonly key: string;
  readonly contentType: string;
  readonly fileName: string | undefined;
}

/** Objects that are files, of all buckets: makes a service's bucket, and serves the addresses that buckets sign. */
export class SignedFiles {
  private constructor(
    private readonly root: string,
    private readonly reserveMb: number,
    private readonly addresses: FileAddresses,
  ) {}

  /** @throws StartError `SETTING_MISSING` naming the setting */
  static open(settings: StorageAddressSettings, publicUrl: string): SignedFiles {
    const { PLAYBOOK_OBJECT_STORAGE_DIR: root, PLAYBOOK_OBJECT_STORAGE_SECRET: secret } = settings;
    if (root === undefined) throw missing('PLAYBOOK_OBJECT_STORAGE_DIR');
    if (secret === undefined) throw missing('PLAYBOOK_OBJECT_STORAGE_SECRET');
    return new SignedFiles(root, settings.PLAYBOOK_DISK_RESERVE_MB, new FileAddresses(publicUrl, secret));
  }

  /** One bucket, whose folder is created where it is absent. */
  async bucket(name: string): Promise<FileStorage> {
    const folder = BucketFolder.at(this.root, name);
    await folder.prepare();
    return new FileStorage(name, folder, new DiskSpace(folder.path, this.reserveMb), this.addresses);
  }

  /** @throws ProcedureError `forbidden` unless the address permits a part of this size and media type */
  permitPart(object: ObjectName, query: unknown, { contentType, contentLength }: SentPart): ReadPart {
    const part = this.addresses.readPart(object, query);
    if (contentLength !== String(part.sizeBytes))
      throw new ProcedureError('forbidden', 'The size is not the signed one');
    if (contentType !== part.contentType) throw new ProcedureError('forbidden', 'The media type is not the signed one');
    return part;
  }

  /** Stores a part that is permitted, a chunk at a time. @throws ProcedureError `not_found`, `storage_full`, `conflict` */
  async receivePart({ bucket, key, uploadId, ...part }: ReadPart, body: Chunks): Promise<void> {
    const folder = BucketFolder.at(this.root, bucket);
    const space = new DiskSpace(folder.path, this.reserveMb);
    await space.spend(part.sizeBytes, () => new MultipartFiles(folder).writePart(key, uploadId, part, body));
  }

  /** @throws ProcedureError `forbidden` */
  permitDownload(object: ObjectName, query: unknown): ReadDownload {
    return this.addresses.readDownload(object, query);
  }

  /** @throws ProcedureError `not_found` */
  async find({ bucket, key, contentType, fileName }: ReadDownload): Promise<PermittedFile> {
    const folder = BucketFolder.at(this.root, bucket);
    const storage = new FileStorage(bucket, folder, new DiskSpace(folder.path, this.reserveMb), this.addresses);
    if ((await storage.head(key)) === null) throw nothingThere();
    return { folder: folder.objects, key, contentType, fileName };
  }
}

const missing = (setting: string): StartError =>
  new StartError(
    'SETTING_MISSING',
    `The setting ${setting} is missing. Set it, or PLAYBOOK_S3_ENDPOINT, and start again.`,
  );
