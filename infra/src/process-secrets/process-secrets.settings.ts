import { z } from 'zod';

const hostSetting = z.string().regex(/^[a-z0-9.-]{1,253}$/, { error: 'it must be the name of a host' });

/** Settings of the job that hands each container its own secrets. */
export const processSecretsSchema = z.object({
  /** Where all secrets of the installation are made and kept; no other container but the job of migrations sees it. */
  PLAYBOOK_DATA_DIR: z.string().default('/data'),
  /** Holds one folder for each kind of process, each of which is a volume of its own. */
  PLAYBOOK_SECRETS_DIR: z.string().default('/run/playbook'),
  POSTGRES_HOST: hostSetting.default('postgres'),
  REDIS_HOST: hostSetting.default('redis'),
});
export type ProcessSecretsSettings = z.output<typeof processSecretsSchema>;
