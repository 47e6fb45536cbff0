import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { StartError } from '@playbook/service-kit/config/start-error';
import type { SchemaAccess } from '@playbook/service-kit/persistence/migration/migrate';
import type { Schemas } from '../migrate/schemas.js';
import type { ProcessPlan } from '../supervision/supervised-process.js';
import type { PlanningFault, PlanningQuestion, PlanningReply, PlanningRequest } from './planning-messages.js';

const ENTRY = fileURLToPath(new URL('./planning.main.js', import.meta.url));

/** The supervisor's end of the process that knows the services. */
export class PlanningProcess implements Schemas {
  private constructor(
    private readonly child: ChildProcess,
    readonly names: readonly string[],
  ) {}

  /** @throws StartError for an unknown setting */
  static async start(): Promise<PlanningProcess> {
    const child = spawn(process.execPath, [ENTRY], {
      // Ctrl-C reaches the supervisor only, which ends this one in its order.
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // Maps arrive as maps.
      serialization: 'advanced',
    });
    const first = await replyOf(child);
    if (!('names' in first)) throw new Error('The planning process does not name the services');
    return new PlanningProcess(child, first.names);
  }

  /** @throws StartError when a schema cannot be brought up to date */
  async migrate(accesses: ReadonlyMap<string, SchemaAccess>): Promise<void> {
    await this.ask({ migrate: accesses });
  }

  /**
   * The processes to start, in tiers.
   * @throws StartError when a secret cannot be read or written
   */
  async plan(request: PlanningRequest): Promise<readonly (readonly ProcessPlan[])[]> {
    const reply = await this.ask({ plan: request });
    if (!('plans' in reply)) throw new Error('The planning process does not plan');
    return reply.plans;
  }

  /** Ends it; resolves when its memory is free. Who waits for a reply then goes with the start that is stopped. */
  async end(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    this.child.removeAllListeners('exit');
    const ended = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await ended;
  }

  private ask(question: PlanningQuestion): Promise<PlanningReply> {
    const reply = replyOf(this.child);
    this.child.send(question);
    return reply;
  }
}

/** @throws what made the process fail */
function replyOf(child: ChildProcess): Promise<PlanningReply> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null, signal: string | null): void =>
      reject(new Error(`The planning process ended (${signal ?? code})`));
    child.once('exit', onExit);
    child.once('error', reject);
    child.once('message', (reply: PlanningReply) => {
      child.removeListener('exit', onExit).removeListener('error', reject);
      if ('fault' in reply) reject(errorOf(reply.fault));
      else resolve(reply);
    });
  });
}

function errorOf({ code, message, stack }: PlanningFault): Error {
  if (code !== null) return new StartError(code, message);
  const error = new Error(message);
  if (stack !== undefined) error.stack = stack;
  return error;
}
