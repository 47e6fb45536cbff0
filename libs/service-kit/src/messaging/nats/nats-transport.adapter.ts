import {
  AuthorizationError,
  headers as createHeaders,
  type Msg,
  type MsgHdrs,
  type NatsConnection,
  nkeyAuthenticator,
  PermissionViolationError,
  RequestError,
  type Subscription,
  TimeoutError,
} from '@nats-io/transport-node';
import { firstReply } from '../rpc/first-reply.js';
import { InFlight } from '../rpc/in-flight.js';
import { awaitReply } from '../rpc/reply-wait.js';
import type {
  EventHandler,
  Message,
  RequestHandler,
  RequestOptions,
  Transport,
  Unsubscribe,
} from '../transport.port.js';
import { inboxPrefixOf } from '../subjects.js';
import { connectToNats } from './nats-first-connection.adapter.js';
import { closedError, noServerError, notAllowedError, timeoutError } from '../transport.errors.js';

const CHECK_TIMEOUT_MS = 1_000;
/**
 * The library waits this long for a server to greet, also where the connection broke in the middle of the greeting; its own
 * limit of 20 s would keep a process away for that long after the server is back.
 */
const GREETING_TIMEOUT_MS = 3_000;
/** A server that leaves two pings unanswered is taken to be gone, so that calls fail at once instead of in their own time. */
const PING_INTERVAL_MS = 2_000;
const MAX_UNANSWERED_PINGS = 2;

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

export interface NatsOptions {
  /** Seed of the key by which the server knows this kind of process; an address with user and password needs none. */
  readonly nkeySeed?: string | undefined;
  /** Certificates (PEM) of the only authorities that may have signed the server's; the usual ones where absent. */
  readonly tlsAuthorities?: string | undefined;
  /** Told of permission errors and of replies that could not be sent. */
  readonly onFault?: (error: Error) => void;
}

/** Carries messages over NATS core: request/reply with queue groups, and plain publish for events. */
export class NatsTransport implements Transport {
  private readonly inFlight = new InFlight();
  private readonly subscriptions = new Set<Subscription>();
  private isAway = false;

  private constructor(
    private readonly connection: NatsConnection,
    private readonly onFault: (error: Error) => void,
  ) {}

  /**
   * Connects and keeps reconnecting for as long as the process lives.
   * @param url `nats://[user:password@]host:port`, several separated by commas; `tls://` refuses servers without TLS.
   * @param party Kind of the process; its replies arrive below a subject of this name.
   * @throws ProcedureError `service_unavailable` when the first connection fails.
   */
  static async connect(url: string, party: string, options: NatsOptions = {}): Promise<NatsTransport> {
    const { nkeySeed, tlsAuthorities, onFault = () => undefined } = options;
    const servers = url.split(',').map((address) => new URL(address.trim()));
    const [first] = servers;
    const wantsTls = tlsAuthorities !== undefined || servers.some(({ protocol }) => protocol === 'tls:');
    try {
      const connection = await connectToNats({
        servers: servers.map((server) => server.host),
        name: `playbook-${party}`,
        inboxPrefix: inboxPrefixOf(party),
        maxReconnectAttempts: -1,
        reconnectTimeWait: 250,
        timeout: GREETING_TIMEOUT_MS,
        pingInterval: PING_INTERVAL_MS,
        maxPingOut: MAX_UNANSWERED_PINGS,
        // Credentials that are refused today may be put right on the server while this process waits.
        ignoreAuthErrorAbort: true,
        ...(wantsTls && { tls: tlsAuthorities === undefined ? {} : { ca: tlsAuthorities } }),
        // A stack for each request costs more than the request; our own errors name the subject.
        noAsyncTraces: true,
        ...(first?.username
          ? { user: decodeURIComponent(first.username), pass: decodeURIComponent(first.password) }
          : nkeySeed !== undefined && { authenticator: nkeyAuthenticator(Buffer.from(nkeySeed)) }),
      });
      const transport = new NatsTransport(connection, onFault);
      void transport.watch();
      return transport;
    } catch (error) {
      throw closedError(error);
    }
  }

  /** Whether a connection failed because the server does not take the credentials. */
  static isRefusal(cause: Error): boolean {
    return cause instanceof AuthorizationError;
  }

  /** Whether the server knows its clients apart. */
  get asksForCredentials(): boolean {
    return this.connection.info?.auth_required === true;
  }

  async serve(queueGroup: string, subject: string, handler: RequestHandler): Promise<void> {
    await this.listen(subject, queueGroup, async (msg) => {
      const reply = await handler(toMessage(msg));
      msg.respond(reply);
    });
  }

  async request(subject: string, message: Message, options: RequestOptions): Promise<string> {
    // The library would keep the request until the server is back or the caller's time is over.
    if (this.isAway) throw closedError();
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
    const subscription = await this.listen(subject, queueGroup, (msg) => handler(toMessage(msg)));
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

  /** @throws ProcedureError `service_unavailable` when the server refuses the subscription */
  private async listen(
    subject: string,
    queue: string | undefined,
    take: (msg: Msg) => Promise<void>,
  ): Promise<Subscription> {
    const refusals: Error[] = [];
    const subscription = this.connection.subscribe(subject, {
      ...(queue !== undefined && { queue }),
      callback: (error, msg) => {
        if (error) {
          refusals.push(error);
          return this.onFault(error);
        }
        void this.inFlight.track(take(msg).catch(this.onFault));
      },
    });
    this.subscriptions.add(subscription);
    // The server responds in order: a refusal comes before this.
    await this.connection.flush();
    if (refusals.length === 0) return subscription;
    this.subscriptions.delete(subscription);
    throw notAllowedError(subject, refusals[0]);
  }

  /**
   * Follows the connection. Messages are sent without waiting, so that the server's refusals arrive here, too; those of
   * subscriptions are their own.
   */
  private async watch(): Promise<void> {
    for await (const status of this.connection.status()) {
      if (status.type === 'disconnect') this.isAway = true;
      if (status.type === 'reconnect') this.isAway = false;
      if (status.type !== 'error') continue;
      const { error } = status;
      if (!(error instanceof PermissionViolationError) || error.operation === 'publish') this.onFault(error);
    }
  }

  /** A server that is away has nothing to deliver and takes nothing, and must not keep the process from stopping. */
  private readonly noteLostConnection = (error: unknown): void => {
    if (error instanceof Error) this.onFault(error);
  };

  private toTypedError(subject: string, timeoutMs: number, error: unknown): Error {
    if (error instanceof RequestError && error.isNoResponders()) return noServerError(subject);
    if (error instanceof TimeoutError) return timeoutError(subject, timeoutMs);
    if (error instanceof RequestError && error.cause instanceof PermissionViolationError) {
      return notAllowedError(subject, error);
    }
    return closedError(error);
  }
}
