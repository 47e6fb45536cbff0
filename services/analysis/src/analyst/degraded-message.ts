import type { ModelFault } from '@playbook/service-kit/model-access/model-fault';

const MS_PER_H = 3_600_000;

function waitText(retryAfterMs: number | null): string {
  if (retryAfterMs === null) return 'tomorrow';
  const hours = Math.ceil(retryAfterMs / MS_PER_H);
  return hours <= 1 ? 'within the hour' : `in about ${hours} hours`;
}

/** What a founder should know about an analysis without the model; null where it was nobody's doing and needs nothing. */
export function degradedMessage({ reason, retryAfterMs }: ModelFault): string | null {
  if (reason !== 'budget-founder') return null;
  return (
    'You have used up today’s analyses by the language model. The built-in partner rubric judged this one. ' +
    `The model is back ${waitText(retryAfterMs)}.`
  );
}
