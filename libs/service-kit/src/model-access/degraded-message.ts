import type { ModelFault } from './model/model-fault.js';

const MS_PER_H = 3_600_000;

function waitText(retryAfterMs: number | null): string {
  if (retryAfterMs === null) return 'tomorrow';
  const hours = Math.ceil(retryAfterMs / MS_PER_H);
  return hours <= 1 ? 'within the hour' : `in about ${hours} hours`;
}

/**
 * What a founder should know about a result without the model; null where it was nobody's doing and needs nothing.
 * @param standIn Who spoke instead and how, as a sentence
 */
export function degradedMessage({ reason, retryAfterMs }: ModelFault, standIn: string): string | null {
  if (reason !== 'budget-founder') return null;
  return `You have used up today’s analyses by the language model. ${standIn} The model is back ${waitText(retryAfterMs)}.`;
}
