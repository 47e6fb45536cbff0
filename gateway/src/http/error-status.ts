import type { ErrorCode } from '@playbook/contracts/errors';

/** Which HTTP status each error code has: the only place where codes meet statuses. */
export const ERROR_STATUS: Readonly<Record<ErrorCode, number>> = {
  validation_failed: 400,
  bad_json: 400,
  request_entity_too_large: 413,
  unsupported_media_type: 415,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  over_request_rate_limit: 429,
  forbidden: 403,
  service_unavailable: 503,
  request_timeout: 504,
  request_cancelled: 499,
  unexpected_failure: 500,
  no_authorization: 401,
  bad_jwt: 401,
  session_not_found: 401,
  invalid_credentials: 400,
  email_not_confirmed: 400,
  user_already_exists: 422,
  user_not_found: 403,
  user_banned: 400,
  weak_password: 422,
  signup_disabled: 422,
  provider_disabled: 400,
  phone_provider_disabled: 400,
  anonymous_provider_disabled: 422,
  web3_provider_disabled: 422,
  provider_email_needs_verification: 422,
  refresh_token_not_found: 400,
  refresh_token_already_used: 400,
  session_expired: 400,
  flow_state_not_found: 404,
  flow_state_expired: 422,
  bad_code_verifier: 400,
  bad_oauth_state: 400,
  bad_oauth_callback: 400,
  flow_state_already_used: 400,
};

/** Where the auth wire contract has another status than the data routes. */
export const AUTH_ERROR_STATUS: Readonly<Partial<Record<ErrorCode, number>>> = {
  bad_jwt: 403,
  session_not_found: 403,
};

/** Words for people who read the API's answers; the web app has its own for founders. */
export const ERROR_TITLE: Readonly<Record<number, string>> = {
  400: 'The request is not valid',
  401: 'Sign in first',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  409: 'Conflict',
  413: 'The request is too large',
  415: 'The media type is not supported',
  422: 'The request cannot be carried out',
  429: 'Too many requests',
  499: 'The caller went away',
  500: 'Unexpected failure',
  503: 'A part of the service is not available',
  504: 'A part of the service did not answer in time',
};
