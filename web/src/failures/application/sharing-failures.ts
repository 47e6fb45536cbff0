import type { Toast } from '../../lib/notify/show-toast.js';
import type { FailureTexts } from '../failure-texts.js';

const failure = (title: string, message: string): Toast => ({ title, message, tone: 'failure' });
const ACCOUNT_DELETING = failure('This account is being deleted', 'Nothing more is stored for it.');

export const LINKS_NOT_LOADED = { text: 'Your links could not be loaded. They are safe on the server.' };

export const LINK_NOT_MADE: FailureTexts<Toast> = {
  byCode: {
    over_allowance: failure('No room for another link', 'Delete links that are over, and try again.'),
    account_deleting: ACCOUNT_DELETING,
  },
  otherwise: failure('The link could not be made', 'Nothing was shared. Please try again.'),
};
export const LINK_NOT_REVOKED = failure('The link was not revoked', 'It still works. Please try again.');
export const LINK_NOT_DELETED = failure('Not deleted', 'The link is still there. Please try again.');

export const COMMENT_NOT_RESOLVED: FailureTexts<Toast> = {
  byCode: { not_found: failure('This comment is gone', 'Its link was deleted.') },
  otherwise: failure('The comment was not changed', 'Please try again.'),
};
export const REPLY_NOT_SENT: FailureTexts<Toast> = {
  byCode: {
    not_found: failure('This comment is gone', 'Its link was deleted.'),
    over_allowance: failure('No room for more', 'This link has as many comments as it takes. Make a new one.'),
    account_deleting: ACCOUNT_DELETING,
  },
  otherwise: failure('Your response was not sent', 'It is still in the box. Please try again.'),
};

export const SHARE_NOT_LOADED = { text: 'This could not be loaded just now. The link still works.' };

/** Why a comment was not taken, told beside it. */
export const COMMENT_REFUSED: FailureTexts<string> = {
  byCode: {
    not_found: 'The link was revoked or has expired, so that this was not sent.',
    forbidden: 'This link is for reading only, so that this was not sent.',
    over_allowance: 'There are as many comments as this link takes, so that this was not sent.',
    over_request_rate_limit: 'There are too many comments at once. Send it again in a minute.',
    validation_failed: 'It has characters that cannot be stored. Change it, and send it again.',
  },
  otherwise: 'It was not sent. Try again.',
};
