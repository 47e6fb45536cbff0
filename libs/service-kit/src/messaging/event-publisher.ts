import { SpanKind } from '@opentelemetry/api';
import type { EventContract } from '@playbook/contracts/core/event';
import type { z } from 'zod';
import { parseOrThrow } from '../errors/validation-error.js';
import { toProcedureError } from '../errors/to-procedure-error.js';
import { recordPublished } from '../telemetry/messaging-metrics.js';
import { injectTraceContext } from '../telemetry/trace-context.js';
import { withSpan } from '../telemetry/with-span.js';
import { MESSAGE_MAX_BYTES, type Transport } from './transport.port.js';
import { tooLargeError } from './transport.errors.js';

/** Tells whoever subscribes that something has happened. */
export class EventPublisher {
  constructor(private readonly transport: Transport) {}

  /** @throws ProcedureError `validation_failed`, `request_entity_too_large` or `service_unavailable` */
  async publish<P extends z.ZodObject>(event: EventContract<P>, payload: z.input<P>): Promise<void> {
    const options = { kind: SpanKind.PRODUCER, attributes: { 'messaging.destination.name': event.subject } };
    await withSpan(`publish ${event.subject}`, options, async () => {
      parseOrThrow(event.payload, payload);
      const body = JSON.stringify(payload);
      if (Buffer.byteLength(body) > MESSAGE_MAX_BYTES) throw tooLargeError('event');
      const headers: Record<string, string> = {};
      injectTraceContext(headers);
      await this.transport.publish(event.subject, { payload: body, headers });
    }).then(
      () => recordPublished(event.subject, 'ok'),
      (thrown: unknown) => {
        recordPublished(event.subject, toProcedureError(thrown).code);
        throw thrown;
      },
    );
  }

  /**
   * Resolves when everything that was published has left this process.
   * @throws ProcedureError `service_unavailable` when it may be lost
   */
  async confirm(): Promise<void> {
    await this.transport.check();
  }
}
