import { Injectable } from '@nestjs/common';
import type { adminInvite } from '@playbook/contracts/auth/admin/admin-links.contract';
import type { User } from '@playbook/contracts/auth/auth-wire.schema';
import { Database } from '@playbook/service-kit/persistence/database';
import type { z } from 'zod';
import { toUser } from '../../accounts/account.mapper.js';
import { AccountRepository } from '../../accounts/account.repository.js';
import { requireMailAddress } from '../../accounts/email-address.js';
import { mergeMetadata } from '../../accounts/user-metadata.js';
import { recordAuditEvent } from '../../core/audit/audit.repository.js';
import { withFreeEmail } from '../../core/errors/wire-errors.js';
import { MailAllowance } from '../../mail/delivery/mail-allowance.service.js';
import { MailTokenIssuer } from '../../mail/tokens/mail-token-issuer.service.js';
import { LinkAccounts } from './link-accounts.service.js';

/** Mails invitations. */
@Injectable()
export class Invitations {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountRepository,
    private readonly linkAccounts: LinkAccounts,
    private readonly issuer: MailTokenIssuer,
    private readonly allowance: MailAllowance,
  ) {}

  /**
   * Also where sign-ups are closed. Somebody who has not accepted an invitation can be invited again.
   * @throws ProcedureError `validation_failed`, `email_exists` for an address that is confirmed, `over_email_send_rate_limit`
   */
  async invite({ body, redirectTo }: z.output<typeof adminInvite.input>): Promise<User> {
    const email = requireMailAddress(body.email);
    const request = {
      type: 'invite',
      email,
      passwordHash: null,
      userMetadata: mergeMetadata({}, body.data ?? {}),
    } as const;
    await this.allowance.require({ email, origin: null, kind: 'new_account' });
    const account = await withFreeEmail(() =>
      this.database.inTransaction(async (em) => {
        await this.allowance.spend('new_account');
        const recipient = await this.linkAccounts.prepare(em, request);
        await this.issuer.mail(em, { ...recipient, options: { redirectTo } });
        await recordAuditEvent(em, 'invited_by_operator', recipient.userId);
        return this.accounts.get(em, recipient.userId);
      }),
    );
    return toUser(account);
  }
}
