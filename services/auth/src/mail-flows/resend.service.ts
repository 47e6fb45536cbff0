import { Injectable } from '@nestjs/common';
import type { resendMail } from '@playbook/contracts/auth/mail/mail.contract';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { Database } from '@playbook/service-kit/persistence/database';
import type { z } from 'zod';
import { EmailChangeService } from '../account-changes/email-change.service.js';
import { requireMailAddress } from '../accounts/email-address.js';
import { MailAllowance } from '../mail/delivery/mail-allowance.service.js';
import { MailDispatcher } from '../mail/delivery/mail-dispatcher.service.js';
import { SignUpConfirmation } from './sign-up-confirmation.service.js';

/** Mails a confirmation again that is still wanted. */
@Injectable()
export class ResendService {
  constructor(
    private readonly database: Database,
    private readonly confirmation: SignUpConfirmation,
    private readonly emailChanges: EmailChangeService,
    private readonly allowance: MailAllowance,
    private readonly dispatcher: MailDispatcher,
  ) {}

  /**
   * Whether there is anything to confirm is looked up after the answer.
   * @throws ProcedureError `validation_failed`, `over_email_send_rate_limit`, `service_unavailable` on overload; the same for an
   * address without an account, or without anything to confirm
   */
  async resend({ body, redirectTo, client }: z.output<typeof resendMail.input>): Promise<void> {
    const { type } = body;
    if (type !== 'signup' && type !== 'email_change') {
      throw new ProcedureError('validation_failed', 'Missing one of these types: signup, email_change');
    }
    const email = requireMailAddress(body.email);
    const kind = type === 'signup' ? 'new_account' : 'existing_account';
    await this.allowance.require({ email, origin: client.address, kind });
    const answer = { ...body, redirectTo };
    this.dispatcher.defer(() =>
      this.database.inTransaction((em) =>
        type === 'signup' ? this.confirmation.issue(em, email, answer) : this.emailChanges.reissue(em, email, answer),
      ),
    );
  }
}
