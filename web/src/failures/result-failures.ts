import type { DegradedReason } from '@playbook/contracts/core/analyst.schema';

/** Why the language model was not heard, in the founder's words. */
export const DEGRADED_WORDS: Readonly<Record<DegradedReason, string>> = {
  timeout: 'The language model took too long.',
  unreachable: 'The language model could not be reached.',
  'rate-limited': 'The language model has too much to do at the moment.',
  'provider-error': 'The language model failed.',
  'reply-invalid': 'The language model gave no usable answer.',
  'reply-unsafe': 'The language model gave an answer that must not be shown.',
  'budget-founder': 'You have used up today\u2019s analyses by the language model.',
  'budget-call': 'This text is too long for the language model\u2019s budget.',
  'budget-unknown': 'The language model\u2019s budget cannot be read at the moment.',
  busy: 'Too many founders ask the language model at the moment.',
  paused: 'The language model failed several times and is left alone for a while.',
};

/** The clipboard could not be written. */
export const COPY_FAILED = {
  title: 'Copy failed',
  message: 'Select the text and copy it by hand.',
  tone: 'failure',
} as const;
