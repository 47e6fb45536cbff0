import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Topology } from '@playbook/testing/product/start-product';
import { ACTIONS } from './actions/actions.js';
import type { Action } from './actions/stage.js';
import { runAllActions, type TelemetryRun } from './telemetry-run.js';
import { type Trace, tracesOf } from './traces.js';

/** All actions with a browser, one after the other, on a machine that does other things too. */
const RUN_MS = 600_000;

describe.each<[Topology]>([['local'], ['distributed']])('telemetry of the %s topology', (topology) => {
  let run: TelemetryRun;
  beforeAll(async () => {
    run = await runAllActions(topology);
  }, RUN_MS);

  const chainsOf = ({ chains, chainsOfServers = [] }: Action): readonly string[] =>
    topology === 'distributed' ? [...chains, ...chainsOfServers] : chains;
  const missingIn = (trace: Trace, action: Action): readonly string[] =>
    chainsOf(action).filter((chain) => !trace.has(chain));
  /** The trace of an action: the one that lacks least. */
  const traceOf = (action: Action): Trace | undefined =>
    run.tracesOf(action).toSorted((a, b) => missingIn(a, action).length - missingIn(b, action).length)[0];

  it.each(ACTIONS.map((action) => [action.name, action] as const))(
    'is one trace from above down to what is stored: %s',
    (_name, action) => {
      const trace = traceOf(action);
      const missing = trace === undefined ? chainsOf(action) : missingIn(trace, action);
      const spans = missing.length === 0 ? '' : (trace?.describe() ?? 'no trace');
      expect({ missing, spans }).toEqual({ missing: [], spans: '' });
    },
  );

  it('has no span whose parent is missing', () => {
    const orphans = tracesOf(run.sink.spans).flatMap((trace) =>
      trace.orphans(run.stage.callersSpanIds).map(({ name }) => `${name} in\n${trace.describe()}`),
    );
    expect(orphans).toEqual([]);
  });

  it('names the trace in the lines of every process that took part', () => {
    const silent = ACTIONS.flatMap((action) => {
      const trace = traceOf(action);
      const lines = run.linesOf(trace?.traceId ?? 'none');
      const processes = new Set(lines.map(({ service }) => service));
      return [...(trace?.services ?? [])]
        .filter((service) => service !== 'playbook-web')
        .filter((service) =>
          topology === 'local' ? lines.length === 0 : !processes.has(service.replace('playbook-', '')),
        )
        .map((service) => `${action.name}: ${service}`);
    });
    expect(silent).toEqual([]);
  });

  it('tells of nothing that a founder wrote, of no address, and of nothing that opens anything', () => {
    const told = { ...run.sink.bodies, lines: [run.output], '/metrics': run.metrics };
    const secrets = [...run.stage.secrets];
    const names = [
      'text',
      'e-mail address',
      'signature of the access token',
      'refresh token',
      'secret of a link',
      'code of an address',
    ];
    expect(secrets.map(([, name]) => name)).toEqual(
      expect.arrayContaining([...names, expect.stringMatching(/^(X-Amz-S|s)ignature of an address$/)]),
    );
    const leaks = Object.entries(told).flatMap(([channel, texts]) =>
      secrets
        .filter(([secret]) => texts.some((text) => text.toLowerCase().includes(secret.toLowerCase())))
        .map(([, name]) => `${channel}: ${name}`),
    );
    expect(leaks).toEqual([]);
  });

  it('sends and serves metrics, and sends lines', () => {
    expect(run.sink.bodies.metrics.join()).toContain('rpc.server.duration');
    expect(run.sink.bodies.logs.join()).toContain('was handled');
    const served = run.metrics.join('\n');
    for (const series of [
      'http_server_request_duration_count',
      'process_cpu_time_total',
      'playbook_jobs_duration_count',
    ]) {
      expect(served).toContain(series);
    }
  });
});
