import type { ErrorCode } from '@playbook/contracts/core/errors';
import { ApiError } from '../lib/api-client/api-error.js';
import { type FailureTexts, textFor } from './failure-texts.js';

/** Why there is no analysis, as far as it matters to the founder. */
export type AnalysisFailure =
  | {
      readonly kind: 'invalid';
      /** The field that is complained about; null when none is named. */
      readonly field: string | null;
      readonly message: string;
    }
  | { readonly kind: 'session-expired' }
  | { readonly kind: 'too-many'; readonly message: string }
  /** The founder has stored as many analyses as may be. */
  | { readonly kind: 'storage-used-up'; readonly message: string }
  | {
      readonly kind: 'unavailable';
      /** Whether the gateway responded at all. */
      readonly isReached: boolean;
      /** What more there is to say than that no analysis was made; null for nothing. */
      readonly reason: string | null;
    };

/** What the founder cannot change. */
export type Unavailability = Extract<AnalysisFailure, { readonly kind: 'unavailable' }>;

/** What the analysed texts are called. */
export interface FailureWords {
  /** Several of them, as in 'You have analyzed many pitches'. */
  readonly many: string;
  /** One field at the start of a sentence, as in 'Your pitch'. */
  readonly nameOf: (field: string) => string;
}

/** The engine gave up on it; the same text will not fare better. */
const TOO_COMPLEX =
  'This text took too long to read, so there is no analysis of it. It is kept as you wrote it: shorten it, or take out long rows ' +
  'of numbers or symbols, and try again.';

const UNAVAILABLE: FailureTexts<string | null> = {
  byCode: {
    storage_full: 'Nothing can be stored at the moment, so no analysis was made. Please try again later.',
    account_deleting: 'Your account is being deleted, so no analysis was made.',
    request_timeout: 'The analysis took too long, so it was given up. Please try again later.',
  },
  otherwise: null,
};

const S_PER_HOUR = 3_600;

function waitText(seconds: number | null): string {
  if (seconds === null) return 'in a minute';
  const count = Math.max(1, Math.ceil(seconds));
  return count === 1 ? 'in 1 second' : `in ${count} seconds`;
}

function hoursText(seconds: number | null): string {
  if (seconds === null) return 'tomorrow';
  const hours = Math.ceil(seconds / S_PER_HOUR);
  return hours <= 1 ? 'within an hour' : `in ${hours} hours`;
}

type Reading = (error: ApiError, words: FailureWords) => AnalysisFailure;

const invalid: Reading = ({ issues: [issue] }, { nameOf }) =>
  issue === undefined
    ? { kind: 'invalid', field: null, message: 'This text cannot be analyzed.' }
    : { kind: 'invalid', field: issue.path, message: `${nameOf(issue.path)} ${issue.message}.` };

const BY_CODE: Readonly<Partial<Record<ErrorCode, Reading>>> = {
  text_too_complex: () => ({ kind: 'invalid', field: null, message: TOO_COMPLEX }),
  over_allowance: (_, { many }) => ({
    kind: 'storage-used-up',
    message:
      `You have stored as many analyses of ${many} as an account can hold, so this one was not made. Your text is kept. ` +
      'Delete older analyses on your profile, then try again.',
  }),
  over_daily_allowance: ({ retryAfterS }, { many }) => ({
    kind: 'too-many',
    message: `You have stored as many analyses of ${many} today as a day allows. Your text is kept. Try again ${hoursText(retryAfterS)}.`,
  }),
};
const BY_STATUS: Readonly<Partial<Record<number, Reading>>> = {
  400: invalid,
  401: () => ({ kind: 'session-expired' }),
  429: ({ retryAfterS }, { many }) => ({
    kind: 'too-many',
    message: `You have analyzed many ${many} in a short time. Try again ${waitText(retryAfterS)}.`,
  }),
};

/** Sorts an error of an analysis call. What the founder cannot change is 'unavailable'. */
export function failureOf(error: Error, words: FailureWords): AnalysisFailure {
  if (!(error instanceof ApiError)) return { kind: 'unavailable', isReached: false, reason: null };
  const reading = BY_CODE[error.code] ?? BY_STATUS[error.status];
  return (
    reading?.(error, words) ?? {
      kind: 'unavailable',
      isReached: error.status !== 0,
      reason: textFor(UNAVAILABLE, error),
    }
  );
}

/** Above and below the failures that a notice tells of. */
export const SESSION_EXPIRED_TEXTS = {
  title: 'Your session has ended',
  text: 'Your text is kept in this browser. Sign in again to analyze it.',
};
export const STORAGE_USED_UP_TITLE = 'No room for another analysis';
export const UNAVAILABLE_TITLE = 'No analysis was made';

/** Earlier analyses are missing. */
export const HISTORY_NOT_LOADED = { text: 'Your history could not be loaded. It is safe on the server.' };
export const ANALYSIS_NOT_LOADED = {
  title: 'Error',
  message: 'This analysis could not be loaded. Please try again.',
  tone: 'failure',
} as const;
