/** One mail to one person. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Hands mails over to where they leave this product. */
export interface MailSender {
  /** Resolves when the mail has been taken. @throws ProcedureError `service_unavailable` when it has not */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}

/** Injection token of the sender. */
export const MAIL_SENDER = Symbol('MailSender');
