import { describe, expect, it } from '@jest/globals';
import { SERVICES } from '../composition/services.js';
import { planProcesses } from './plan-processes.js';

describe('planProcesses', () => {
  const [services = [], gateways = []] = planProcesses({
    environment: { LOG_LEVEL: 'warn' },
    databaseUrls: new Map(SERVICES.map(({ name }) => [name, `postgresql://127.0.0.1/${name}`])),
    port: 3000,
    metricsPort: 9464,
    replicas: 2,
  });

  it('plans replicas of each service, each with the address of its database', () => {
    expect(services.map(({ label }) => label)).toEqual(SERVICES.flatMap(({ name }) => [`${name}-1`, `${name}-2`]));
    for (const { label, environment } of services) {
      expect(environment).toMatchObject({ LOG_LEVEL: 'warn', METRICS_PORT: '0' });
      expect(label.startsWith(`${environment['DATABASE_URL']?.split('/').at(-1)}-`)).toBe(true);
    }
  });

  it('plans one gateway, which starts last and knows no database', () => {
    expect(gateways.map(({ label }) => label)).toEqual(['gateway']);
    expect(gateways[0]?.environment).toMatchObject({ PORT: '3000', METRICS_PORT: '9464' });
    expect(gateways[0]?.environment).not.toHaveProperty('DATABASE_URL');
  });
});
