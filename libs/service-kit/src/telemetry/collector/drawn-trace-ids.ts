import { RandomIdGenerator } from '@opentelemetry/sdk-trace';

/** Ids of the SDK's spans. A trace whose id was drawn to decide whether it is kept has that id. */
export class DrawnTraceIds extends RandomIdGenerator {
  private drawn: string | undefined;

  /** Has the trace that `start` begins bear `traceId`. */
  startTrace<T>(traceId: string, start: () => T): T {
    this.drawn = traceId;
    try {
      return start();
    } finally {
      this.drawn = undefined;
    }
  }

  override generateTraceId(): string {
    return this.drawn ?? super.generateTraceId();
  }
}
