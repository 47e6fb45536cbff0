import type { FactoryProvider } from '@nestjs/common';
import { PUBLIC_URL, SERVICE_SETTINGS } from '@playbook/service-kit/service/service-definition';
import { Logger } from '@playbook/service-kit/telemetry/logger';
import type { AuthSettings } from '../auth.settings.js';
import { leavesMachine } from './mail.settings.js';
import { MAIL_SENDER, type MailSender } from './mail.port.js';
import { OutboxMailSender } from './outbox-mail-sender.adapter.js';
import { SmtpMailSender } from './smtp-mail-sender.adapter.js';
import { UnconfiguredMailSender } from './unconfigured-mail-sender.adapter.js';

/** A mail server where one is set, else the outbox. */
export const mailSenderProvider: FactoryProvider<MailSender> = {
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
