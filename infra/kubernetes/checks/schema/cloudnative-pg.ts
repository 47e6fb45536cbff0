import { z } from 'zod';

/**
 * What is used here of the operator CloudNativePG and its plugin Barman Cloud, after their API references: no package has their schemas.
 * https://cloudnative-pg.io/documentation/current/cloudnative-pg.v1/
 */
const metadata = z.strictObject({ name: z.string(), namespace: z.string() });
const quantity = z.string().regex(/^[1-9]\d{0,5}(m|Ki|Mi|Gi|Ti)?$/);
const reference = z.strictObject({ name: z.string() });
const storage = z.strictObject({ size: quantity, storageClass: z.string().optional() });
const amounts = z.partialRecord(z.enum(['cpu', 'memory']), quantity);
const key = z.strictObject({ name: z.string(), key: z.string() });
const plugin = z.strictObject({
  name: z.string(),
  isWALArchiver: z.boolean().optional(),
  parameters: z.record(z.string(), z.string()).optional(),
});

const cluster = z.strictObject({
  apiVersion: z.literal('postgresql.cnpg.io/v1'),
  kind: z.literal('Cluster'),
  metadata,
  spec: z.strictObject({
    instances: z.int().min(1),
    imageName: z.string(),
    enableSuperuserAccess: z.boolean().optional(),
    superuserSecret: reference.optional(),
    inheritedMetadata: z.strictObject({ labels: z.record(z.string(), z.string()) }).optional(),
    storage,
    walStorage: storage.optional(),
    resources: z.strictObject({ requests: amounts, limits: amounts }),
    plugins: z.array(plugin).optional(),
  }),
});

const scheduledBackup = z.strictObject({
  apiVersion: z.literal('postgresql.cnpg.io/v1'),
  kind: z.literal('ScheduledBackup'),
  metadata,
  spec: z.strictObject({
    /** Six fields: seconds come first. */
    schedule: z.string().regex(/^([\d*/,-]{1,20} ){5}[\d*/,-]{1,20}$/),
    method: z.enum(['plugin', 'volumeSnapshot']),
    pluginConfiguration: reference.optional(),
    cluster: reference,
    backupOwnerReference: z.enum(['none', 'self', 'cluster']),
  }),
});

const objectStore = z.strictObject({
  apiVersion: z.literal('barmancloud.cnpg.io/v1'),
  kind: z.literal('ObjectStore'),
  metadata,
  spec: z.strictObject({
    retentionPolicy: z.string().regex(/^[1-9]\d{0,3}[dwm]$/),
    configuration: z.strictObject({
      destinationPath: z.string().startsWith('s3://'),
      endpointURL: z.url(),
      s3Credentials: z.strictObject({ accessKeyId: key, secretAccessKey: key }),
      wal: z.strictObject({ compression: z.enum(['gzip', 'bzip2', 'snappy', 'zstd', 'lz4', 'xz']) }),
    }),
  }),
});

export const databaseSchema = z.discriminatedUnion('kind', [cluster, scheduledBackup, objectStore]);
/** Whether an object is one of the operator's. */
export const isOfDatabaseOperator = (apiVersion: string): boolean => apiVersion.endsWith('.cnpg.io/v1');
