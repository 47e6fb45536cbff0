/** How often one client address may call an operation. */
export interface RateLimit {
  /** The setting that replaces `calls`. */
  readonly setting: `AUTH_RATE_LIMIT_${string}`;
  readonly calls: number;
  readonly windowS: number;
  /** How many of the calls may come at once; they come back as fast as the window gives out all calls. */
  readonly burst?: { readonly setting: `AUTH_RATE_LIMIT_${string}`; readonly calls: number };
  /** What whoever exceeds it is told, where that is not `over_request_rate_limit`. */
  readonly overflow?: 'service_unavailable';
}

const FIVE_MINUTES_S = 300;
const MINUTE_S = 60;

const VERIFY = { setting: 'AUTH_RATE_LIMIT_VERIFY', calls: 30, windowS: FIVE_MINUTES_S } as const;
const FACTOR = { setting: 'AUTH_RATE_LIMIT_FACTOR', calls: 15, windowS: MINUTE_S } as const;
const CALLBACK = { setting: 'AUTH_RATE_LIMIT_CALLBACK', calls: 60, windowS: MINUTE_S } as const;

/**
 * Limits of section 12 of the auth wire contract, by operation; `:` stands for a parameter of the address. Operations that share
 * a setting share the count.
 */
export const AUTH_LIMITS = {
  'POST /auth/v1/signup': { setting: 'AUTH_RATE_LIMIT_SIGNUP', calls: 30, windowS: FIVE_MINUTES_S },
  'POST /auth/v1/otp': { setting: 'AUTH_RATE_LIMIT_OTP', calls: 30, windowS: FIVE_MINUTES_S },
  'POST /auth/v1/recover': { setting: 'AUTH_RATE_LIMIT_RECOVER', calls: 30, windowS: FIVE_MINUTES_S },
  'POST /auth/v1/resend': { setting: 'AUTH_RATE_LIMIT_RESEND', calls: 30, windowS: FIVE_MINUTES_S },
  'PUT /auth/v1/user': { setting: 'AUTH_RATE_LIMIT_USER', calls: 30, windowS: FIVE_MINUTES_S },
  'POST /auth/v1/token': {
    setting: 'AUTH_RATE_LIMIT_TOKEN',
    calls: 150,
    windowS: FIVE_MINUTES_S,
    burst: { setting: 'AUTH_RATE_LIMIT_TOKEN_BURST', calls: 30 },
  },
  // Refreshes are limited by session, in the auth service. Many people may share an address, and a client takes 429 on a refresh
  // for the end of its session, so a flood from one address is told to come back later.
  'POST /auth/v1/token?grant_type=refresh_token': {
    setting: 'AUTH_RATE_LIMIT_REFRESH_ADDRESS',
    calls: 3_000,
    windowS: FIVE_MINUTES_S,
    overflow: 'service_unavailable',
  },
  'GET /auth/v1/verify': VERIFY,
  'POST /auth/v1/verify': VERIFY,
  'POST /auth/v1/factors/:/challenge': FACTOR,
  'POST /auth/v1/factors/:/verify': FACTOR,
  'GET /auth/v1/authorize': { setting: 'AUTH_RATE_LIMIT_AUTHORIZE', calls: 60, windowS: MINUTE_S },
  'GET /auth/v1/callback': CALLBACK,
  'POST /auth/v1/callback': CALLBACK,
} as const satisfies Readonly<Record<string, RateLimit>>;

type Limit = (typeof AUTH_LIMITS)[keyof typeof AUTH_LIMITS];

/** Names of the settings of all limits. */
export type RateLimitSetting = Limit['setting'] | Extract<Limit, { burst: object }>['burst']['setting'];
