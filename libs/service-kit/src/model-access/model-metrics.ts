import { type Counter, type Histogram, metrics } from '@opentelemetry/api';
import type { TokenUsage } from './model/language-model.port.js';

const MICRO = 1_000_000;
const MS_PER_S = 1_000;

interface Instruments {
  readonly duration: Histogram;
  readonly tokens: Counter;
  readonly cost: Counter;
  readonly outcomes: Counter;
}

let instruments: Instruments | undefined;

/** Made on first use: the meter provider is registered after this module is loaded. Names of the GenAI conventions where they exist. */
function instrumentsOf(): Instruments {
  const meter = metrics.getMeter('playbook');
  instruments ??= {
    duration: meter.createHistogram('gen_ai.client.operation.duration', {
      unit: 's',
      description: 'Time of one call of the language model',
      advice: { explicitBucketBoundaries: [0.1, 0.25, 0.5, 1, 2, 4, 8, 12, 16, 25] },
    }),
    tokens: meter.createCounter('gen_ai.client.token.used', { unit: '{token}', description: 'Tokens used' }),
    cost: meter.createCounter('playbook.model.cost', { unit: 'USD', description: 'Cost of the language model' }),
    outcomes: meter.createCounter('playbook.model.answers', {
      description: 'Analyses by how the language model took part: ok, cached, or the reason why it did not',
    }),
  };
  return instruments;
}

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
  const { duration, tokens, cost } = instrumentsOf();
  const attributes = { 'gen_ai.provider.name': provider, 'gen_ai.request.model': model };
  duration.record(durationMs / MS_PER_S, { ...attributes, outcome });
  tokens.add(usage.inputTokens, { ...attributes, 'gen_ai.token.type': 'input' });
  tokens.add(usage.outputTokens, { ...attributes, 'gen_ai.token.type': 'output' });
  cost.add(costMicroUsd / MICRO, attributes);
}

/** Counts one analysis that wanted the model. */
export function recordModelOutcome(kind: string, outcome: string): void {
  instrumentsOf().outcomes.add(1, { 'playbook.analysis.kind': kind, outcome });
}
