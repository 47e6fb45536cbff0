import type { DegradedReason } from '@playbook/contracts/core/analyst.schema';

export interface ModelFaultDetails extends ErrorOptions {
  /** Time until the same call can succeed, where that is known. */
  readonly retryAfterMs?: number;
}

/** Why there is no reply of the language model. Its message is the code: what third parties say may quote founders. */
export class ModelFault extends Error {
  override readonly name = 'ModelFault';
  readonly retryAfterMs: number | null;

  constructor(
    readonly reason: DegradedReason,
    { retryAfterMs, ...options }: ModelFaultDetails = {},
  ) {
    super(reason, options);
    this.retryAfterMs = retryAfterMs ?? null;
  }
}
