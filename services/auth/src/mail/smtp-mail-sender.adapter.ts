import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { createTransport, type Transporter } from 'nodemailer';
import type { Mail, MailSender } from './mail.port.js';

const MAX_CONNECTIONS = 2;
const CONNECT_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 30_000;

/** Sends mails through an SMTP server. */
export class SmtpMailSender implements MailSender {
  private readonly transport: Transporter;

  /** @param url `smtp://` (TLS when the server offers it) or `smtps://` address. @param from Who the mails are from. */
  constructor(
    url: string,
    private readonly from: string,
  ) {
    this.transport = createTransport({
      url,
      pool: true,
      maxConnections: MAX_CONNECTIONS,
      connectionTimeout: CONNECT_TIMEOUT_MS,
      greetingTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: SOCKET_TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send({ to, subject, text, html }: Mail): Promise<void> {
    try {
      await this.transport.sendMail({ from: this.from, to: { name: '', address: to }, subject, text, html });
    } catch (cause) {
      throw new ProcedureError('service_unavailable', 'The mail server did not take a mail', undefined, { cause });
    }
  }

  async close(): Promise<void> {
    this.transport.close();
  }
}
