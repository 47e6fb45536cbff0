import { SpanKind } from '@opentelemetry/api';
import type { EventContract } from '@playbook/contracts/core/event';
import { type Procedure, serviceOf } from '@playbook/contracts/core/procedure';
import { type CustomTransportStrategy, type MessageHandler, Server } from '@nestjs/microservices';
import { lastValueFrom } from 'rxjs';
import { ProcedureError } from '../../errors/procedure-error.js';
import { toProcedureError } from '../../errors/to-procedure-error.js';
import { parseOrThrow } from '../../errors/validation-error.js';
import type { AccessTokenVerifier } from '../../identity/access-token-verifier.js';
import type { Actor } from '../../identity/actor.js';
import { refusalOf } from '../../security-log/refusals.js';
import type { SecurityLog } from '../../security-log/security-log.js';
import type { Logger } from '../../telemetry/logger.js';
import { recordEvent } from '../../telemetry/messaging-metrics.js';
import { recordCall } from '../../telemetry/rpc-metrics.js';
import { extractTraceContext } from '../../telemetry/trace-context.js';
import { withSpan } from '../../telemetry/with-span.js';
import { HEADER } from '../headers.js';
import type { Delivery } from '../on-event.decorator.js';
import { encodeError, encodeValue } from './reply.codec.js';
import { openCalleeStream } from '../chunk-stream.js';
import { openCall } from './rpc-call.js';
import type { Message, Transport } from '../transport.port.js';

const DEFAULT_TIMEOUT_MS = 10_000;

export interface ProcedureServerOptions {
  readonly transport: Transport;
  readonly serviceName: string;
  readonly verifier: Pick<AccessTokenVerifier, 'verify' | 'verifyServiceKey'>;
  readonly logger: Logger;
  readonly securityLog: Pick<SecurityLog, 'record'>;
}

/**
 * Nest's transport strategy over either transport: subscribes what the controllers declared with `@Rpc` and `@OnEvent`, and
 * does for every message what no handler should do itself: input schema, identity, span, error mapping, output schema.
 */
export class ProcedureServer extends Server implements CustomTransportStrategy {
  constructor(private readonly options: ProcedureServerOptions) {
    super();
  }

  override listen(callback: (error?: unknown) => void): void {
    this.subscribeAll().then(() => callback(), callback);
  }

  override async close(): Promise<void> {
    await this.options.transport.drain();
  }

  override on(): never {
    throw new Error('ProcedureServer emits no events');
  }

  override unwrap<T>(): T {
    throw new Error('ProcedureServer has no underlying server');
  }

  private async subscribeAll(): Promise<void> {
    for (const [subject, handler] of this.getHandlers()) {
      if (handler.isEventHandler) await this.subscribeEvent(subject, handler);
      else await this.serveProcedure(subject, handler);
    }
  }

  private async serveProcedure(subject: string, handler: MessageHandler): Promise<void> {
    const procedure: Procedure | undefined = handler.extras?.['procedure'];
    if (!procedure) throw new Error(`The handler of ${subject} was not declared with @Rpc and has no schema`);
    if (serviceOf(subject) !== this.options.serviceName) {
      throw new Error(`${this.options.serviceName} must not serve ${subject}`);
    }
    await this.options.transport.serve(this.options.serviceName, subject, (message) =>
      this.reply(procedure, handler, message),
    );
  }

  private async subscribeEvent(subject: string, handler: MessageHandler): Promise<void> {
    const event: EventContract | undefined = handler.extras?.['event'];
    const delivery: Delivery | undefined = handler.extras?.['delivery'];
    if (!event || !delivery) throw new Error(`The subscriber of ${subject} was not declared with @OnEvent`);
    const queueGroup = delivery === 'one-process' ? this.options.serviceName : undefined;
    await this.options.transport.subscribe(subject, (message) => this.take(event, handler, message), queueGroup);
  }

