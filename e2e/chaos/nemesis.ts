import { setTimeout as delay } from 'node:timers/promises';
import { getApplicationRoute } from '@playbook/contracts/application-routes.contract';
import type { Product } from '@playbook/testing/product/start-product';
import { call } from '../support/founder.js';
import type { AnswerWriter } from './answer-writer.js';
import { productProcesses } from './product-processes.js';

const PAUSE_MS = 50;
const RECOVERY_TIMEOUT_MS = 60_000;
const CALL_TIMEOUT_MS = 2_000;

/** What is done to which kind of process. */
export interface Fault {
  readonly name: string;
  readonly signal: 'SIGKILL' | 'SIGSTOP';
}

export interface Recovery extends Fault {
  /** From the fault until the hurt process is gone and all that the product does is done again. */
  readonly recoveryMs: number;
}

/** Hurts a product's processes and sees how long it takes to recover. */
export class Nemesis {
  constructor(
    private readonly product: Product,
    private readonly writers: readonly AnswerWriter[],
  ) {}

  /** The kinds of processes that run now. */
  async kinds(): Promise<string[]> {
    const processes = await productProcesses(this.product.processId);
    return [...new Set(processes.map(({ name }) => name))].toSorted();
  }

  /** @throws Error when there is nothing to hurt, or the product does not recover within a minute */
  async inflict({ name, signal }: Fault): Promise<Recovery> {
    const victim = (await productProcesses(this.product.processId)).find((process) => process.name === name);
    if (victim === undefined) throw new Error(`The product runs no ${name}`);
    const savesBefore = this.writers.map(({ saves }) => saves);
    const startedAtMs = performance.now();
    process.kill(victim.processId, signal);
    const hasRecovered = async (): Promise<boolean> =>
      !(await this.isThere(victim.processId)) &&
      this.writers.every(({ saves }, index) => saves > (savesBefore[index] ?? 0)) &&
      (await this.isServing());
    while (!(await hasRecovered())) {
      if (performance.now() - startedAtMs > RECOVERY_TIMEOUT_MS) {
        throw new Error(`The product did not recover from ${signal} of ${name}:\n${this.product.output()}`);
      }
      await delay(PAUSE_MS);
    }
    return { name, signal, recoveryMs: performance.now() - startedAtMs };
  }

  private async isThere(processId: number): Promise<boolean> {
    return (await productProcesses(this.product.processId)).some((process) => process.processId === processId);
  }

  /** Ready, and reads answered for a founder. */
  private async isServing(): Promise<boolean> {
    const token = this.writers[0]?.founder.session.access_token ?? '';
    const replies = await Promise.all([
      call(`${this.product.url}/readyz`, { timeoutMs: CALL_TIMEOUT_MS }),
      call(`${this.product.url}${getApplicationRoute.path}`, { token, timeoutMs: CALL_TIMEOUT_MS }),
    ]).catch(() => []);
    return replies.length > 0 && replies.every(({ status }) => status === 200);
  }
}
