import { PUBLIC_URL, SERVICE_SETTINGS } from '@playbook/service-kit/service/service-definition';
import { Logger } from '@playbook/service-kit/telemetry/logger';
import { type FactoryProvider, Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { CoreModule } from '../core/core.module.js';
import type { AuthSettings } from '../core/settings/auth.settings.js';
import { leavesMachine } from '../core/settings/setting-schemas.js';
import { MailAllowance } from './delivery/mail-allowance.service.js';
import { MailDispatcher } from './delivery/mail-dispatcher.service.js';
import { MailTotal } from './delivery/mail-total.service.js';
import { MAIL_SENDER, type MailSender } from './delivery/mail.port.js';
import { OutboxMailSender } from './delivery/outbox-mail-sender.adapter.js';
import { SmtpMailSender } from './delivery/smtp-mail-sender.adapter.js';
import { UnconfiguredMailSender } from './delivery/unconfigured-mail-sender.adapter.js';
import { MailCodeHasher } from './tokens/mail-code.hasher.js';
import { MailCodes } from './tokens/mail-codes.service.js';
import { MailTokenIssuer } from './tokens/mail-token-issuer.service.js';
import { MailTokenRepository } from './tokens/mail-token.repository.js';

/** A mail server where one is set, else the outbox. */
const mailSenderProvider: FactoryProvider<MailSender> = {
  provide: MAIL_SENDER,
  inject: [SERVICE_SETTINGS, PUBLIC_URL, Logger],
  useFactory: (settings: AuthSettings, publicUrl: string, logger: Logger) => {
    const from = settings.AUTH_MAIL_FROM ?? `Playbook <no-reply@${new URL(publicUrl).hostname}>`;
    const { AUTH_SMTP_URL: url, AUTH_SMTP_REQUIRE_TLS: requiresTls } = settings;
    if (url !== undefined) return new SmtpMailSender({ url, from, requiresTls: requiresTls ?? leavesMachine(url) });
    if (settings.AUTH_OUTBOX_DIR !== undefined) return new OutboxMailSender(settings.AUTH_OUTBOX_DIR, from, logger);
    return new UnconfiguredMailSender();
  },
};

const shared = [MailAllowance, MailDispatcher, MailCodes, MailTokenRepository, MailTokenIssuer];

/** Codes and links, and how mails with them leave. */
@Module({
  imports: [CoreModule, AccountsModule],
  providers: [...shared, mailSenderProvider, MailTotal, MailCodeHasher],
  exports: shared,
})
export class MailModule {}
