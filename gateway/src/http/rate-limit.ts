import { AUTH_LIMITS, type RateLimit } from '@playbook/contracts/auth-limits';
import type { Route } from '@playbook/contracts/route';
import type { GatewaySettings } from '../gateway.settings.js';
import type { GuardedRequest } from './route-call.js';

const MINUTE_MS = 60_000;
const MS_PER_S = 1_000;

/** A limit as it applies to one request. */
export interface AppliedLimit {
  /** Whose calls are counted together. */
  readonly key: string;
  readonly calls: number;
  readonly windowMs: number;
  readonly overflow: 'over_request_rate_limit' | 'service_unavailable';
}

const LIMITS: ReadonlyMap<string, RateLimit> = new Map(Object.entries(AUTH_LIMITS));
const PARAMETER = /:[^/]+/g;

function authLimitOf({ method, path }: Route, request: GuardedRequest): RateLimit | undefined {
  const operation = `${method} ${path.replaceAll(PARAMETER, ':')}`;
  const query = request.query as Readonly<Record<string, unknown>>;
  return LIMITS.get(`${operation}?grant_type=${String(query['grant_type'])}`) ?? LIMITS.get(operation);
}

/** A burst is a shorter window in which its calls come at the limit's own rate: 30 a minute for 150 in five minutes. */
function pace(limit: RateLimit, settings: GatewaySettings): Pick<AppliedLimit, 'calls' | 'windowMs'> {
  const settingsByName: Readonly<Record<string, unknown>> = settings;
  const calls = Number(settingsByName[limit.setting]);
  const windowMs = limit.windowS * MS_PER_S;
  if (!limit.burst) return { calls, windowMs };
  const burst = Math.min(calls, Number(settingsByName[limit.burst.setting]));
  return { calls: burst, windowMs: Math.ceil((windowMs * burst) / calls) };
}

/**
 * The limit of a request, or null. Where the auth wire contract sets one it is by client address; elsewhere by founder, or by
 * address on public routes.
 */
export function limitOf(route: Route, request: GuardedRequest, settings: GatewaySettings): AppliedLimit | null {
  const limit = authLimitOf(route, request);
  if (limit) {
    const key = `rate:${limit.setting}:${request.ip}`;
    const overflow = limit.overflow ?? 'over_request_rate_limit';
    return { key, ...pace(limit, settings), overflow };
  }
  if (route.callsPerMinute === undefined) return null;
  const caller = request.actor?.founderId ?? request.ip;
  return {
    key: `rate:${route.path}:${caller}`,
    calls: route.callsPerMinute,
    windowMs: MINUTE_MS,
    overflow: 'over_request_rate_limit',
  };
}
