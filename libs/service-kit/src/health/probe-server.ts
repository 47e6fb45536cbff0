import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import type { HealthRegistry } from './health-registry.js';

export interface ProbeServer {
  readonly port: number;
  close(): Promise<void>;
}

/** `/livez`, `/readyz` and `/metrics` on a port of their own, away from founders. */
export async function startProbeServer(
  options: { readonly port: number; readonly host: string },
  health: HealthRegistry,
  prometheus: PrometheusExporter,
): Promise<ProbeServer> {
  const server = createServer((request, response) => void respond(request, response, health, prometheus));
  await listen(server, options);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function listen(server: Server, options: { port: number; host: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  health: HealthRegistry,
  prometheus: PrometheusExporter,
): Promise<void> {
  if (request.url === '/metrics') return prometheus.getMetricsRequestHandler(request, response);
  if (request.url === '/livez') return send(response, 200, { status: 'ok' });
  if (request.url === '/readyz') {
    const report = await health.readiness();
    return send(response, report.status === 'ok' ? 200 : 503, report);
  }
  return send(response, 404, { status: 'not found' });
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}
