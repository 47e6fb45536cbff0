import { z } from 'zod';

/** Raised when a backup is laid out so differently that an older release cannot read it. */
export const BACKUP_FORMAT = 1;

const sha256Schema = z.string().regex(/^[0-9a-f]{64}$/);
const countSchema = z.int().nonnegative();

/** A file of a backup, by its path in there. */
const storedFileSchema = z.object({
  file: z.string().regex(/^(?:rows|objects)\/[A-Za-z0-9_.-]{1,200}$/),
  sizeBytes: countSchema,
  sha256: sha256Schema,
});
export type StoredFile = z.output<typeof storedFileSchema>;

const storedTableSchema = storedFileSchema.extend({
  table: z.string(),
  /** In the order of the file's values. */
  columns: z.array(z.string()),
  rows: countSchema,
});
export type StoredTable = z.output<typeof storedTableSchema>;

const storedSchemaSchema = z.object({
  name: z.string(),
  /** Migrations that had been applied, in their order. */
  migrations: z.array(z.string()),
  tables: z.array(storedTableSchema),
});
export type StoredSchema = z.output<typeof storedSchemaSchema>;

const storedBucketSchema = storedFileSchema.extend({
  bucket: z.string(),
  objects: countSchema,
  contentBytes: countSchema,
  /** Objects that a row needs and that the object storage did not have. */
  missing: countSchema,
});
export type StoredBucket = z.output<typeof storedBucketSchema>;

/** What is in a backup. The file of a bucket lists its objects, a line each. */
export const backupManifestSchema = z.object({
  format: z.literal(BACKUP_FORMAT),
  madeAt: z.iso.datetime(),
  /** Fingerprint of the key by which secrets of second factors in the rows are sealed; null where it was not known. */
  encryptionKeySha256: sha256Schema.nullable(),
  schemas: z.array(storedSchemaSchema),
  buckets: z.array(storedBucketSchema),
});
export type BackupManifest = z.output<typeof backupManifestSchema>;

/** A line of the list of a bucket's objects. */
export const storedObjectSchema = z.object({
  key: z.string(),
  contentType: z.string(),
  sizeBytes: countSchema,
  sha256: sha256Schema,
});
export type StoredObject = z.output<typeof storedObjectSchema>;

/** File of the manifest, written last, and of its checksum. */
export const MANIFEST_FILE = 'manifest.json';
export const MANIFEST_SUM_FILE = 'manifest.json.sha256';
/** Folder with the content of a bucket's objects, under their keys. */
export const objectsFolderOf = (bucket: string): string => `objects/${bucket}`;
