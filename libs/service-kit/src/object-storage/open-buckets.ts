import type { Logger } from '../telemetry/logger.js';
import { requireBucket } from './object-key.js';
import type { ObjectStorage } from './object-storage.port.js';
import type { ObjectStorageSettings } from './object-storage.settings.js';
import { SignedFiles } from './files/signed-files.js';

export interface BucketsInput {
  readonly settings: ObjectStorageSettings;
  /** Where founders reach the product; its origin is that of the pages which send and read objects. */
  readonly publicUrl: string;
  readonly logger: Logger;
}

const withoutRules = (bucket: string): string =>
  `The object storage took no CORS rules for ${bucket}: set them on the server, as docs/object-storage.md says`;

/**
 * Opens buckets, by their names: on a server of S3 where one is set, else as files. The client of S3 is loaded only where it
 * is used.
 * @throws StartError for a setting that is missing
 */
export async function openBuckets(
  names: readonly string[],
  { settings, publicUrl, logger }: BucketsInput,
): Promise<ReadonlyMap<string, ObjectStorage>> {
  const endpoint = settings.PLAYBOOK_S3_ENDPOINT;
  const buckets = new Map<string, ObjectStorage>();
  if (names.length === 0) return buckets;
  if (endpoint === undefined) {
    const files = SignedFiles.open(settings, publicUrl);
    for (const name of names) buckets.set(name, await files.bucket(name));
    return buckets;
  }
  const [{ connectS3 }, { S3Storage }] = await Promise.all([
    import('./s3/s3-connection.js'),
    import('./s3/s3-storage.adapter.js'),
  ]);
  const connection = connectS3(settings, endpoint);
  const origins = [new URL(publicUrl).origin];
  for (const name of names.map(requireBucket)) {
    const onWithoutRules = (): void => logger.warn(withoutRules(name));
    buckets.set(name, new S3Storage({ connection, bucket: name, origins, onWithoutRules }));
  }
  return buckets;
}
