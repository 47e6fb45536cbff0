import { PRODUCT } from './labels.js';
import { reads, type Workload } from './workload.js';

/** Settings that are secret, under the names that the files of an installation have (`infra/src/process-secrets`). */
const SECRET_SETTINGS = {
  'public-keys': 'AUTH_JWT_PUBLIC_KEYS',
  'redis-url': 'REDIS_URL',
  'nats-seed': 'NATS_NKEY_SEED',
  'database-url': 'DATABASE_URL',
  'object-storage-secret': 'PLAYBOOK_OBJECT_STORAGE_SECRET',
  's3-access-key': 'PLAYBOOK_S3_ACCESS_KEY',
  's3-secret-key': 'PLAYBOOK_S3_SECRET_KEY',
  'model-api-key': 'PLAYBOOK_MODEL_API_KEY',
  'speech-key': 'PLAYBOOK_SPEECH_KEY',
  'jwt-keys': 'AUTH_JWT_KEYS',
  'encryption-key': 'AUTH_ENCRYPTION_KEY',
  'google-client-id': 'AUTH_GOOGLE_CLIENT_ID',
  'google-client-secret': 'AUTH_GOOGLE_CLIENT_SECRET',
  'smtp-url': 'AUTH_SMTP_URL',
  'captcha-secret': 'AUTH_CAPTCHA_SECRET',
} as const;
type SecretKey = keyof typeof SECRET_SETTINGS;

/** Where a process finds its secrets as files. */
export const SECRETS_FOLDER = '/run/secrets/playbook';

/** Keys of a process's Secret. All must be there; an empty one leaves the setting at its default. */
export const secretKeysOf = (workload: Pick<Workload, 'schemas'>): readonly SecretKey[] =>
  (Object.keys(SECRET_SETTINGS) as SecretKey[]).filter((key) => reads(workload, SECRET_SETTINGS[key]));

/** Variable that names the file of a key. */
export const fileVariableOf = (key: SecretKey): string => `${SECRET_SETTINGS[key]}_FILE`;

/** Name of the Secret with the credentials of a service or of the gateway. */
export const secretOf = (party: string): string => `${PRODUCT}-${party}`;

/** Secret of the job of migrations, which alone knows an administrator of the database, and its keys. */
export const MIGRATION_SECRET = secretOf('migrate');
export const ADMIN_URL_KEY = 'database-url';
/** Key with the password of a service's runtime role, under its name in a data directory. */
export const passwordKeyOf = (service: string): string => `database-${service}`;
