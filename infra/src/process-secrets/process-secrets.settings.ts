import { httpUrlSetting, portSetting } from '@playbook/service-kit/config/process-settings';
import { z } from 'zod';

const hostSetting = z.string().regex(/^[a-z0-9.-]{1,253}$/, { error: 'it must be the name of a host' });

/** Settings of the job that hands each container its own secrets, and what all of them must agree on. */
export const processSecretsSchema = z
  .object({
    /** Where all secrets of the installation are made and kept; no other container but the job of migrations sees it. */
    PLAYBOOK_DATA_DIR: z.string().default('/data'),
    /** Holds one folder for each kind of process, each of which is a volume of its own. */
    PLAYBOOK_SECRETS_DIR: z.string().default('/run/playbook'),
    POSTGRES_HOST: hostSetting.default('postgres'),
    REDIS_HOST: hostSetting.default('redis'),
    /** Of this machine, at which the product is published. */
    PORT: portSetting.default(3000),
    PLAYBOOK_PUBLIC_URL: httpUrlSetting.optional(),
    AUTH_GOOGLE_CLIENT_ID: z.string().optional(),
    AUTH_GOOGLE_CLIENT_SECRET: z.string().optional(),
    AUTH_GOOGLE_ISSUER: httpUrlSetting.optional(),
  })
  .refine((settings) => Boolean(settings.AUTH_GOOGLE_CLIENT_ID) === Boolean(settings.AUTH_GOOGLE_CLIENT_SECRET), {
    error: 'the client id and the client secret are needed together',
    path: ['AUTH_GOOGLE_CLIENT_SECRET'],
  });
export type ProcessSecretsSettings = z.output<typeof processSecretsSchema>;
