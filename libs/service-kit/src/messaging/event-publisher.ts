import { SpanKind } from '@opentelemetry/api';
import type { EventContract } from '@playbook/contracts/event';
import type { z } from 'zod';
import { parseOrThrow } from '../errors/validation-error.js';
import { injectTraceContext } from '../telemetry/trace-context.js';
import { withSpan } from '../telemetry/with-span.js';
import type { Transport } from './transport.port.js';

/** Tells whoever subscribes that something has happened. */
export class EventPublisher {
  constructor(private readonly transport: Transport) {}

  /** @throws ProcedureError `validation_failed` or `service_unavailable` */
  async publish<P extends z.ZodObject>(event: EventContract<P>, payload: z.input<P>): Promise<void> {
    const options = { kind: SpanKind.PRODUCER, attributes: { 'messaging.destination.name': event.subject } };
    await withSpan(`publish ${event.subject}`, options, async () => {
      parseOrThrow(event.payload, payload);
      const headers: Record<string, string> = {};
      injectTraceContext(headers);
      await this.transport.publish(event.subject, { payload: JSON.stringify(payload), headers });
    });
  }
}