  /** Never rejects: every fault becomes an error reply. */
  private reply(procedure: Procedure, handler: MessageHandler, message: Message): Promise<string> {
    const { subject } = procedure;
    const span = {
      kind: SpanKind.SERVER,
      parent: extractTraceContext(message.headers),
      attributes: { 'rpc.method': subject, 'playbook.service': this.options.serviceName },
    };
    const startedAtMs = performance.now();
    return withSpan(`handle ${subject}`, span, async () => {
      const reply = await this.handle(procedure, handler, message).catch((thrown: unknown) => {
        this.noteFault(subject, toProcedureError(thrown));
        throw thrown;
      });
      this.options.logger.debug(`${subject} was handled`);
      return reply;
    }).then(
      (reply) => {
        recordCall(subject, 'ok', performance.now() - startedAtMs);
        return reply;
      },
      (thrown: unknown) => {
        const error = toProcedureError(thrown);
        recordCall(subject, error.code, performance.now() - startedAtMs);
        return encodeError(error);
      },
    );
  }

  /** Within the span of the call, so that what is logged names its trace. */
  private noteFault(subject: string, error: ProcedureError): void {
    const { logger, securityLog } = this.options;
    const refusal = refusalOf(error.code);
    // Limits and rights are told by the gateway, which knows the client.
    if (refusal === 'token_refused') securityLog.record(refusal, error.code, { subject });
    if (error.isFailure) logger.failure(`${subject} failed`, error);
    else logger.debug(`${subject} was refused: ${error.code}`);
  }

  /** @throws whatever the handler throws, and Error when it returns what its contract does not allow */
  private async handle(procedure: Procedure, handler: MessageHandler, message: Message): Promise<string> {
    const actor = await this.identify(procedure, message);
    const input = parseOrThrow(procedure.input, parseJson(message.payload));
    const stream = await openCalleeStream(this.options.transport, procedure, message);
    try {
      const timeoutMs = Number(message.headers[HEADER.timeoutMs]) || DEFAULT_TIMEOUT_MS;
      const call = openCall(actor, timeoutMs, stream);
      const value: unknown = await lastValueFrom(this.transformToObservable(await handler(input, call)));
      const output = procedure.output.safeParse(value);
      if (!output.success) {
        throw new Error(`${procedure.subject} returned what its contract does not allow`, { cause: output.error });
      }
      return encodeValue(output.data);
    } finally {
      await stream?.close();
    }
  }

  /** Whose call it is, where it is somebody's in particular. */
  private async identify(procedure: Procedure, message: Message): Promise<Actor | null> {
    const { verifier } = this.options;
    switch (procedure.access) {
      case 'public':
        return null;
      case 'admin':
        await verifier.verifyServiceKey(requireToken(message));
        return null;
      case 'founder':
        return verifier.verify(requireToken(message));
    }
  }

  /** Never rejects: a fault is logged, and the event is not delivered again. */
  private take(event: EventContract, handler: MessageHandler, message: Message): Promise<void> {
    const span = {
      kind: SpanKind.CONSUMER,
      parent: extractTraceContext(message.headers),
      attributes: { 'messaging.destination.name': event.subject, 'playbook.service': this.options.serviceName },
    };
    const taken = { subject: event.subject, service: this.options.serviceName, startedAtMs: performance.now() };
    return withSpan(`take ${event.subject}`, span, async () => {
      await this.deliver(event, handler, message).catch((thrown: unknown) => {
        this.options.logger.failure(`${event.subject} was not handled`, toProcedureError(thrown));
        throw thrown;
      });
      this.options.logger.debug(`${event.subject} was handled`);
    }).then(
      () => recordEvent(taken, 'ok'),
      (thrown: unknown) => recordEvent(taken, toProcedureError(thrown).code),
    );
  }

  private async deliver(event: EventContract, handler: MessageHandler, message: Message): Promise<void> {
    const payload = parseOrThrow(event.payload, parseJson(message.payload));
    const result: unknown = await handler(payload, undefined);
    await lastValueFrom(this.transformToObservable(result), { defaultValue: undefined });
  }
}

function requireToken(message: Message): string {
  const accessToken = message.headers[HEADER.accessToken];
  if (accessToken !== undefined) return accessToken;
  throw new ProcedureError('no_authorization', 'This endpoint requires a valid Bearer token');
}

function parseJson(payload: string): unknown {
  try {
    return JSON.parse(payload);
  } catch (cause) {
    throw new ProcedureError('bad_json', 'The message is not JSON', undefined, { cause });
  }
}
