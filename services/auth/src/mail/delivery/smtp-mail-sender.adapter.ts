import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { createTransport, type Transporter } from 'nodemailer';
import { z } from 'zod';
import type { Mail, MailSender } from './mail.port.js';

const MAX_CONNECTIONS = 2;
const CONNECT_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 30_000;
const NO_TLS = 'The mail server does not offer TLS, so that it was given no mail';

/** What nodemailer calls a server that does not encrypt, or not well enough. */
const tlsFaultSchema = z.object({ code: z.literal('ETLS') });

export interface SmtpOptions {
  /** `smtp://` (TLS by STARTTLS) or `smtps://` (TLS from the first byte) address. */
  readonly url: string;
  /** Who the mails are from. */
  readonly from: string;
  /** Whether nothing may be sent in the clear: mails hold links and codes that sign in. */
  readonly requiresTls: boolean;
}

/** Sends mails through an SMTP server. */
export class SmtpMailSender implements MailSender {
  private readonly transport: Transporter;

  private readonly from: string;

  constructor({ url, from, requiresTls }: SmtpOptions) {
    this.from = from;
    this.transport = createTransport({
      url,
      requireTLS: requiresTls,
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
      const reason = tlsFaultSchema.safeParse(cause).success ? NO_TLS : 'The mail server did not take a mail';
      throw new ProcedureError('service_unavailable', reason, undefined, { cause });
    }
  }

  async close(): Promise<void> {
    this.transport.close();
  }
}
