import { describe, expect, it } from '@jest/globals';
import { gatewayProcessSchema } from '@playbook/gateway/gateway-process.settings';
import { serviceProcessSchema } from '@playbook/service-kit/service/process/service-process.settings';
import type { z } from 'zod';
import { kindOf } from '@playbook/service-kit/service/service-definition';
import { SERVICES, settingsOf, WORKERS } from '../composition/services.js';
import { KNOWN_SETTINGS } from '../known-settings.js';
import { planProcesses } from './plan-processes.js';

const DEVELOPMENT_CLIENT = {
  AUTH_GOOGLE_CLIENT_ID: 'playbook-development',
  AUTH_GOOGLE_CLIENT_SECRET: 'a secret of this start',
  AUTH_GOOGLE_ISSUER: 'http://localhost:3000/dev/identity',
};

function plan(options: Partial<Parameters<typeof planProcesses>[0]> = {}) {
  const [services = [], gateways = []] = planProcesses({
    environment: { LOG_LEVEL: 'warn' },
    natsSeeds: new Map([...SERVICES.map(({ name }) => name), 'gateway'].map((name) => [name, `seed of ${name}`])),
    publicKeys: { keys: [] },
    developmentClient: null,
    databaseUrls: new Map(SERVICES.map(({ name }) => [name, `postgresql://127.0.0.1/${name}`])),
    host: '127.0.0.1',
    port: 3000,
    metricsPort: 9464,
    replicas: 2,
    ...options,
  });
  return { services, gateways, all: [...services, ...gateways] };
}

describe('planProcesses', () => {
  it('plans replicas of each service and of what works for it, each with the address of its database', () => {
    const { services } = plan();
    const kinds = [...SERVICES, ...WORKERS].map(kindOf);
    expect(services.map(({ label }) => label)).toEqual(kinds.flatMap((kind) => [`${kind}-1`, `${kind}-2`]));
    for (const { label, environment } of services) {
      expect(environment).toMatchObject({ LOG_LEVEL: 'warn', METRICS_PORT: '0' });
      expect(label.startsWith(`${environment['DATABASE_URL']?.split('/').at(-1)}-`)).toBe(true);
    }
  });

  it('plans one gateway, which starts last and knows no database', () => {
    const { gateways } = plan();
    expect(gateways.map(({ label }) => label)).toEqual(['gateway']);
    expect(gateways[0]?.environment).toMatchObject({ HOST: '127.0.0.1', PORT: '3000', METRICS_PORT: '9464' });
    expect(gateways[0]?.environment).not.toHaveProperty('DATABASE_URL');
  });
});

describe('the environment of each process', () => {
  const names = new Set(KNOWN_SETTINGS.flatMap(({ shape }) => Object.keys(shape)));
  const everything = Object.fromEntries(
    [...names, 'DATABASE_URL_FILE', 'AUTH_JWT_KEYS_FILE', 'CLOUD_TOKEN', 'PGPASSWORD'].map((name) => [name, 'secret']),
  );
  const holders = (setting: string, options = {}): string[] =>
    plan({ environment: everything, replicas: 1, ...options })
      .all.filter(({ environment }) => setting in environment)
      .map(({ label }) => label);

  it('holds no setting that the process does not read', () => {
    const schemas = new Map<string, z.ZodObject[]>(
      [...SERVICES, ...WORKERS].map((one) => [`${kindOf(one)}-1`, [serviceProcessSchema, ...settingsOf(one)]]),
    );
    for (const { label, environment } of plan({ environment: everything, replicas: 1 }).all) {
      const read = (schemas.get(label) ?? [gatewayProcessSchema]).flatMap(({ shape }) => Object.keys(shape));
      const known = new Set(read.flatMap((name) => [name, `${name}_FILE`]));
      const foreign = Object.keys(environment).filter((name) => !known.has(name));
      expect([label, foreign.filter((name) => name !== 'NODE_ENV')]).toEqual([label, []]);
    }
  });

  it.each([
    'AUTH_JWT_KEYS',
    'AUTH_JWT_KEYS_FILE',
    'AUTH_ENCRYPTION_KEY',
    'AUTH_GOOGLE_CLIENT_SECRET',
    'AUTH_SMTP_URL',
    'AUTH_CAPTCHA_SECRET',
  ])('holds %s in the auth service only', (setting) => {
    expect(holders(setting)).toEqual(['auth-1']);
  });

  it('holds the key of a language model in the services that ask one', () => {
    expect(holders('PLAYBOOK_MODEL_API_KEY')).toEqual([
      'analysis-1',
      'insights-1',
      'demos-1',
      'decks-1',
      'demos-worker-1',
      'decks-worker-1',
    ]);
  });

  it('holds the keys of object storage where objects are kept, and of a speech server where there is sound', () => {
    expect(holders('PLAYBOOK_S3_SECRET_KEY')).toEqual(['demos-1', 'decks-1', 'demos-worker-1', 'decks-worker-1']);
    expect(holders('PLAYBOOK_SPEECH_KEY')).toEqual(['interviews-1', 'demos-worker-1']);
  });

  it.each(['CLOUD_TOKEN', 'PGPASSWORD'])('holds no %s', (secret) => {
    expect(holders(secret)).toEqual([]);
  });

  it('holds the client of the development sign-in in its two ends only', () => {
    const options = { developmentClient: DEVELOPMENT_CLIENT, environment: { LOG_LEVEL: 'info' } };
    expect(holders('AUTH_GOOGLE_CLIENT_SECRET', options)).toEqual(['auth-1', 'gateway']);
  });

  it('holds the credentials of its own kind on NATS', () => {
    for (const { label, environment } of plan({ environment: everything }).all) {
      expect(environment['NATS_NKEY_SEED']).toBe(`seed of ${label.replace(/(?:-worker)?-\d$/, '')}`);
    }
  });

  it('holds the public keys everywhere', () => {
    expect(holders('AUTH_JWT_PUBLIC_KEYS')).toHaveLength(SERVICES.length + WORKERS.length + 1);
  });
});
