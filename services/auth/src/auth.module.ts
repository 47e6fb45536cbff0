import { type FactoryProvider, Module } from '@nestjs/common';
import { issuerOf } from '@playbook/service-kit/config/process-settings';
import type { Jwks } from '@playbook/contracts/auth/auth-wire.schema';
import { PUBLIC_KEYS, PUBLIC_URL, SERVICE_SETTINGS } from '@playbook/service-kit/service/service-definition';
import { AccountChangesController } from './account-changes/account-changes.controller.js';
import { accountChanges } from './account-changes/account-changes.providers.js';
import { AccountRepository } from './accounts/account.repository.js';
import { AccountsController } from './accounts/accounts.controller.js';
import { CurrentAccount } from './accounts/current-account.service.js';
import { SquatterEviction } from './accounts/squatter-eviction.service.js';
import { AnonymousSignUp } from './accounts/sign-up/anonymous-sign-up.service.js';
import { SignUpService } from './accounts/sign-up/sign-up.service.js';
import { UnconfirmedSignUp } from './accounts/sign-up/unconfirmed-sign-up.service.js';
import { admin } from './admin/admin.providers.js';
import { AdminFactorsController } from './admin/admin-factors.controller.js';
import { AdminLinksController } from './admin/admin-links.controller.js';
import { AdminUsersController } from './admin/admin-users.controller.js';
import type { AuthSettings } from './auth.settings.js';
import { AuditRetention } from './audit/audit-retention.service.js';
import { FailedAttempts } from './audit/failed-attempts.service.js';
import { Captcha } from './captcha/captcha.service.js';
import { FactorAttempts } from './factors/factor-attempts.service.js';
import { FactorChallenges } from './factors/factor-challenges.service.js';
import { FactorEnrolment } from './factors/factor-enrolment.service.js';
import { FactorRemoval } from './factors/factor-removal.service.js';
import { FactorSecrets } from './factors/factor-secrets.service.js';
import { FactorVerification } from './factors/factor-verification.service.js';
import { FactorRepository } from './factors/factor.repository.js';
import { FactorsController } from './factors/factors.controller.js';
import { FounderController } from './founder/founder.controller.js';
import { FounderErasure } from './founder/founder-erasure.service.js';
import { FounderExport } from './founder/founder-export.service.js';
import { AccessTokenSigner } from './keys/access-token.signer.js';
import { requirePublished } from './keys/require-published.js';
import { ForgivingCounter } from './limits/forgiving-counter.service.js';
import { MailFlowsController } from './mail-flows/mail-flows.controller.js';
import { mailFlows } from './mail-flows/mail-flows.providers.js';
import { AccountLinking } from './oauth/account-linking.service.js';
import { AuthorizeService } from './oauth/authorize.service.js';
import { CallbackService } from './oauth/callback.service.js';
import { CodeExchangeService } from './oauth/code-exchange.service.js';
import { FlowStateRepository } from './oauth/flow/flow-state.repository.js';
import { IdTokenController } from './oauth/id-token/id-token.controller.js';
import { IdTokenSignIn } from './oauth/id-token/id-token-sign-in.service.js';
import { OAuthSignIn } from './oauth/oauth-sign-in.service.js';
import { OAuthController } from './oauth/oauth.controller.js';
import { identityProvidersProvider, redirectTargetsProvider } from './oauth/oauth.providers.js';
import { breachedPasswordsProvider } from './passwords/breached-passwords.provider.js';
import { NewPasswordHasher } from './passwords/new-password-hasher.service.js';
import { PasswordAttempts } from './passwords/password-attempts.service.js';
import { PasswordHasher } from './passwords/password-hasher.service.js';
import { PasswordSignInService } from './passwords/password-sign-in.service.js';
import { PasswordsController } from './passwords/passwords.controller.js';
import { ProfileRepository } from './profiles/profile.repository.js';
import { ProfileService } from './profiles/profile.service.js';
import { ProfilesController } from './profiles/profiles.controller.js';
import { AccountSessions } from './sessions/account-sessions.service.js';
import { KnownDevices } from './sessions/known-devices.service.js';
import { RefreshLimit } from './sessions/refresh-limit.service.js';
import { OwnSession } from './sessions/own-session.service.js';
import { RefreshService } from './sessions/refresh.service.js';
import { RevocationRepository } from './sessions/revocation.repository.js';
import { RevocationsController } from './sessions/revocations.controller.js';
import { SessionAnswer } from './sessions/session-answer.service.js';
import { SessionElevation } from './sessions/session-elevation.service.js';
import { SessionOpener } from './sessions/session-opener.service.js';
import { SessionRepository } from './sessions/session.repository.js';
import { SessionRevoker } from './sessions/session-revoker.service.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { SignInService } from './sessions/sign-in.service.js';
import { SignOutService } from './sessions/sign-out.service.js';
import { SettingsController } from './settings/settings.controller.js';

const accessTokenSignerProvider: FactoryProvider<AccessTokenSigner> = {
  provide: AccessTokenSigner,
  inject: [SERVICE_SETTINGS, PUBLIC_URL, PUBLIC_KEYS],
  useFactory: (settings: AuthSettings, publicUrl: string, publicKeys: Jwks) => {
    requirePublished(settings.AUTH_JWT_KEYS, publicKeys);
    return AccessTokenSigner.create(settings.AUTH_JWT_KEYS, issuerOf(publicUrl));
  },
};

const limits = [ForgivingCounter, Captcha];
const audit = [FailedAttempts, AuditRetention];
const accounts = [
  AccountRepository,
  CurrentAccount,
  SignUpService,
  UnconfirmedSignUp,
  AnonymousSignUp,
  SquatterEviction,
];
const passwords = [
  breachedPasswordsProvider,
  PasswordHasher,
  NewPasswordHasher,
  PasswordAttempts,
  PasswordSignInService,
];
const sessions = [
  SessionRepository,
  SessionOpener,
  SessionAnswer,
  SessionRevoker,
  RevocationRepository,
  AccountSessions,
  KnownDevices,
  SignInService,
  RefreshLimit,
  RefreshService,
  SignOutService,
  OwnSession,
  SessionElevation,
];
const factors = [
  FactorRepository,
  FactorAttempts,
  FactorChallenges,
  FactorSecrets,
  FactorEnrolment,
  FactorVerification,
  FactorRemoval,
];
const oauth = [
  identityProvidersProvider,
  redirectTargetsProvider,
  FlowStateRepository,
  AccountLinking,
  OAuthSignIn,
  AuthorizeService,
  CallbackService,
  CodeExchangeService,
  IdTokenSignIn,
];

@Module({
  controllers: [
    AccountsController,
    PasswordsController,
    SessionsController,
    RevocationsController,
    OAuthController,
    IdTokenController,
    FactorsController,
    FounderController,
    SettingsController,
    ProfilesController,
    MailFlowsController,
    AccountChangesController,
    AdminUsersController,
    AdminFactorsController,
    AdminLinksController,
  ],
  providers: [
    accessTokenSignerProvider,
    ...limits,
    ...audit,
    ...accounts,
    ...passwords,
    ...sessions,
    ...oauth,
    ...factors,
    ProfileRepository,
    ProfileService,
    ...mailFlows,
    ...accountChanges,
    FounderExport,
    FounderErasure,
    ...admin,
  ],
})
export class AuthModule {}
