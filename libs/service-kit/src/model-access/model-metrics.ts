import { record } from '../telemetry/registry/instruments.js';
import type { TokenUsage } from './model/language-model.port.js';

const MICRO = 1_000_000;
const MS_PER_S = 1_000;

export interface MeasuredCall {
  readonly provider: string;
  readonly model: string;
  /** `ok` or a reason. */
  readonly outcome: string;
  readonly durationMs: number;
  readonly usage: TokenUsage;
  readonly costMicroUsd: number;
}

/** Counts and times one call: figures and codes, nothing that was written. */
export function recordModelCall({ provider, model, outcome, durationMs, usage, costMicroUsd }: MeasuredCall): void {
  const attributes = { 'gen_ai.provider.name': provider, 'gen_ai.request.model': model };
  record('gen_ai.client.operation.duration', durationMs / MS_PER_S, { ...attributes, outcome });
  record('gen_ai.client.token.used', usage.inputTokens, { ...attributes, 'gen_ai.token.type': 'input' });
  record('gen_ai.client.token.used', usage.outputTokens, { ...attributes, 'gen_ai.token.type': 'output' });
  record('playbook.model.cost', costMicroUsd / MICRO, attributes);
}

/** Counts one analysis that wanted the model. */
export function recordModelOutcome(kind: string, outcome: string): void {
  record('playbook.model.answers', 1, { 'playbook.analysis.kind': kind, outcome });
}
