import {
  type BucketLocationConstraint,
  CreateBucketCommand,
  GetBucketCorsCommand,
  HeadBucketCommand,
  PutBucketCorsCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { isAbsent, statusOf, toStorageError } from './s3-fault.js';

/** S3 has no name for the region in which a bucket is made by default. */
const DEFAULT_REGION = 'us-east-1';
const PREFLIGHT_FRESH_S = 600;
const CONFLICT = 409;

export interface BucketOptions {
  readonly bucket: string;
  readonly region: string;
  /** Origins of the pages that send and read objects. */
  readonly origins: readonly string[];
}

/**
 * Makes the bucket where it is missing.
 * @throws ProcedureError `service_unavailable` while the storage is away, `unexpected_failure` where the key may not use or make it
 */
export async function ensureBucket(client: S3Client, { bucket, region }: BucketOptions): Promise<void> {
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket }));
  } catch (fault) {
    if (!isAbsent(fault)) throw toStorageError(fault);
    const location = region === DEFAULT_REGION ? undefined : { LocationConstraint: region as BucketLocationConstraint };
    await client
      .send(new CreateBucketCommand({ Bucket: bucket, CreateBucketConfiguration: location }))
      .catch(acceptExisting);
  }
}

/** Another process made it at the same time. */
function acceptExisting(fault: unknown): void {
  if (statusOf(fault) !== CONFLICT) throw toStorageError(fault);
}

/**
 * Lets pages of our origins send parts and read objects, where the bucket has no such rules yet. Many servers have them in
 * their own configuration instead and know no such call. @returns whether the rules are there
 */
export async function permitOrigins(client: S3Client, { bucket, origins }: BucketOptions): Promise<boolean> {
  try {
    await client.send(new GetBucketCorsCommand({ Bucket: bucket }));
    return true;
  } catch {
    // There are none, or they cannot be asked for.
  }
  const rule = {
    AllowedMethods: ['GET', 'HEAD', 'PUT'],
    AllowedOrigins: [...origins],
    AllowedHeaders: ['content-type', 'range'],
    ExposeHeaders: ['ETag', 'Content-Range', 'Accept-Ranges'],
    MaxAgeSeconds: PREFLIGHT_FRESH_S,
  };
  try {
    await client.send(new PutBucketCorsCommand({ Bucket: bucket, CORSConfiguration: { CORSRules: [rule] } }));
    return true;
  } catch {
    return false;
  }
}
