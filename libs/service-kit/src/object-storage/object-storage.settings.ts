import { z } from 'zod';
import { diskReserveSetting } from '../config/disk-reserve.setting.js';

const SECRET_MIN_CHARS = 32;

const endpointSetting = z.url({
  protocol: /^https?$/,
  error: 'it must be one address that begins with http:// or https://',
});

/** Settings of whoever meets browsers that store and read objects. */
export const storageAddressShape = {
  /** A server with the API of S3, as services reach it; where it is not set, objects are files. */
  PLAYBOOK_S3_ENDPOINT: endpointSetting.optional(),
  /** The same server, as browsers reach it. */
  PLAYBOOK_S3_PUBLIC_ENDPOINT: endpointSetting.optional(),
  /** Whether the bucket is part of the path and not of the host's name. */
  PLAYBOOK_S3_PATH_STYLE: z
    .enum(['true', 'false'], { error: 'it must be true or false' })
    .default('true')
    .transform((value) => value === 'true'),
  /** Folder of objects that are files. */
  PLAYBOOK_OBJECT_STORAGE_DIR: z.string().optional(),
  /** By which addresses of objects that are files are signed. */
  PLAYBOOK_OBJECT_STORAGE_SECRET: z
    .string()
    .min(SECRET_MIN_CHARS, `it must have ${SECRET_MIN_CHARS} characters at least`)
    .optional(),
  PLAYBOOK_DISK_RESERVE_MB: diskReserveSetting,
};
const storageAddressSchema = z.object(storageAddressShape);
export type StorageAddressSettings = z.output<typeof storageAddressSchema>;

/** Settings of every service that stores objects. */
export const objectStorageShape = {
  ...storageAddressShape,
  PLAYBOOK_S3_REGION: z.string().default('us-east-1'),
  PLAYBOOK_S3_ACCESS_KEY: z.string().optional(),
  PLAYBOOK_S3_SECRET_KEY: z.string().optional(),
  /** Put before the names of buckets, which may have to be unique in the world. */
  PLAYBOOK_S3_BUCKET_PREFIX: z
    .string()
    .regex(/^[a-z0-9-]{1,20}$/, { error: 'it must be 20 small letters, digits and hyphens at most' })
    .optional(),
};
export const objectStorageSchema = z.object(objectStorageShape);
export type ObjectStorageSettings = z.output<typeof objectStorageSchema>;
