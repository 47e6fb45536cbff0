/** Condition on `auth.factors` `f`: an enrolment that was not verified within five minutes does not exist any more. */
export const LIVE_FACTOR = `(f.status = 'verified' or f.created_at > now() - interval '5 minutes')`;
