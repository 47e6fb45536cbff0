import {
  connect,
  headers as createHeaders,
  type Msg,
  type MsgHdrs,
  type NatsConnection,
  RequestError,
  type Subscription,
  TimeoutError,
} from '@nats-io/transport-node';
import { firstReply } from './first-reply.js';
import { InFlight } from './in-flight.js';
import { awaitReply } from './reply-wait.js';
import type {
  EventHandler,
  Message,
  RequestHandler,
  RequestOptions,
  Transport,
  Unsubscribe,
} from './transport.port.js';
import { closedError, noServerError, timeoutError } from './transport.errors.js';

const CHECK_TIMEOUT_MS = 1_000;

function toHeaders(headers: Message['headers']): MsgHdrs {
  const result = createHeaders();
  for (const [name, value] of Object.entries(headers)) result.set(name, value);
  return result;
}

function toMessage(msg: Msg): Message {
  const headers: Record<string, string> = {};
  for (const name of msg.headers?.keys() ?? []) headers[name] = msg.headers?.get(name) ?? '';
  return { payload: msg.string(), headers };
}

/** Carries messages over NATS core: request/reply with queue groups, and plain publish for events. */
export class NatsTransport implements Transport {
  private readonly inFlight = new InFlight();
  private readonly subscriptions = new Set<Subscription>();

  private constructor(
    private readonly connection: NatsConnection,
    private readonly onFault: (error: Error) => void,
  ) {}

  /**
   * Connects and keeps reconnecting for as long as the process lives.
   * @param url `nats://[user:password@]host:port`, several separated by commas.
   * @param onFault Told of permission errors and of replies that could not be sent.
   * @throws ProcedureError `service_unavailable` when the first connection fails.
   */
  static async connect(
    url: string,
    clientName: string,
    onFault: (error: Error) => void = () => undefined,
  ): Promise<NatsTransport> {
    const servers = url.split(',').map((address) => new URL(address.trim()));
    const [first] = servers;
    try {
      const connection = await connect({
        servers: servers.map((server) => server.host),
        name: clientName,
        maxReconnectAttempts: -1,
        reconnectTimeWait: 250,
        // A stack for each request costs more than the request; our own errors name the subject.
        noAsyncTraces: true,
        ...(first?.username && {
          user: decodeURIComponent(first.username),
          pass: decodeURIComponent(first.password),
        }),
      });
      return new NatsTransport(connection, onFault);
    } catch (error) {
      throw closedError(error);
    }
  }

  async serve(queueGroup: string, subject: string, handler: RequestHandler): Promise<void> {
    const subscription = this.connection.subscribe(subject, {
      queue: queueGroup,
      callback: (error, msg) => {
        if (error) return this.onFault(error);
        const answered = handler(toMessage(msg)).then((reply) => void msg.respond(reply));
        void this.inFlight.track(answered.catch(this.onFault));
      },
    });
    this.subscriptions.add(subscription);
    await this.connection.flush();
  }

  async request(subject: string, message: Message, options: RequestOptions): Promise<string> {
    const { timeoutMs } = options;
    const send = () =>
      this.connection.request(subject, message.payload, {
        timeout: timeoutMs + CHECK_TIMEOUT_MS,
        headers: toHeaders(message.headers),
      });
    return awaitReply(subject, options, (settle) => {
      (options.isRepeatable ? firstReply(send) : send()).then(
        (reply) => settle.resolve(reply.string()),
        (error: unknown) => settle.reject(this.toTypedError(subject, timeoutMs, error)),
      );
    });
  }

  async subscribe(subject: string, handler: EventHandler, queueGroup?: string): Promise<Unsubscribe> {
    const subscription = this.connection.subscribe(subject, {
      ...(queueGroup && { queue: queueGroup }),
      callback: (error, msg) => {
        if (error) return this.onFault(error);
        void this.inFlight.track(handler(toMessage(msg)).catch(this.onFault));
      },
    });
    this.subscriptions.add(subscription);
    await this.connection.flush();
    return () => {
      if (!subscription.isClosed()) subscription.unsubscribe();
      this.subscriptions.delete(subscription);
    };
  }

  async publish(subject: string, message: Message): Promise<void> {
    try {
      this.connection.publish(subject, message.payload, { headers: toHeaders(message.headers) });
    } catch (error) {
      throw closedError(error);
    }
  }

  async drain(): Promise<void> {
    if (this.connection.isClosed()) return;
    // Unsubscribes, delivers what the server has already sent, then waits for the handlers of those messages.
    const subscriptions = [...this.subscriptions];
    this.subscriptions.clear();
    await Promise.all(subscriptions.map((subscription) => subscription.drain()));
    await this.inFlight.idle();
    await this.connection.flush().catch(this.noteLostConnection);
  }

  async check(): Promise<void> {
    const timeout = AbortSignal.timeout(CHECK_TIMEOUT_MS);
    const expired = new Promise<never>((_, reject) => {
      timeout.addEventListener('abort', () => reject(closedError()), { once: true });
    });
    await Promise.race([this.connection.rtt(), expired]).catch((error: unknown) => {
      throw closedError(error);
    });
  }

  async close(): Promise<void> {
    if (this.connection.isClosed()) return;
    await this.inFlight.idle();
    await this.connection.drain().catch(this.noteLostConnection);
    await this.connection.close();
  }

  /** A server that is away has nothing to deliver and takes nothing, and must not keep the process from stopping. */
  private readonly noteLostConnection = (error: unknown): void => {
    if (error instanceof Error) this.onFault(error);
  };

  private toTypedError(subject: string, timeoutMs: number, error: unknown): Error {
    if (error instanceof RequestError && error.isNoResponders()) return noServerError(subject);
    if (error instanceof TimeoutError) return timeoutError(subject, timeoutMs);
    return closedError(error);
  }
}
