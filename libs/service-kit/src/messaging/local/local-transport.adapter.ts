import { InFlight } from '../rpc/in-flight.js';
import type { LocalBus } from './local-bus.js';
import { awaitReply } from '../rpc/reply-wait.js';
import type {
  EventHandler,
  Message,
  RequestHandler,
  RequestOptions,
  Transport,
  Unsubscribe,
} from '../transport.port.js';
import { closedError, noServerError } from '../transport.errors.js';

/** One service's end of the bus within a process. */
export class LocalTransport implements Transport {
  private readonly inFlight = new InFlight();
  private readonly removals = new Set<() => void>();
  private isClosed = false;

  /** @param onFault Told of handlers that reject, against the rule. */
  constructor(
    private readonly bus: LocalBus,
    private readonly onFault: (error: Error) => void = () => undefined,
  ) {}

  async serve(_queueGroup: string, subject: string, handler: RequestHandler): Promise<void> {
    const tracked: RequestHandler = (message) => this.inFlight.track(handler(message));
    this.bus.addServer(subject, tracked);
    this.removals.add(() => this.bus.removeServer(subject, tracked));
  }

  async request(subject: string, message: Message, options: RequestOptions): Promise<string> {
    if (this.isClosed) throw closedError();
    const server = this.bus.pickServer(subject);
    if (!server) throw noServerError(subject);
    return awaitReply(subject, options, (settle) =>
      this.bus.dispatch(
        async () => settle.resolve(await server({ payload: message.payload, headers: { ...message.headers } })),
        this.onFault,
      ),
    );
  }

  async subscribe(subject: string, handler: EventHandler, queueGroup?: string): Promise<Unsubscribe> {
    const subscriber = { handler: (message: Message) => this.inFlight.track(handler(message)), queueGroup };
    this.bus.addSubscriber(subject, subscriber);
    const remove = (): void => {
      this.bus.removeSubscriber(subject, subscriber);
      this.removals.delete(remove);
    };
    this.removals.add(remove);
    return remove;
  }

  async publish(subject: string, message: Message): Promise<void> {
    if (this.isClosed) throw closedError();
    for (const handler of this.bus.pickSubscribers(subject)) {
      this.bus.dispatch(() => handler({ payload: message.payload, headers: { ...message.headers } }), this.onFault);
    }
  }

  async drain(): Promise<void> {
    for (const remove of this.removals) remove();
    this.removals.clear();
    await this.inFlight.idle();
  }

  async check(): Promise<void> {
    if (this.isClosed) throw closedError();
  }

  async close(): Promise<void> {
    await this.drain();
    this.isClosed = true;
  }
}
