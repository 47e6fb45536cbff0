import type { Access, Procedure } from '@playbook/contracts/core/procedure';
import { SpanKind } from '@opentelemetry/api';
import type { z } from 'zod';
import { toProcedureError } from '../../errors/to-procedure-error.js';
import { ProcedureError } from '../../errors/procedure-error.js';
import { injectTraceContext } from '../../telemetry/trace-context.js';
import { withSpan } from '../../telemetry/with-span.js';
import { noteChecked } from './checked-values.js';
import { HEADER } from '../headers.js';
import { openCallerStream } from '../chunk-stream.js';
import { decodeReply } from './reply.codec.js';
import { MESSAGE_MAX_BYTES, type Transport } from '../transport.port.js';
import { tooLargeError } from '../transport.errors.js';

export interface CallOptions<Chunk = unknown> {
  /** Whose call it is; needed for procedures with access `founder`, and a service key for those with access `admin`. */
  readonly accessToken?: string;
  /** Gives the call up; a callee that sends chunks is told, and stops. */
  readonly signal?: AbortSignal;
  /** Takes what the callee tells before its reply; only for procedures that have chunks. */
  readonly onChunk?: (chunk: Chunk) => void;
}

/** Calls procedures by their contract. The only way one service reaches another. */
export class RpcClient {
  constructor(private readonly transport: Transport) {}

  /**
   * The input is parsed by the service that serves the procedure, and not here; the output is what arrives over the bus, so that it is.
   * @throws ProcedureError the callee's own typed error, `validation_failed` for input that breaks the contract among them,
   * `service_unavailable`, `request_timeout`, `request_cancelled`, or `unexpected_failure` for a reply that breaks the contract
   */
  async call<I extends z.ZodType, O extends z.ZodType, P extends z.ZodType>(
    procedure: Procedure<I, O, Access, P>,
    input: z.input<I>,
    options: CallOptions<z.output<P>> = {},
  ): Promise<z.output<O>> {
    const { subject } = procedure;
    return withSpan(`call ${subject}`, { kind: SpanKind.CLIENT, attributes: { 'rpc.method': subject } }, async () => {
      try {
        return await this.send(procedure, input, options);
      } catch (error) {
        throw toProcedureError(error);
      }
    });
  }

  private async send<I extends z.ZodType, O extends z.ZodType, P extends z.ZodType>(
    procedure: Procedure<I, O, Access, P>,
    input: z.input<I>,
    options: CallOptions<z.output<P>>,
  ): Promise<z.output<O>> {
    const payload = JSON.stringify(input);
    if (Buffer.byteLength(payload) > MESSAGE_MAX_BYTES) throw tooLargeError('request');
    const output = procedure.output.safeParse(decodeReply(await this.exchange(procedure, payload, options)));
    if (!output.success) {
      throw new ProcedureError(
        'unexpected_failure',
        `The reply of ${procedure.subject} breaks its contract`,
        undefined,
        {
          cause: output.error,
        },
      );
    }
    return noteChecked(output.data, procedure.output);
  }

  /** Sends the request with its headers; where the caller wants chunks, over a stream that is open for as long as the call is. */
  private async exchange<P extends z.ZodType>(
    procedure: Procedure<z.ZodType, z.ZodType, Access, P>,
    payload: string,
    { accessToken, signal, onChunk }: CallOptions<z.output<P>>,
  ): Promise<string> {
    const { subject, timeoutMs } = procedure;
    const headers: Record<string, string> = { [HEADER.timeoutMs]: String(timeoutMs) };
    if (accessToken !== undefined) headers[HEADER.accessToken] = accessToken;
    injectTraceContext(headers);
    const options = { timeoutMs, isRepeatable: procedure.isRead === true, ...(signal && { signal }) };
    if (onChunk === undefined || procedure.chunks === undefined) {
      return this.transport.request(subject, { payload, headers }, options);
    }
    const take = (chunk: unknown): void => onChunk(chunk as z.output<P>);
    const stream = await openCallerStream(this.transport, procedure, take, signal);
    try {
      return await this.transport.request(subject, { payload, headers: { ...headers, ...stream.headers } }, options);
    } finally {
      await stream.close();
    }
  }
}
