import type { OperationTexts } from './operation-text.js';

const email = 'ada@example.com';
const password = 'a long passphrase of your own';
const CODE = '123456';

/** Operations of the auth wire contract. */
export const AUTH_TEXTS: OperationTexts = {
  'GET /auth/v1/health': { summary: 'Says whether the auth service is there' },
  'GET /auth/v1/settings': { summary: 'Lists the ways to sign in' },
  'GET /auth/v1/.well-known/jwks.json': { summary: 'Lists the public keys that access tokens are signed with' },
  'POST /auth/v1/signup': { summary: 'Creates an account', example: { email, password, data: { full_name: 'Ada' } } },
  'POST /auth/v1/token': {
    summary: 'Signs in, refreshes a session or exchanges a code, by `grant_type`',
    example: { email, password },
  },
  'POST /auth/v1/logout': { summary: 'Ends the session, all sessions or all others, by `scope`' },
  'POST /auth/v1/otp': { summary: 'Sends a link and a code to sign in with', example: { email, create_user: true } },
  'POST /auth/v1/recover': { summary: 'Sends a link to set a new password with', example: { email } },
  'POST /auth/v1/resend': { summary: 'Sends a confirmation once more', example: { type: 'signup', email } },
  'GET /auth/v1/verify': { summary: 'Follows a link that was sent, and goes back to the application' },
  'POST /auth/v1/verify': {
    summary: 'Signs in with a code that was sent',
    example: { type: 'email', email, token: CODE },
  },
  'GET /auth/v1/reauthenticate': { summary: 'Sends a code that confirms a change of the password' },
  'GET /auth/v1/authorize': { summary: 'Goes on to a sign-in provider' },
  'GET /auth/v1/callback': { summary: 'Takes the response of a sign-in provider' },
  'POST /auth/v1/callback': {
    summary: 'Takes the response of a sign-in provider that sends a form',
    example: { state: 'as-it-was-sent', code: 'from-the-provider' },
  },
  'POST /auth/v1/sso': { summary: 'Always refuses: there is no single sign-on by domain' },
  'GET /auth/v1/user': { summary: 'Returns the account' },
  'PUT /auth/v1/user': {
    summary: 'Changes the e-mail address, the password or the metadata of the account',
    example: { data: { full_name: 'Ada Lovelace' } },
  },
  'GET /auth/v1/user/identities/authorize': { summary: 'Goes on to a provider to link it to the account' },
  'DELETE /auth/v1/user/identities/:identityId': { summary: 'Unlinks a provider from the account' },
  'POST /auth/v1/factors': {
    summary: 'Begins to enroll a second factor',
    example: { factor_type: 'totp', friendly_name: 'Phone' },
  },
  'DELETE /auth/v1/factors/:id': { summary: 'Removes a second factor' },
  'POST /auth/v1/factors/:id/challenge': { summary: 'Begins a challenge of a second factor' },
  'POST /auth/v1/factors/:id/verify': {
    summary: 'Meets a challenge with the code of a second factor',
    example: { challenge_id: '018f3c1e-9a52-7d43-8b1a-5f0c3e7a9d21', code: CODE },
  },
  'GET /auth/v1/admin/users': { summary: 'Lists accounts, a page at a time' },
  'POST /auth/v1/admin/users': {
    summary: 'Creates an account for somebody',
    example: { email, password, email_confirm: true },
  },
  'GET /auth/v1/admin/users/:userId': { summary: 'Returns an account' },
  'PUT /auth/v1/admin/users/:userId': { summary: 'Changes an account', example: { ban_duration: '24h' } },
  'DELETE /auth/v1/admin/users/:userId': {
    summary: 'Deletes an account with all that belongs to it',
    example: { should_soft_delete: false },
  },
  'GET /auth/v1/admin/users/:userId/factors': { summary: 'Lists the second factors of an account' },
  'DELETE /auth/v1/admin/users/:userId/factors/:factorId': { summary: 'Removes a second factor of an account' },
  'POST /auth/v1/admin/generate_link': {
    summary: 'Makes a link to sign in with, and sends nothing',
    example: { type: 'magiclink', email },
  },
  'POST /auth/v1/invite': { summary: 'Creates an account and sends its owner a link', example: { email } },
};
