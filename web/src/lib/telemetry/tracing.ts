/** Something the founder did; the calls it causes hang below it in the trace. */
export interface UserAction {
  readonly end: (outcome: 'ok' | 'error') => void;
}

/** One call to the gateway. */
interface TracedCall {
  /** Value of the W3C `traceparent` header. */
  readonly traceparent: string;
  /** `status` is 0 when no response arrived. */
  readonly end: (status: number) => void;
}

/** Makes spans. Names and statuses only: nothing that the founder wrote. */
export interface Tracing {
  readonly startAction: (name: string) => UserAction;
  readonly startCall: (method: string, path: string, action: UserAction | undefined) => TracedCall;
}

let tracing: Tracing | null = null;

/** The page's tracing; null while telemetry is not wanted or not loaded, so that pages without it pay nothing. */
export const findTracing = (): Tracing | null => tracing;

/** Sets or, with null, removes the page's tracing. */
export function installTracing(next: Tracing | null): void {
  tracing = next;
}
