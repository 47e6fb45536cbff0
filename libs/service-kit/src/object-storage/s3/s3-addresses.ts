import { GetObjectCommand, type S3Client, UploadPartCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { contentDisposition } from '../content-disposition.js';
import type { DownloadPermission, PartPermission } from '../object-storage.port.js';

/** Headers that are part of a part's signature: a browser that sends another size or type is refused by the storage itself. */
const SIGNED_HEADERS: ReadonlySet<string> = new Set(['host', 'content-length', 'content-type']);

/** Where an object is. */
export interface S3Object {
  readonly bucket: string;
  readonly key: string;
}

/** Signs an address to send one part to. */
export async function signPart(
  client: S3Client,
  { bucket, key }: S3Object,
  uploadId: string,
  { partNumber, sizeBytes, contentType, expiresInS }: PartPermission,
): Promise<string> {
  const command = new UploadPartCommand({
    Bucket: bucket,
    Key: key,
    UploadId: uploadId,
    PartNumber: partNumber,
    ContentLength: sizeBytes,
  });
  // The media type is the upload's; the call has no parameter for it, but what is sent can be held to it.
  command.middlewareStack.add(
    (next) => (args) => {
      if (isWithHeaders(args.request)) args.request.headers['content-type'] = contentType;
      return next(args);
    },
    { step: 'build', name: 'partContentType' },
  );
  return getSignedUrl(client, command, { expiresIn: expiresInS, signableHeaders: new Set(SIGNED_HEADERS) });
}

/** Signs an address to read an object from. */
export async function signDownload(
  client: S3Client,
  { bucket, key }: S3Object,
  { contentType, expiresInS, fileName }: DownloadPermission,
): Promise<string> {
  const command = new GetObjectCommand({
    Bucket: bucket,
    Key: key,
    ResponseContentType: contentType,
    ResponseContentDisposition: contentDisposition(fileName),
    ResponseCacheControl: 'private, no-store',
  });
  return getSignedUrl(client, command, { expiresIn: expiresInS });
}

const isWithHeaders = (request: unknown): request is { headers: Record<string, string> } =>
  typeof request === 'object' && request !== null && 'headers' in request;
