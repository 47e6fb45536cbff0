import { Injectable } from '@nestjs/common';
import type { adminGenerateLink } from '@playbook/contracts/auth/admin/admin-links.contract';
import type { GeneratedLink } from '@playbook/contracts/auth/admin/admin-links-wire.schema';
import { Database } from '@playbook/service-kit/persistence/database';
import type { z } from 'zod';
import { toUser } from '../../accounts/account.mapper.js';
import { AccountRepository } from '../../accounts/account.repository.js';
import { requireMailAddress } from '../../accounts/email-address.js';
import { mergeMetadata } from '../../accounts/user-metadata.js';
import { recordAuditEvent } from '../../core/audit/audit.repository.js';
import { invalidInput, withFreeEmail } from '../../core/errors/wire-errors.js';
import { MailTokenIssuer } from '../../mail/tokens/mail-token-issuer.service.js';
import { PasswordHasher } from '../../passwords/password-hasher.service.js';
import { LinkAccounts, type LinkRequest } from './link-accounts.service.js';

type Input = z.output<typeof adminGenerateLink.input>;

/** Makes codes and links for operators' programs, which bring them to their person by a way of their own. */
@Injectable()
export class AdminLinks {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountRepository,
    private readonly linkAccounts: LinkAccounts,
    private readonly issuer: MailTokenIssuer,
    private readonly passwords: PasswordHasher,
  ) {}

  /**
   * Nothing is mailed.
   * @throws ProcedureError `validation_failed`, `weak_password`, `user_not_found`, `email_exists`, `service_unavailable` on overload
   */
  async generate({ body, redirectTo }: Input): Promise<GeneratedLink> {
    const request = await this.parse(body);
    const options = { redirectTo: redirectTo ?? body.redirect_to };
    return withFreeEmail(() =>
      this.database.inTransaction(async (em) => {
        const recipient = await this.linkAccounts.prepare(em, request);
        const { code, link, linkToken, redirectTarget } = await this.issuer.draw(em, { ...recipient, options });
        await recordAuditEvent(em, 'link_given_to_operator', recipient.userId);
        return {
          ...toUser(await this.accounts.get(em, recipient.userId)),
          action_link: link ?? '',
          email_otp: code,
          hashed_token: linkToken,
          verification_type: recipient.purpose,
          redirect_to: redirectTarget,
        };
      }),
    );
  }

  private async parse({
    type,
    email: address,
    password,
    data,
    new_email: newAddress,
  }: Input['body']): Promise<LinkRequest> {
    const email = requireMailAddress(address);
    const userMetadata = mergeMetadata({}, data ?? {});
    switch (type) {
      case 'signup':
        if (!password) throw invalidInput('Signup requires a valid password');
        return {
          type,
          email,
          userMetadata,
          passwordHash: await this.passwords.hash(password, { email, userMetadata }),
        };
      case 'email_change_current':
      case 'email_change_new':
        return { type, email, newEmail: requireMailAddress(newAddress) };
      case 'recovery':
        return { type, email };
      default:
        return { type, email, userMetadata, passwordHash: null };
    }
  }
}
