import type { DegradedReason } from '@playbook/contracts/core/analyst.schema';
import { ProcedureError } from '../../errors/procedure-error.js';

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

/**
 * What befalls the reading of a model's reply, as a fault of the model: there is a judgement already, so that it costs the founder no
 * more than the model.
 */
export function asModelFault(error: unknown): unknown {
  if (!(error instanceof ProcedureError)) return error;
  if (error.code === 'text_too_complex') return new ModelFault('reply-unsafe', { cause: error });
  return error.code === 'service_unavailable' ? new ModelFault('busy', { cause: error }) : error;
}
