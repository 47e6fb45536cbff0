import type { Toast } from '../../lib/notify/show-toast.js';
import type { FailureTexts } from '../failure-texts.js';

const failure = (title: string, message: string): Toast => ({ title, message, tone: 'failure' });

export const NOTHING_HEARD: Toast = {
  title: 'No words were heard',
  message: 'Speak closer to the microphone, or type your answer.',
  tone: 'notice',
};
export const NOT_WRITTEN_DOWN: FailureTexts<Toast> = {
  byCode: {
    over_request_rate_limit: failure('Too many recordings at once', 'Type your answer, or speak again in a minute.'),
    not_found: failure('Spoken answers are not written down here', 'Type your answer.'),
  },
  otherwise: failure('Your answer was not written down', 'Speak it again, or type it. Nothing was sent as an answer.'),
};

const DENIED = failure(
  'The microphone is not allowed',
  'Your browser blocks it for this site. Allow it there, or type your answer.',
);
const MISSING = failure('No microphone was found', 'Connect one, or type your answer.');
const NOT_HEARD = failure('The microphone could not be used', 'Type your answer, or try again.');

/** @param reason A name of an error that recording or recognition has in browsers */
export function microphoneFault(reason: string): Toast {
  if (['NotAllowedError', 'SecurityError', 'not-allowed', 'service-not-allowed'].includes(reason)) return DENIED;
  if (['NotFoundError', 'audio-capture'].includes(reason)) return MISSING;
  return reason === 'no-speech' ? NOTHING_HEARD : NOT_HEARD;
}
