import type { ReadableSpan, SpanProcessor } from '@opentelemetry/sdk-trace';
import { ATTRIBUTES } from './attributes.js';

/** Takes from each span what the registry does not have, whoever wrote it. Stands before the processor that exports. */
export class AllowedAttributesProcessor implements SpanProcessor {
  onStart(): void {}

  onEnd({ attributes }: ReadableSpan): void {
    for (const name of Object.keys(attributes)) if (!(name in ATTRIBUTES)) delete attributes[name];
  }

  async forceFlush(): Promise<void> {}

  async shutdown(): Promise<void> {}
}
