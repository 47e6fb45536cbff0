import type { z } from 'zod';

export interface TokenUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

export interface ModelRequest {
  /** What the model is and does; never holds anything of a founder. */
  readonly instructions: string;
  readonly prompt: string;
  /** Form of the reply. Providers are told its types; whether a reply fits is checked by who asked. */
  readonly schema: z.ZodType;
  readonly maxOutputTokens: number;
  readonly signal: AbortSignal;
  /** Takes what there is of the reply, as an unchecked value, while it is being written. */
  readonly onPartial: ((partial: unknown) => void) | null;
}

export interface ModelReply {
  /** The reply as it was written; not yet known to be JSON. */
  readonly text: string;
  /** Whether the model stopped by itself. */
  readonly isComplete: boolean;
  /** What the provider counted; null when it does not say. */
  readonly usage: TokenUsage | null;
}

/** A language model of some provider that writes one JSON object for one prompt. */
export interface LanguageModel {
  readonly provider: string;
  readonly name: string;
  /** @throws ModelFault `timeout` when the signal aborts, `unreachable`, `rate-limited`, `provider-error`, `reply-invalid` */
  write(request: ModelRequest): Promise<ModelReply>;
}
