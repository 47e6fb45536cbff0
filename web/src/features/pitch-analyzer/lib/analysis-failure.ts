import { ApiError } from '../../../lib/api-client/api-error.js';

/** Why there is no analysis, as far as it matters to the founder. */
export type AnalysisFailure =
  | { readonly kind: 'invalid'; readonly message: string }
  | { readonly kind: 'session-expired' }
  | { readonly kind: 'too-many'; readonly message: string }
  | { readonly kind: 'unavailable' };

function waitText(seconds: number | null): string {
  if (seconds === null) return 'in a minute';
  const count = Math.max(1, Math.ceil(seconds));
  return count === 1 ? 'in 1 second' : `in ${count} seconds`;
}

function validationText(error: ApiError): string {
  const issue = error.issues.find(({ path }) => path === 'pitch') ?? error.issues[0];
  return issue === undefined ? 'This text cannot be analyzed.' : `Your pitch ${issue.message}.`;
}

/** Sorts an error of the analysis call. What the founder cannot change is 'unavailable'. */
export function failureOf(error: Error): AnalysisFailure {
  if (!(error instanceof ApiError)) return { kind: 'unavailable' };
  if (error.status === 400) return { kind: 'invalid', message: validationText(error) };
  if (error.status === 401) return { kind: 'session-expired' };
  if (error.status === 429) {
    const message = `You have analyzed many pitches in a short time. Try again ${waitText(error.retryAfterS)}.`;
    return { kind: 'too-many', message };
  }
  return { kind: 'unavailable' };
}
