import type { ErrorCode, Issue } from '@playbook/contracts/core/errors';

export interface ApiErrorDetails {
  /** HTTP status; 0 when no response arrived. */
  readonly status: number;
  readonly code: ErrorCode;
  readonly issues?: readonly Issue[] | undefined;
  readonly traceId?: string | undefined;
  /** Seconds to wait before the next attempt, where the gateway said so. */
  readonly retryAfterS?: number | undefined;
}

/** A call to the gateway that did not succeed. Carries nothing that the founder wrote. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ErrorCode;
  readonly issues: readonly Issue[];
  readonly traceId: string | null;
  readonly retryAfterS: number | null;

  constructor({ status, code, issues, traceId, retryAfterS }: ApiErrorDetails, options?: ErrorOptions) {
    super(`The gateway responded with ${status} ${code}`, options);
    this.status = status;
    this.code = code;
    this.issues = issues ?? [];
    this.traceId = traceId ?? null;
    this.retryAfterS = retryAfterS ?? null;
  }

  /** Whether the same call may succeed a little later. */
  get isTransient(): boolean {
    return this.status === 0 || this.status >= 500;
  }
}
