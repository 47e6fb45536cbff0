import { z } from 'zod';

/**
 * Every code a caller may meet. Codes are part of the contract: additive change only. HTTP statuses belong to the gateway and
 * words for the founder to the web app. Names follow the auth wire contract where it has one for the situation.
 */
export const ERROR_CODES = [
  // Requests
  'validation_failed',
  'bad_json',
  'request_entity_too_large',
  'unsupported_media_type',
  'request_incomplete',
  'uri_too_long',
  'range_not_satisfiable',
  'request_header_fields_too_large',
  'not_found',
  'method_not_allowed',
  // What a call would change was changed elsewhere
  'conflict',
  // Nothing is written for an account that is being deleted
  'account_deleting',
  'idempotency_key_reused',
  'over_request_rate_limit',
  'export_in_progress',
  'forbidden',
  'text_too_complex',
  // What an account may store, in all and on one day
  'over_allowance',
  'over_daily_allowance',
  // Availability
  'service_unavailable',
  'request_timeout',
  'request_cancelled',
  'unexpected_failure',
  // Nothing is saved until there is space; what is stored can be read
  'storage_full',
  // Identity: no token, a token that is not valid (any more), a session that has ended
  'no_authorization',
  'bad_jwt',
  'session_not_found',
  // Auth wire contract
  'invalid_credentials',
  'email_not_confirmed',
  'user_already_exists',
  'user_not_found',
  'user_banned',
  'weak_password',
  'signup_disabled',
  'provider_disabled',
  'phone_provider_disabled',
  'anonymous_provider_disabled',
  'web3_provider_disabled',
  'provider_email_needs_verification',
  'refresh_token_not_found',
  'refresh_token_already_used',
  'session_expired',
  'flow_state_not_found',
  'flow_state_expired',
  'bad_code_verifier',
  'bad_oauth_state',
  'bad_oauth_callback',
  'flow_state_already_used',
  'manual_linking_disabled',
  'saml_provider_disabled',
  // Second factors; the wire contract has the code of a missing factor for a missing challenge too
  'insufficient_aal',
  'mfa_factor_not_found',
  'mfa_challenge_not_found',
  'mfa_factor_name_conflict',
  'too_many_enrolled_mfa_factors',
  'mfa_verification_failed',
  'mfa_ip_address_mismatch',
  'mfa_challenge_expired',
  'mfa_phone_enroll_not_enabled',
  'mfa_webauthn_enroll_not_enabled',
  // Mails and account changes
  'otp_expired',
  'over_email_send_rate_limit',
  'email_exists',
  'same_password',
  'reauthentication_needed',
  'reauthentication_not_valid',
  'not_admin',
  'captcha_failed',
] as const;

export const errorCodeSchema = z.enum(ERROR_CODES);
export type ErrorCode = z.infer<typeof errorCodeSchema>;

/** One thing that is wrong with a request: `path` names the field in dot notation, empty for the body as a whole. */
export const issueSchema = z.object({ path: z.string(), message: z.string() });
export type Issue = z.infer<typeof issueSchema>;

/** What an error carries besides its code; never anything the founder wrote. */
export const errorDetailsSchema = z.object({
  issues: z.array(issueSchema).optional(),
  /** Why a password is refused: `length`, `characters` or `pwned`. */
  weakPasswordReasons: z.array(z.string()).optional(),
  retryAfterS: z.number().optional(),
});
export type ErrorDetails = z.infer<typeof errorDetailsSchema>;

/** An error as it crosses the transport between processes. */
export const errorMessageSchema = z.object({
  code: errorCodeSchema,
  message: z.string(),
  details: errorDetailsSchema.optional(),
});
export type ErrorMessage = z.infer<typeof errorMessageSchema>;

/** RFC 9457 problem document, the body of every HTTP error outside `/auth/v1`. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: errorCodeSchema,
  detail: z.string(),
  traceId: z.string().optional(),
  issues: z.array(issueSchema).optional(),
});
export type Problem = z.infer<typeof problemSchema>;
