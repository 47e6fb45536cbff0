import { describe, expect, it } from '@jest/globals';
import { gatewaySettingsSchema } from '../gateway.settings.js';
import { connectionLimits } from './connection-limits.js';
import { descriptorLimit } from './descriptor-limit.js';

const limitsFor = (environment: Record<string, string>, descriptors: number | null) =>
  connectionLimits(gatewaySettingsSchema.parse(environment), descriptors);

describe('the limits of connections', () => {
  it('are those of the settings where the system allows as many', () => {
    expect(limitsFor({}, null)).toMatchObject({ connections: 4_096, connectionsPerClient: 1_024 });
    expect(limitsFor({ PLAYBOOK_MAX_CONNECTIONS: '9000' }, 20_000).connections).toBe(9_000);
  });

  it('leave descriptors for everything else', () => {
    expect(limitsFor({ PLAYBOOK_MAX_CONNECTIONS: '20000' }, 4_096).connections).toBe(3_584);
    expect(limitsFor({}, 100).connections).toBe(64);
  });

  it('do not count by client where all clients come from a proxy', () => {
    expect(limitsFor({ PLAYBOOK_TRUSTED_PROXY_HOPS: '1' }, null).connectionsPerClient).toBe(Infinity);
  });
});

describe('descriptorLimit', () => {
  it('knows how many files this process may open', () => {
    expect(descriptorLimit()).toBeGreaterThan(0);
  });
});
