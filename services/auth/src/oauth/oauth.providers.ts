import type { FactoryProvider } from '@nestjs/common';
import { issuerOf } from '@playbook/service-kit/config/process-settings';
import { PUBLIC_URL, SERVICE_SETTINGS } from '@playbook/service-kit/service/service-definition';
import type { AuthSettings } from '../auth.settings.js';
import { IdentityProviders } from './provider/identity-providers.js';
import { OpenIdProvider } from './provider/open-id-provider.js';
import { RedirectTargets } from './redirect/redirect-targets.js';

/** Google, where the operator has registered us with it. */
export const identityProvidersProvider: FactoryProvider<IdentityProviders> = {
  provide: IdentityProviders,
  inject: [SERVICE_SETTINGS, PUBLIC_URL],
  useFactory: (settings: AuthSettings, publicUrl: string) => {
    const { AUTH_GOOGLE_CLIENT_ID: clientId, AUTH_GOOGLE_CLIENT_SECRET: clientSecret } = settings;
    if (clientId === undefined || clientSecret === undefined) return new IdentityProviders([]);
    const redirectUri = `${issuerOf(publicUrl)}/callback`;
    const google = { name: 'google', issuer: settings.AUTH_GOOGLE_ISSUER, clientId, clientSecret, redirectUri };
    return new IdentityProviders([new OpenIdProvider(google)]);
  },
};

export const redirectTargetsProvider: FactoryProvider<RedirectTargets> = {
  provide: RedirectTargets,
  inject: [SERVICE_SETTINGS, PUBLIC_URL],
  useFactory: (settings: AuthSettings, publicUrl: string) =>
    new RedirectTargets({
      siteUrl: settings.AUTH_SITE_URL ?? publicUrl,
      allowList: settings.AUTH_REDIRECT_ALLOW_LIST,
      allowsLoopbackPorts: settings.NODE_ENV !== 'production',
    }),
};
