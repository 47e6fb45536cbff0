import { AsyncResource } from 'node:async_hooks';
import type { EventHandler, RequestHandler } from '../transport.port.js';

interface Subscriber {
  readonly handler: EventHandler;
  readonly queueGroup: string | undefined;
}

/** Where the local transports of one process meet: who serves and who listens. */
export class LocalBus {
  private readonly servers = new Map<string, RequestHandler[]>();
  private readonly subscribers = new Map<string, Subscriber[]>();
  private turn = 0;
  /** Handlers run in the context that existed when the bus was made, so that a caller's context cannot leak into them. */
  private readonly detached = new AsyncResource('LocalBus');

  addServer(subject: string, handler: RequestHandler): void {
    this.servers.set(subject, [...(this.servers.get(subject) ?? []), handler]);
  }

  removeServer(subject: string, handler: RequestHandler): void {
    this.servers.set(
      subject,
      (this.servers.get(subject) ?? []).filter((candidate) => candidate !== handler),
    );
  }

  /** One of the members that serve the subject, in turn. */
  pickServer(subject: string): RequestHandler | undefined {
    const members = this.servers.get(subject) ?? [];
    this.turn += 1;
    return members[this.turn % Math.max(members.length, 1)];
  }

  addSubscriber(subject: string, subscriber: Subscriber): void {
    this.subscribers.set(subject, [...(this.subscribers.get(subject) ?? []), subscriber]);
  }

  removeSubscriber(subject: string, subscriber: Subscriber): void {
    const others = (this.subscribers.get(subject) ?? []).filter((candidate) => candidate !== subscriber);
    // Subjects of single calls are many, and none of them comes again.
    if (others.length === 0) this.subscribers.delete(subject);
    else this.subscribers.set(subject, others);
  }

  /** All subscribers without a group and one of each group. */
  pickSubscribers(subject: string): EventHandler[] {
    const all = this.subscribers.get(subject) ?? [];
    const first = new Map<unknown, Subscriber>();
    for (const subscriber of all) {
      const member = subscriber.queueGroup ?? subscriber;
      if (!first.has(member)) first.set(member, subscriber);
    }
    return [...first.values()].map((subscriber) => subscriber.handler);
  }

  /**
   * Runs a handler on a later turn of the event loop and outside the caller's async context.
   * @param onFault Told of a handler that rejects, which must not end the process that everybody shares.
   */
  dispatch(task: () => Promise<void>, onFault: (error: Error) => void): void {
    this.detached.runInAsyncScope(() => setImmediate(() => void task().catch(onFault)));
  }
}
