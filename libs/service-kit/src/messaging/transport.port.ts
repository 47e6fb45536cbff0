/** A message as bytes on the wire see it: JSON text and string headers. */
export interface Message {
  readonly payload: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Responds to a request with a reply payload. Must not reject: faults are encoded in the reply. */
export type RequestHandler = (message: Message) => Promise<string>;
/** Takes an event. Must not reject. */
export type EventHandler = (message: Message) => Promise<void>;
/** Takes nothing more; may be called twice. */
export type Unsubscribe = () => void;

export interface RequestOptions {
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
  /** Whether the request may be handled twice; it is then sent to another member when the first one does not respond soon. */
  readonly isRepeatable?: boolean;
}

/** Largest payload of a request, reply or event; NATS refuses more than 1 MiB with its headers. */
export const MESSAGE_MAX_BYTES = 1_000_000;

/**
 * Carries procedures and events between services. Adapters: a bus within one process, and NATS. Callers cannot tell which:
 * messages are text on both, the callee never sees the caller's async context, and failures have the same codes.
 */
export interface Transport {
  /** Serves a subject as one member of a queue group: each request reaches exactly one member. */
  serve(queueGroup: string, subject: string, handler: RequestHandler): Promise<void>;
  /**
   * Sends a request and waits for its reply.
   * @throws ProcedureError `service_unavailable` when nobody serves the subject or the connection is down,
   * `request_timeout` after `timeoutMs`, `request_cancelled` when `signal` aborts.
   */
  request(subject: string, message: Message, options: RequestOptions): Promise<string>;
  /**
   * Every subscriber in every process gets an event, unless it shares a queue group with another. What one end publishes to a
   * subject arrives in its order, and before the reply that the same end sends afterwards.
   * @returns ends the subscription
   */
  subscribe(subject: string, handler: EventHandler, queueGroup?: string): Promise<Unsubscribe>;
  /** @throws ProcedureError `service_unavailable` when the event cannot be handed over. */
  publish(subject: string, message: Message): Promise<void>;
  /** Takes no new messages; resolves when those being handled get their responses. */
  drain(): Promise<void>;
  /** Resolves when messages can be sent. @throws ProcedureError `service_unavailable` */
  check(): Promise<void>;
  close(): Promise<void>;
}
