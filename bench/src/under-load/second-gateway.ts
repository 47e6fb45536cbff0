import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { once } from 'node:events';
import { findFreePort } from '@playbook/service-kit/config/free-port';
import { startChild } from '../measure/start-child.js';

const ENTRY = new URL('../../../dist/infra/distributed/gateway.main.js', import.meta.url);

/** A gateway beside the product's own one, with the same settings on another port. */
export class SecondGateway {
  private constructor(
    readonly url: string,
    private readonly environment: Readonly<Record<string, string>>,
    private child: Awaited<ReturnType<typeof startChild>>,
  ) {}

  /** @param gatewayId Process whose settings it takes */
  static async beside(gatewayId: number): Promise<SecondGateway> {
    const port = await findFreePort();
    const settings = readFileSync(`/proc/${gatewayId}/environ`, 'utf8').split('\0').filter(Boolean);
    const environment = {
      ...Object.fromEntries(settings.map((line) => line.split(/=(.*)/s, 2) as [string, string])),
      PORT: String(port),
      METRICS_PORT: '0',
    };
    return new SecondGateway(`http://127.0.0.1:${port}`, environment, await startChild(ENTRY, environment));
  }

  /** Ends it gracefully and starts it again; resolves when it serves. */
  async restart(): Promise<void> {
    await this.stop();
    this.child = await startChild(ENTRY, this.environment);
  }

  /** @throws Error when it does not end with 0 */
  async stop(): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    const [code] = await ended;
    if (code !== 0) throw new Error(`${fileURLToPath(ENTRY)} ended with ${String(code)}`);
  }
}
