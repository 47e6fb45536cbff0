import { createRemoteJWKSet } from 'jose';
import * as openid from 'openid-client';
import { isLoopback } from '../../core/redirects/loopback.js';
import { providerClaimsSchema, type ProviderProfile, toProfile } from './provider-profile.js';
import type { ProviderTokens } from './provider-tokens.codec.js';
import { type VerifiedIdToken, verifyIdToken } from './verify-id-token.js';

export interface OpenIdProviderOptions {
  /** Name in addresses, identities and metadata. */
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where the provider sends people back to. */
  readonly redirectUri: string;
}

export interface AuthorizationRequest {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  readonly scope: string;
  readonly passedOn: URLSearchParams;
}

export interface AuthorizationResponse {
  readonly state: string;
  readonly code: string;
  /** The provider's name for itself (RFC 9207), where it sends one. */
  readonly iss: string | undefined;
}

export interface ProviderSignIn {
  readonly profile: ProviderProfile;
  readonly tokens: ProviderTokens;
}

/** For each request; a sign-in makes up to three, and its caller waits eight seconds. */
const REQUEST_TIMEOUT_S = 2.5;
const CLOCK_TOLERANCE_S = 10;
/** How long the provider's own description is used before it is read again. */
const DISCOVERY_FRESH_MS = 3_600_000;

/** One OpenID Connect provider. Its description is read when it is first needed, so that we start without it. */
export class OpenIdProvider {
  private discovered: { readonly configuration: Promise<openid.Configuration>; readonly atMs: number } | null = null;

  private keys: { readonly uri: string; readonly get: ReturnType<typeof createRemoteJWKSet> } | null = null;

  constructor(private readonly options: OpenIdProviderOptions) {}

  get name(): string {
    return this.options.name;
  }

  /** The address to send a person to. @throws Error when the provider cannot be reached */
  async authorizationUrl(request: AuthorizationRequest): Promise<string> {
    const parameters = new URLSearchParams(request.passedOn);
    parameters.set('redirect_uri', this.options.redirectUri);
    parameters.set('scope', request.scope);
    parameters.set('state', request.state);
    parameters.set('nonce', request.nonce);
    parameters.set('code_challenge', await openid.calculatePKCECodeChallenge(request.codeVerifier));
    parameters.set('code_challenge_method', 'S256');
    return openid.buildAuthorizationUrl(await this.configuration(), parameters).href;
  }

  /**
   * Exchanges the provider's code and verifies the ID token: signature, issuer, audience, expiry, nonce.
   * @throws Error when the provider cannot be reached, refuses the code, or its token is not good
   */
  async signIn(
    request: Pick<AuthorizationRequest, 'nonce' | 'codeVerifier'>,
    response: AuthorizationResponse,
  ): Promise<ProviderSignIn> {
    const configuration = await this.configuration();
    const returned = new URL(this.options.redirectUri);
    for (const [name, value] of Object.entries(response))
      if (value !== undefined) returned.searchParams.set(name, value);
    const tokens = await openid.authorizationCodeGrant(configuration, returned, {
      expectedState: response.state,
      expectedNonce: request.nonce,
      pkceCodeVerifier: request.codeVerifier,
      idTokenExpected: true,
    });
    const claims = providerClaimsSchema.parse(await this.claims(configuration, tokens));
    return {
      profile: toProfile(this.options.name, claims),
      tokens: {
        accessToken: tokens.access_token,
        ...(tokens.refresh_token !== undefined && { refreshToken: tokens.refresh_token }),
      },
    };
  }

  /**
   * Verifies an ID token that the app got from the provider itself: signature, issuer, expiry, and that it was made for us.
   * @throws ProcedureError `validation_failed` for a token that is not good; Error when the provider cannot be reached
   */
  async readIdToken(idToken: string): Promise<VerifiedIdToken> {
    const { issuer, jwks_uri: jwksUri } = (await this.configuration()).serverMetadata();
    if (jwksUri === undefined) throw new Error('The provider publishes no keys');
    if (this.keys?.uri !== jwksUri) {
      const get = createRemoteJWKSet(new URL(jwksUri), { timeoutDuration: REQUEST_TIMEOUT_S * 1_000 });
      this.keys = { uri: jwksUri, get };
    }
    const clientId = this.options.clientId;
    const rules = { issuer, clientId, clockToleranceS: CLOCK_TOLERANCE_S };
    return verifyIdToken(idToken, this.keys.get, rules);
  }

  /** Some providers keep the address out of the ID token and tell it at their user info endpoint only. */
  private async claims(
    configuration: openid.Configuration,
    tokens: Awaited<ReturnType<typeof openid.authorizationCodeGrant>>,
  ): Promise<object> {
    const claims = tokens.claims();
    if (!claims) throw new Error('The provider sent no ID token');
    if (claims['email'] !== undefined || configuration.serverMetadata().userinfo_endpoint === undefined) return claims;
    return { ...(await openid.fetchUserInfo(configuration, tokens.access_token, claims.sub)), ...claims };
  }

  private configuration(): Promise<openid.Configuration> {
    if (this.discovered && Date.now() - this.discovered.atMs < DISCOVERY_FRESH_MS) return this.discovered.configuration;
    const discovery = { configuration: this.discover(), atMs: Date.now() };
    this.discovered = discovery;
    // A failure is not remembered: the next person's sign-in asks again.
    discovery.configuration.catch(() => {
      if (this.discovered === discovery) this.discovered = null;
    });
    return discovery.configuration;
  }

  private discover(): Promise<openid.Configuration> {
    const { issuer, clientId, clientSecret } = this.options;
    const url = new URL(issuer);
    const execute = [openid.enableNonRepudiationChecks];
    if (url.protocol === 'http:' && isLoopback(url)) execute.push(openid.allowInsecureRequests);
    const metadata = { client_secret: clientSecret, [openid.clockTolerance]: CLOCK_TOLERANCE_S };
    return openid.discovery(url, clientId, metadata, undefined, { execute, timeout: REQUEST_TIMEOUT_S });
  }
}
