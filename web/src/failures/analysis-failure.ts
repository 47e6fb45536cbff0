import { ApiError } from '../lib/api-client/api-error.js';

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
      /** Whether the gateway answered at all. */
      readonly isAnswered: boolean;
      /** What the service itself says of it; null where it says nothing. */
      readonly detail: string | null;
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
  'This text took too long to read, so there is no analysis of it. It is kept as you wrote it: shorten it, or take out long rows of numbers or symbols, and try again.';

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

function invalid({ issues }: ApiError, { nameOf }: FailureWords): AnalysisFailure {
  const issue = issues[0];
  if (issue === undefined) return { kind: 'invalid', field: null, message: 'This text cannot be analyzed.' };
  return { kind: 'invalid', field: issue.path, message: `${nameOf(issue.path)} ${issue.message}.` };
}

/** Sorts an error of an analysis call. What the founder cannot change is 'unavailable'. */
export function failureOf(error: Error, words: FailureWords): AnalysisFailure {
  if (!(error instanceof ApiError)) return { kind: 'unavailable', isAnswered: false, detail: null };
  if (error.status === 400) return invalid(error, words);
  if (error.code === 'text_too_complex') return { kind: 'invalid', field: null, message: TOO_COMPLEX };
  if (error.status === 401) return { kind: 'session-expired' };
  if (error.code === 'over_allowance') {
    const message = `You have stored as many analyses of ${words.many} as an account can hold, so this one was not made. Your text is kept. Delete older analyses on your profile, then try again.`;
    return { kind: 'storage-used-up', message };
  }
  if (error.code === 'over_daily_allowance') {
    const message = `You have stored as many analyses of ${words.many} today as a day allows. Your text is kept. Try again ${hoursText(error.retryAfterS)}.`;
    return { kind: 'too-many', message };
  }
  if (error.status === 429) {
    const message = `You have analyzed many ${words.many} in a short time. Try again ${waitText(error.retryAfterS)}.`;
    return { kind: 'too-many', message };
  }
  return { kind: 'unavailable', isAnswered: error.status !== 0, detail: error.detail };
}
