import { ApiError } from './api-client/api-error.js';

/** Why there is no analysis, as far as it matters to the founder. */
export type AnalysisFailure =
  | { readonly kind: 'invalid'; readonly message: string }
  | { readonly kind: 'session-expired' }
  | { readonly kind: 'too-many'; readonly message: string }
  | { readonly kind: 'unavailable' };

/** What was to be analysed, as complaints name it. */
export interface AnalysedSubject {
  /** Where the request holds it. */
  readonly path: string;
  /** As in 'pitch' or 'answer'. */
  readonly noun: string;
  /** As in 'pitches' or 'answers'. */
  readonly nounPlural: string;
}

function waitText(seconds: number | null): string {
  if (seconds === null) return 'in a minute';
  const count = Math.max(1, Math.ceil(seconds));
  return count === 1 ? 'in 1 second' : `in ${count} seconds`;
}

function validationText(error: ApiError, { path, noun }: AnalysedSubject): string {
  const issue = error.issues.find((candidate) => candidate.path === path) ?? error.issues[0];
  return issue === undefined ? 'This text cannot be analyzed.' : `Your ${noun} ${issue.message}.`;
}

/** Sorts an error of the analysis call. What the founder cannot change is 'unavailable'. */
export function failureOf(error: Error, subject: AnalysedSubject): AnalysisFailure {
  if (!(error instanceof ApiError)) return { kind: 'unavailable' };
  if (error.status === 400) return { kind: 'invalid', message: validationText(error, subject) };
  if (error.status === 401) return { kind: 'session-expired' };
  if (error.status === 429) {
    const when = waitText(error.retryAfterS);
    return {
      kind: 'too-many',
      message: `You have analyzed many ${subject.nounPlural} in a short time. Try again ${when}.`,
    };
  }
  return { kind: 'unavailable' };
}
