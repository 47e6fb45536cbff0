import { AUTH_LIMITS, type RateLimit, type RateLimitSetting } from '@playbook/contracts/auth/auth-limits';
import { z } from 'zod';

const MAX_CALLS = 1_000_000;

const callsSetting = (calls: number) =>
  z.coerce
    .number({ error: 'it must be a number of calls' })
    .int('it must be a whole number')
    .min(1, 'it must be 1 at least')
    .max(MAX_CALLS, `it must be ${MAX_CALLS} at most`)
    .default(calls);

const LIMITS: readonly RateLimit[] = Object.values(AUTH_LIMITS);

/** One setting for each limit of the auth wire contract, calls within the limit's window, and one for each burst. */
export const rateLimitShape = Object.fromEntries(
  LIMITS.flatMap((limit) => (limit.burst ? [limit, limit.burst] : [limit])).map(({ setting, calls }) => [
    setting,
    callsSetting(calls),
  ]),
) as Readonly<Record<RateLimitSetting, ReturnType<typeof callsSetting>>>;
