import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import type { MailSender } from './mail.port.js';

/** Refuses every mail, where the operator has named neither a mail server nor an outbox. */
export class UnconfiguredMailSender implements MailSender {
  async send(): Promise<void> {
    throw new ProcedureError('service_unavailable', 'Neither AUTH_SMTP_URL nor AUTH_OUTBOX_DIR is set');
  }

  async close(): Promise<void> {}
}
