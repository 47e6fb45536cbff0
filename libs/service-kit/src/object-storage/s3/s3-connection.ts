import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import { StartError } from '../../config/start-error.js';
import type { ObjectStorageSettings } from '../object-storage.settings.js';
import { traceCalls } from './s3-spans.js';

const CONNECTION_TIMEOUT_MS = 3_000;
/** Until a call has its response; the longest is completing an upload of many parts. */
const REQUEST_TIMEOUT_MS = 30_000;
/** Without a byte, also while an object is read. */
const SOCKET_TIMEOUT_MS = 30_000;
const MAX_SOCKETS = 32;
const MAX_ATTEMPTS = 3;

/** One server, by the address of services and by that of browsers; an address is signed for the host that it names. */
export interface S3Connection {
  readonly internal: S3Client;
  readonly public: S3Client;
  readonly region: string;
  readonly bucketPrefix: string;
}

/**
 * Makes the clients; neither connects yet.
 * @throws StartError `SETTING_MISSING` naming the setting
 */
export function connectS3(settings: ObjectStorageSettings, endpoint: string): S3Connection {
  const { PLAYBOOK_S3_ACCESS_KEY: accessKeyId, PLAYBOOK_S3_SECRET_KEY: secretAccessKey } = settings;
  if (accessKeyId === undefined) throw missing('PLAYBOOK_S3_ACCESS_KEY');
  if (secretAccessKey === undefined) throw missing('PLAYBOOK_S3_SECRET_KEY');
  const shared: S3ClientConfig = {
    region: settings.PLAYBOOK_S3_REGION,
    forcePathStyle: settings.PLAYBOOK_S3_PATH_STYLE,
    credentials: { accessKeyId, secretAccessKey },
    // Servers beside Amazon's may not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: MAX_ATTEMPTS,
  };
  const requestHandler: S3ClientConfig['requestHandler'] = {
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    throwOnRequestTimeout: true,
    socketTimeout: SOCKET_TIMEOUT_MS,
    httpAgent: { maxSockets: MAX_SOCKETS },
    httpsAgent: { maxSockets: MAX_SOCKETS },
  };
  const internal = new S3Client({ ...shared, endpoint, requestHandler });
  traceCalls(internal);
  return {
    internal,
    public: new S3Client({ ...shared, endpoint: settings.PLAYBOOK_S3_PUBLIC_ENDPOINT ?? endpoint }),
    region: settings.PLAYBOOK_S3_REGION,
    bucketPrefix: settings.PLAYBOOK_S3_BUCKET_PREFIX ?? '',
  };
}

const missing = (setting: string): StartError =>
  new StartError(
    'SETTING_MISSING',
    `The setting ${setting} is missing: PLAYBOOK_S3_ENDPOINT needs it. Set it and start again.`,
  );
