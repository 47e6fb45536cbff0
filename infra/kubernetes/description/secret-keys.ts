import { SERVICES } from '../../src/composition/services.js';
import { PRODUCT } from './labels.js';
import { reads, type Workload, WORKLOADS } from './workload.js';

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

const byParty = Map.groupBy(WORKLOADS, ({ party }) => party);

/** Keys of every Secret that processes of the product need, by its name. */
export const SECRETS: ReadonlyMap<string, readonly string[]> = new Map([
  ...[...byParty].map(([party, workloads]): [string, string[]] => [
    secretOf(party),
    [...new Set(workloads.flatMap(secretKeysOf))],
  ]),
  [MIGRATION_SECRET, [ADMIN_URL_KEY, ...SERVICES.map(({ name }) => passwordKeyOf(name))]],
]);

/** The same of servers and proxies, of those components that bring any. */
export const SERVER_SECRETS: ReadonlyMap<string, readonly string[]> = new Map([
  [secretOf('postgres'), ['username', 'password']],
  [secretOf('nats'), ['nats.conf']],
  [secretOf('redis'), ['redis.conf']],
  [secretOf('backups'), ['access-key', 'secret-key']],
  [secretOf('tls'), ['tls.crt', 'tls.key']],
]);

const SECRET_NAMES: ReadonlySet<string> = new Set(Object.values(SECRET_SETTINGS));
/** Whether a setting is a secret. */
export const isSecret = (setting: string): boolean => SECRET_NAMES.has(setting);
