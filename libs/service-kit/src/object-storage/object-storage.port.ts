import type { Readable } from 'node:stream';

const BYTES_PER_MIB = 1_048_576;

/** Size of every part of an upload but the last, in bytes. S3 wants 5 MiB at least. */
export const PART_BYTES = 8 * BYTES_PER_MIB;

/** Size of the largest object that is stored in one step, in bytes; S3's client holds it in memory. */
export const SMALL_OBJECT_MAX_BYTES = 8 * BYTES_PER_MIB;

/** What is known of an object beside its key. */
export interface ObjectFacts {
  readonly sizeBytes: number;
  /** Media type, as the object is served. */
  readonly contentType: string;
}

/** An object as a list names it. */
export interface ListedObject {
  readonly key: string;
  readonly sizeBytes: number;
  readonly storedAt: Date;
}

/** An upload that was begun: the part with number n, from 1, begins at byte (n - 1) * `partBytes`. */
export interface BegunUpload {
  readonly uploadId: string;
  readonly partBytes: number;
  readonly parts: number;
}

/** An upload that is neither completed nor aborted. */
export interface OpenUpload {
  readonly key: string;
  readonly uploadId: string;
  readonly begunAt: Date;
}

/** A part that has arrived whole. */
export interface UploadedPart {
  readonly partNumber: number;
  readonly sizeBytes: number;
}

/** What an address for one part permits: that part, with exactly this size and media type, until it expires. */
export interface PartPermission extends ObjectFacts {
  readonly partNumber: number;
  readonly expiresInS: number;
}

/** What an address for reading permits, and how the object is then served. */
export interface DownloadPermission {
  readonly contentType: string;
  readonly expiresInS: number;
  /** Name that a browser proposes when the object is saved; it is shown in the page all the same. */
  readonly fileName?: string;
}

/** Bytes of an object, both ends included, from 0. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * One bucket of objects that are too large for the database. Browsers write and read them by signed addresses, services by these
 * methods. A key is two to four names with slashes between them, such as `{founderId}/{timestampMs}.mp4`; none is made of what a
 * founder wrote. Every method throws ProcedureError `service_unavailable` while the storage is away, and those that write
 * `storage_full` when there is no space.
 */
export interface ObjectStorage {
  /** Begins an upload in parts, so that it goes on after a lost connection with one part repeated at most. */
  beginUpload(key: string, facts: ObjectFacts): Promise<BegunUpload>;
  /** Address to which a browser sends one part with PUT. The media type is that of the upload; size and type are enforced. */
  signPart(key: string, uploadId: string, part: PartPermission): Promise<string>;
  /** Parts that have arrived, by number. @throws ProcedureError `not_found` when there is no such upload (any more) */
  uploadedParts(key: string, uploadId: string): Promise<readonly UploadedPart[]>;
  /**
   * Makes the parts one object. May be repeated: an upload that was completed before is left as it is.
   * @param facts What the upload was begun with.
   * @throws ProcedureError `conflict` when parts are missing or have other sizes, `not_found` when there is no such upload
   */
  completeUpload(key: string, uploadId: string, facts: ObjectFacts): Promise<void>;
  /** Forgets an upload and its parts; does nothing where there is none. */
  abortUpload(key: string, uploadId: string): Promise<void>;
  /** Uploads that were begun before a time and are still open, for whoever removes them. */
  openUploads(begunBefore: Date): AsyncIterable<OpenUpload>;
  /** Address by which a browser reads the object with GET and HEAD, whole or in ranges. */
  signDownload(key: string, permission: DownloadPermission): Promise<string>;
  head(key: string): Promise<ObjectFacts | null>;
  /** @throws ProcedureError `not_found` */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Writes the object to a new file, replacing one that is there. @throws ProcedureError `not_found` */
  download(key: string, path: string): Promise<void>;
  /**
   * Stores a small object, such as a picture of a video, in one step.
   * @throws ProcedureError `conflict` for another size, TypeError above `SMALL_OBJECT_MAX_BYTES`
   */
  put(key: string, content: Buffer | Readable, facts: ObjectFacts): Promise<void>;
  /**
   * Stores a file of this machine as an object of any size, in place of one that is there; for whoever brings a backup back.
   * @param facts What the file is: its size is held to them.
   * @throws ProcedureError `conflict` for another size
   */
  storeFile(key: string, path: string, facts: ObjectFacts): Promise<void>;
  /** Does nothing where there is no such object. */
  remove(key: string): Promise<void>;
  /** Removes every object below a prefix such as `{founderId}/`, and ends the uploads there. */
  removePrefix(prefix: string): Promise<void>;
  /** Objects below a prefix; all for the empty one. */
  list(prefix: string): AsyncIterable<ListedObject>;
  /** Resolves when the storage can be used. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** Injection token of a service's bucket. */
export const bucketToken = (bucket: string): string => `ObjectStorage:${bucket}`;
