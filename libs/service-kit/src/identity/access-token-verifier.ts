import { hash } from 'node:crypto';
import { accessTokenClaimsSchema, type AccessTokenClaims, type Jwks } from '@playbook/contracts/auth/auth-wire.schema';
import { createLocalJWKSet, errors, type JWTPayload, jwtVerify, type JWTVerifyOptions } from 'jose';
import { LRUCache } from 'lru-cache';
import { ProcedureError } from '../errors/procedure-error.js';
import type { Actor } from './actor.js';
import type { Revocations } from './revocations.js';

/** Verified tokens kept in this process. */
const CACHE_MAX_TOKENS = 10_000;
/** A cached token is checked against the ended sessions again after this long, should the event have been lost. */
const CACHE_MS = 30_000;
/** Longest token that is looked at; metadata in a token is capped at 8 KiB. */
const TOKEN_MAX_CHARS = 16_384;

/** Roles of the auth wire contract that may do what operators may; `unknown` because a claim may hold anything. */
const SERVICE_ROLES: ReadonlySet<unknown> = new Set(['service_role', 'supabase_admin']);

/** What the key of a public client may say; operators' programs send theirs in its place. */
const CLIENT_ROLES: ReadonlySet<unknown> = new Set([...SERVICE_ROLES, 'anon']);

/** The wording that clients of the auth wire contract look for. */
const badJwt = (reason: string): ProcedureError =>
  new ProcedureError('bad_jwt', `invalid JWT: unable to parse or verify signature, ${reason}`);

/**
 * Verifies access tokens the same way in the gateway and in every service: ES256 by a key of the auth service, issuer,
 * audience, expiry, claims, that the session has not ended, and that the founder is not banned. A verified token is remembered by its hash for a short time.
 */
export class AccessTokenVerifier {
  private readonly verified = new LRUCache<string, Actor>({ max: CACHE_MAX_TOKENS, ttl: CACHE_MS });
  private readonly keyFor: ReturnType<typeof createLocalJWKSet>;

  /** @param publicKeys Pinned by configuration: who responds on a transport must not decide which tokens are good. */
  constructor(
    publicKeys: Jwks,
    private readonly revocations: Revocations,
    private readonly issuer: string,
  ) {
    this.keyFor = createLocalJWKSet(publicKeys);
  }

  /**
   * @throws ProcedureError `bad_jwt` for a token that is malformed, forged or expired, `session_not_found` when its session has
   * ended, `user_banned`, `service_unavailable` when the store of ended sessions cannot be read, or has not been filled yet.
   */
  async verify(accessToken: string): Promise<Actor> {
    const digest = hash('sha256', accessToken, 'base64');
    const known = this.verified.get(digest);
    if (known) {
      if (known.claims.exp * 1_000 <= Date.now()) throw badJwt('token is expired');
      return known;
    }
    const claims = await this.verifyClaims(accessToken);
    await this.revocations.requireLive(claims);
    const actor: Actor = { founderId: claims.sub, sessionId: claims.session_id, claims, accessToken };
    this.verified.set(digest, actor);
    return actor;
  }

  /**
   * Lets only keys of operators' programs pass: tokens of ours that name no person but a role. They are few and rarely used, so
   * nothing is remembered.
   * @throws ProcedureError `not_admin` for any other good token, `bad_jwt`
   */
  async verifyServiceKey(serviceKey: string): Promise<void> {
    const { role } = await this.verifyPayload(serviceKey);
    if (!SERVICE_ROLES.has(role)) throw new ProcedureError('not_admin', 'User not allowed');
  }

  /**
   * Whether a text is a key of the API: a token of ours that names no person but a role. It says which program calls, not who.
   */
  async isApiKey(apiKey: string): Promise<boolean> {
    try {
      const { role, sub } = await this.verifyPayload(apiKey);
      return sub === undefined && CLIENT_ROLES.has(role);
    } catch (error) {
      if (error instanceof ProcedureError && error.code === 'bad_jwt') return false;
      throw error;
    }
  }

  /** Forgets every token of a session; called when the session's end is announced. */
  forgetSession(sessionId: string): void {
    this.forgetWhere((actor) => actor.sessionId === sessionId);
  }

  /** Forgets every token of a founder; called when a ban is announced. */
  forgetFounder(founderId: string): void {
    this.forgetWhere((actor) => actor.founderId === founderId);
  }

  private forgetWhere(isAffected: (actor: Actor) => boolean): void {
    for (const [digest, actor] of this.verified.entries()) {
      if (isAffected(actor)) this.verified.delete(digest);
    }
  }

  private async verifyClaims(accessToken: string): Promise<AccessTokenClaims> {
    const payload = await this.verifyPayload(accessToken);
    // Keys of the API are tokens of ours too, but nobody's.
    if (payload.sub === undefined) throw new ProcedureError('bad_jwt', 'invalid claim: missing sub claim');
    const claims = accessTokenClaimsSchema.safeParse(payload);
    if (!claims.success) throw badJwt('a claim is missing');
    return claims.data;
  }

  private async verifyPayload(token: string): Promise<JWTPayload> {
    if (token.length > TOKEN_MAX_CHARS) throw badJwt('token is malformed');
    const options: JWTVerifyOptions = { algorithms: ['ES256'], issuer: this.issuer, requiredClaims: ['exp'] };
    try {
      const { payload } = await jwtVerify(token, this.keyFor, options);
      return payload;
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw badJwt('token is expired');
      if (error instanceof errors.JOSEError) throw badJwt('token is not valid');
      throw error;
    }
  }
}
