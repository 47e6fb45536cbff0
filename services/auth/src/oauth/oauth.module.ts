import { issuerOf } from '@playbook/service-kit/config/process-settings';
import { PUBLIC_URL, SERVICE_SETTINGS } from '@playbook/service-kit/service/service-definition';
import { type FactoryProvider, Module } from '@nestjs/common';
import { AccountChangesModule } from '../account-changes/account-changes.module.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { CoreModule } from '../core/core.module.js';
import type { AuthSettings } from '../core/settings/auth.settings.js';
import { MailModule } from '../mail/mail.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { AccountLinking } from './account-linking.service.js';
import { AuthorizeService } from './authorize.service.js';
import { CallbackService } from './callback.service.js';
import { CodeExchangeService } from './code-exchange.service.js';
import { IdTokenSignIn } from './id-token-sign-in.service.js';
import { OAuthSignIn } from './oauth-sign-in.service.js';
import { OAuthController } from './oauth.controller.js';
import { IdentityProviders } from './provider/identity-providers.js';
import { OpenIdProvider } from './provider/open-id-provider.js';

/** Google, where the operator has registered us with it. */
const identityProvidersProvider: FactoryProvider<IdentityProviders> = {
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

/** Signing in with an account at an identity provider. */
@Module({
  imports: [CoreModule, AccountsModule, MailModule, SessionsModule, AccountChangesModule],
  controllers: [OAuthController],
  providers: [
    identityProvidersProvider,
    AccountLinking,
    OAuthSignIn,
    AuthorizeService,
    CallbackService,
    CodeExchangeService,
    IdTokenSignIn,
  ],
})
export class OAuthModule {}
