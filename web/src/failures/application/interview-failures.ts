import type { MemoMissing } from '@playbook/contracts/analysis/partners-memo/application-memo.schema';
import type { Toast } from '../../lib/notify/show-toast.js';
import type { FailureTexts } from '../failure-texts.js';
import { notReadText } from './application-failures.js';

const failure = (title: string, message: string): Toast => ({ title, message, tone: 'failure' });

export const INTERVIEWS_NOT_LOADED = {
  text: 'Your interviews could not be loaded. They are safe on the server.',
};
export const INTERVIEW_NOT_LOADED = { text: 'This interview could not be loaded. It is safe on the server.' };

export const INTERVIEW_NOT_STARTED: FailureTexts<Toast> = {
  byCode: {
    over_allowance: failure('No room for another one', 'Delete an interview that you no longer need, and begin again.'),
    text_too_complex: failure(
      'Your application took too long to read',
      'Nothing is lost. Shorten your longest answers, or take out long rows of numbers or symbols, and try again.',
    ),
    account_deleting: failure('This account is being deleted', 'Nothing more is stored for it.'),
  },
  otherwise: failure('The interview could not begin', 'Please try again in a moment.'),
};
export const ANSWER_NOT_TAKEN: FailureTexts<Toast> = {
  byCode: {
    not_found: failure(
      'This interview is gone',
      'It was deleted, here or in another tab. What you typed is still in the box.',
    ),
    text_too_complex: failure(
      'This answer took too long to read',
      'Take out long rows of numbers or symbols, and send it again.',
    ),
  },
  otherwise: failure('Your answer was not sent', 'It is still in the box. Please try again.'),
};
/** @param onCopy Called when the founder wants to keep what was typed here */
export const answeredElsewhere = (onCopy: () => void): Toast => ({
  ...failure(
    'This question was over already',
    'It was answered, or the interview was ended, in another tab. What you typed here was not taken.',
  ),
  action: { label: 'Copy what I typed', onAct: onCopy },
});
/** @param missing Texts that the interview was prepared without */
export const preparedWithout = (missing: readonly MemoMissing[]): Toast => ({
  title: 'Some of your texts could not be read',
  message: notReadText(missing),
  tone: 'notice',
});
export const INTERVIEW_NOT_ENDED = failure('The interview could not be ended', 'Please try again.');
export const INTERVIEW_NOT_DELETED = failure('Not deleted', 'The interview is still there. Please try again.');
