import { setTimeout as delay } from 'node:timers/promises';
import { getApplicationRoute } from '@playbook/contracts/applications/application-routes.contract';
import type { SeverableLink } from '@playbook/testing/infra/severable-link';
import type { Product } from '@playbook/testing/product/start-product';
import { call } from '../support/auth/founder.js';
import type { AnswerWriter } from './answer-writer.js';
import { productProcesses } from '@playbook/testing/product/product-processes';

const PAUSE_MS = 50;
const RECOVERY_TIMEOUT_MS = 60_000;
const CALL_TIMEOUT_MS = 2_000;
/** How long a link is cut or frozen. */
const LINK_HURT_MS = 10_000;
/** How long nobody watches over the others. */
const SUPERVISOR_STOP_MS = 30_000;

/** The product's first process, which starts the others again; nobody starts it again but whoever started it. */
export const SUPERVISOR = 'supervisor';

/** What is done to a process of a kind, and at the same moment to one of another. */
export interface ProcessFault {
  readonly name: string;
  readonly signal: 'SIGKILL' | 'SIGSTOP' | 'SIGTERM';
  readonly also?: string;
}

/** What is done to the connections to a server: all are ended and new ones refused, or nothing gets through any more. */
export interface LinkFault {
  readonly link: string;
  readonly how: 'cut' | 'frozen';
}

export type Fault = ProcessFault | LinkFault;

export type Recovery = Fault & {
  /**
   * From the fault until the hurt process is gone and all that the product does is done again; for the supervisor, which is let
   * go on after half a minute, from then on.
   */
  readonly recoveryMs: number;
};

/** In words, such as 'SIGKILL auth and gateway' or 'cut postgres'. */
export const faultText = (fault: Fault): string =>
  'link' in fault
    ? `${fault.how.padEnd(8)} ${fault.link}`
    : `${fault.signal.padEnd(8)} ${[fault.name, ...(fault.also === undefined ? [] : [fault.also])].join(' and ')}`;

/** Hurts a product's processes and sees how long it takes to recover. */
export class Nemesis {
  constructor(
    private readonly product: Product,
    private readonly writers: readonly AnswerWriter[],
    private readonly links: ReadonlyMap<string, SeverableLink> = new Map(),
  ) {}

  /** The kinds of processes that run now. */
  async kinds(): Promise<string[]> {
    const processes = await productProcesses(this.product.processId);
    return [...new Set(processes.map(({ name }) => name))].toSorted();
  }

  /** @throws Error when there is nothing to hurt, or the product does not recover within a minute */
  async inflict(fault: Fault): Promise<Recovery> {
    if ('link' in fault) return this.hurtLink(fault);
    if (fault.name === SUPERVISOR) return this.stopSupervisor(fault);
    const processes = await productProcesses(this.product.processId);
    const names = [fault.name, ...(fault.also === undefined ? [] : [fault.also])];
    const victims = names.map((name) => {
      const victim = processes.find((process) => process.name === name);
      if (victim === undefined) throw new Error(`The product runs no ${name}`);
      return victim.processId;
    });
    const savesBefore = this.saves();
    const startedAtMs = performance.now();
    for (const victim of victims) process.kill(victim, fault.signal);
    return this.recovery(fault, startedAtMs, async () => {
      const areThere = await Promise.all(victims.map((victim) => this.isThere(victim)));
      return !areThere.includes(true) && this.haveSavedSince(savesBefore);
    });
  }

  /** Recovery counts from when the link is whole again. */
  private async hurtLink(fault: LinkFault): Promise<Recovery> {
    const link = this.links.get(fault.link);
    if (link === undefined) throw new Error(`There is no link to ${fault.link}`);
    if (fault.how === 'cut') await link.cut();
    else link.freeze();
    await delay(LINK_HURT_MS);
    if (fault.how === 'cut') await link.mend();
    else link.thaw();
    const savesBefore = this.saves();
    return this.recovery(fault, performance.now(), async () => this.haveSavedSince(savesBefore));
  }

  private async stopSupervisor(fault: ProcessFault): Promise<Recovery> {
    process.kill(this.product.processId, 'SIGSTOP');
    await delay(SUPERVISOR_STOP_MS);
    const savesBefore = this.saves();
    const startedAtMs = performance.now();
    process.kill(this.product.processId, 'SIGCONT');
    return this.recovery(fault, startedAtMs, async () => this.haveSavedSince(savesBefore));
  }

  private async recovery(fault: Fault, startedAtMs: number, isOver: () => Promise<boolean>): Promise<Recovery> {
    while (!((await isOver()) && (await this.isServing()))) {
      if (performance.now() - startedAtMs > RECOVERY_TIMEOUT_MS) {
        throw new Error(`The product did not recover from ${faultText(fault)}:\n${this.product.output()}`);
      }
      await delay(PAUSE_MS);
    }
    return { ...fault, recoveryMs: performance.now() - startedAtMs };
  }

  private saves(): readonly number[] {
    return this.writers.map(({ saves }) => saves);
  }

  private haveSavedSince(before: readonly number[]): boolean {
    return this.writers.every(({ saves }, index) => saves > (before[index] ?? 0));
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
