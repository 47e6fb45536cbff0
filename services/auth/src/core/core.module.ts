import { issuerOf } from '@playbook/service-kit/config/process-settings';
import { PUBLIC_KEYS, PUBLIC_URL, SERVICE_SETTINGS } from '@playbook/service-kit/service/service-definition';
import type { Jwks } from '@playbook/contracts/auth/auth-wire.schema';
import { type FactoryProvider, Module } from '@nestjs/common';
import { AuditRetention } from './audit/audit-retention.service.js';
import { AuditRepository } from './audit/audit.repository.js';
import { FailedAttempts } from './audit/failed-attempts.service.js';
import { AccessTokenSigner } from './keys/access-token.signer.js';
import { requirePublished } from './keys/signing-keys.js';
import { Captcha } from './limits/captcha.service.js';
import { FailOpenCounter } from './limits/fail-open-counter.service.js';
import { PublicSettingsController } from './public-settings.controller.js';
import { RedirectTargets } from './redirects/redirect-target.js';
import type { AuthSettings } from './settings/auth.settings.js';

const signerProvider: FactoryProvider<AccessTokenSigner> = {
  provide: AccessTokenSigner,
  inject: [SERVICE_SETTINGS, PUBLIC_URL, PUBLIC_KEYS],
  useFactory: (settings: AuthSettings, publicUrl: string, publicKeys: Jwks) => {
    requirePublished(settings.AUTH_JWT_KEYS, publicKeys);
    return AccessTokenSigner.create(settings.AUTH_JWT_KEYS, issuerOf(publicUrl));
  },
};

const redirectTargetsProvider: FactoryProvider<RedirectTargets> = {
  provide: RedirectTargets,
  inject: [SERVICE_SETTINGS, PUBLIC_URL],
  useFactory: (settings: AuthSettings, publicUrl: string) =>
    new RedirectTargets({
      siteUrl: settings.AUTH_SITE_URL ?? publicUrl,
      allowList: settings.AUTH_REDIRECT_ALLOW_LIST,
      allowsLoopbackPorts: settings.NODE_ENV !== 'production',
    }),
};

const shared = [signerProvider, redirectTargetsProvider, FailOpenCounter, Captcha, AuditRepository, FailedAttempts];

/** What every capability builds on: keys, settings, limits, security events, addresses to return to. */
@Module({
  controllers: [PublicSettingsController],
  providers: [...shared, AuditRetention],
  exports: shared,
})
export class CoreModule {}
