import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getApplicationRoute } from '@playbook/contracts/applications/application-routes.contract';
import { listPitchAnalysesRoute } from '@playbook/contracts/analysis/pitch-analysis.contract';
import { getProfileRoute } from '@playbook/contracts/profile/profile.contract';
import { type Product, startProduct, type Topology } from '@playbook/testing/product/start-product';
import { productProcesses } from '@playbook/testing/product/product-processes';
import { eventually } from '../support/eventually.js';
import { call, type Founder, signUpFounder } from '../support/auth/founder.js';

/** The two seconds within which a founder is answered, and as much again for a machine that does other things too. */
const PATIENCE_MS = 4_000;
const SERVERS: readonly (readonly [Topology, string, readonly string[]])[] = [
  ['local', 'PostgreSQL', ['postgres', 'backend']],
  ['distributed', 'PostgreSQL', ['postgres', 'backend']],
  ['distributed', 'Redis', ['redis-server']],
  ['distributed', 'NATS', ['nats-server']],
];

/** Whether there was anything to freeze: a backend may have ended since it was seen, as idle connections do. */
function freeze(processId: number): boolean {
  try {
    return process.kill(processId, 'SIGSTOP');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    return false;
  }
}

describe.each(['local', 'distributed'] as const)('a server that hangs: %s', (topology) => {
  let product: Product;
  let founder: Founder;

  beforeAll(async () => {
    product = await startProduct({ topology, environment: { PLAYBOOK_TRUSTED_PROXY_HOPS: '1' } });
    founder = await signUpFounder(product.url);
  });
  afterAll(() => product.stop());

  /** The status, whatever it says. @throws when there is none in time */
  const read = async (path: string): Promise<number> => {
    const headers = { authorization: `Bearer ${founder.session.access_token}` };
    const reply = await fetch(product.url + path, { headers, signal: AbortSignal.timeout(PATIENCE_MS) });
    await reply.arrayBuffer();
    return reply.status;
  };

  it.each(SERVERS.filter(([where]) => where === topology))(
    '%s, %s: every call for rows is answered in time, and again with rows afterwards',
    async (_topology, _server, names) => {
      const processes = await productProcesses(product.processId);
      const frozen = processes.filter(({ name, processId }) => names.includes(name) && freeze(processId));
      expect(frozen).not.toHaveLength(0);
      for (const { path } of [getApplicationRoute, getProfileRoute, listPitchAnalysesRoute]) {
        expect([200, 503, 504]).toContain(await read(path));
      }
      await eventually(async () => {
        const reply = await call(product.url + getApplicationRoute.path, { token: founder.session.access_token });
        return reply.status === 200;
      });
    },
  );
});
