import { AUTH_LIMITS, type RateLimit } from '@playbook/contracts/auth/auth-limits';
import type { Route } from '@playbook/contracts/core/route';
import { addressBlockOf, addressSiteOf } from '@playbook/service-kit/limits/address-block';
import type { GatewaySettings } from '../../gateway.settings.js';
import type { GuardedRequest } from '../route-call.js';

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
/** Times as many calls are let pass for a site of IPv6, in which many households may live, as for one of its blocks. */
const CALLS_PER_SITE = 4;
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
 * The limits of a request. Where the auth wire contract sets one it is by client address; elsewhere by founder, or by address on
 * public routes. Of IPv6 a client has as many addresses as it likes: its block counts, and the site that the block lies in.
 */
export function limitsOf(route: Route, request: GuardedRequest, settings: GatewaySettings): readonly AppliedLimit[] {
  const limit = authLimitOf(route, request);
  if (limit) {
    const overflow = limit.overflow ?? 'over_request_rate_limit';
    return byAddress({ key: `rate:${limit.setting}`, ...pace(limit, settings), overflow }, request.ip);
  }
  return [...ownLimitsOf(route, request), ...sharedLimitsOf(route)];
}

/** By founder, or by address where nobody is signed in. */
function ownLimitsOf(route: Route, request: GuardedRequest): readonly AppliedLimit[] {
  if (route.callsPerMinute === undefined) return [];
  const own = {
    key: `rate:${route.path}`,
    calls: route.callsPerMinute,
    windowMs: MINUTE_MS,
    overflow: 'over_request_rate_limit',
  } as const;
  return request.actor ? [{ ...own, key: `${own.key}:${request.actor.founderId}` }] : byAddress(own, request.ip);
}

/** What all callers together have. */
function sharedLimitsOf({ path, callsPerMinuteInAll: calls }: Route): readonly AppliedLimit[] {
  if (calls === undefined) return [];
  return [{ key: `rate:${path}:all`, calls, windowMs: MINUTE_MS, overflow: 'over_request_rate_limit' }];
}

function byAddress(limit: AppliedLimit, address: string): AppliedLimit[] {
  const block = { ...limit, key: `${limit.key}:${addressBlockOf(address)}` };
  const site = addressSiteOf(address);
  if (site === null) return [block];
  return [block, { ...limit, key: `${limit.key}:${site}`, calls: limit.calls * CALLS_PER_SITE }];
}
