import { randomBytes } from 'node:crypto';
import type { JsonWebKey } from 'node:crypto';
import { interactionPolicy, type ProviderContext } from 'oidc-provider';
import type { BoundedMap } from './bounded-map.js';
import type { Founder } from './founder.js';
import { MemoryAdapter } from './memory-adapter.js';
import { renderMessage } from './pages/page-layout.js';

const HOUR_S = 60 * 60;
const MINUTE_S = 60;
const COOKIE_KEY_BYTES = 32;
/** Cookies live at the origin of the product, so their names must not meet those of the product. */
const COOKIE_NAMES = {
  session: 'playbook_dev_identity',
  interaction: 'playbook_dev_identity_step',
  resume: 'playbook_dev_identity_resume',
};
const LIFETIMES_S = {
  AccessToken: HOUR_S,
  AuthorizationCode: MINUTE_S,
  Grant: HOUR_S,
  IdToken: HOUR_S,
  Interaction: HOUR_S,
  Session: HOUR_S,
};
/** What is on by default and not needed. */
const FEATURES = {
  devInteractions: { enabled: false },
  dPoP: { enabled: false },
  pushedAuthorizationRequests: { enabled: false },
  resourceIndicators: { enabled: false },
  rpInitiatedLogout: { enabled: false },
};

export interface ProviderSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUris: readonly string[];
  readonly signingKey: JsonWebKey;
  /** Path of the issuer without a slash at its end. */
  readonly mountPath: string;
  readonly homeUrl: string;
  readonly founders: BoundedMap<Founder>;
}

/** Clients that ask the founder to choose an account, as Google's do, are understood; the page always asks. */
function promptPolicy(): unknown {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }));
  return policy;
}

/** There is one client, and it is ours: whatever it asks for is granted without a page about it. */
async function grantEverything({ oidc }: ProviderContext): Promise<unknown> {
  const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
  grant.addOIDCScope([...oidc.requestParamOIDCScopes].join(' '));
  await grant.save(HOUR_S);
  return grant;
}

/** Configuration of oidc-provider: authorization code with PKCE, claims in the ID token, and nothing else. */
export function providerConfiguration(settings: ProviderSettings): object {
  const { founders, mountPath, homeUrl } = settings;
  return {
    adapter: MemoryAdapter,
    clients: [
      {
        client_id: settings.clientId,
        client_secret: settings.clientSecret,
        redirect_uris: settings.redirectUris,
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    clientAuthMethods: ['client_secret_basic', 'client_secret_post'],
    clientBasedCORS: () => false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    cookies: { names: COOKIE_NAMES, keys: [randomBytes(COOKIE_KEY_BYTES).toString('base64url')] },
    features: FEATURES,
    findAccount: (_context: unknown, accountId: string) => {
      const founder = founders.get(accountId);
      return founder && { accountId, claims: () => ({ sub: accountId, email_verified: true, ...founder }) };
    },
    interactions: {
      policy: promptPolicy(),
      url: (_context: unknown, { uid }: { uid: string }) => `${mountPath}/interaction/${uid}`,
    },
    jwks: { keys: [settings.signingKey] },
    loadExistingGrant: grantEverything,
    pkce: { required: () => true },
    renderError: (context: ProviderContext, out: { error: string; error_description?: string }) => {
      context.type = 'html';
      context.body = renderMessage('Sign-in stopped', out.error_description ?? out.error, homeUrl);
    },
    responseTypes: ['code'],
    scopes: ['openid'],
    ttl: LIFETIMES_S,
  };
}
