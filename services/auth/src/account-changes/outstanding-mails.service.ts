import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { LockedAccountRepository } from '../accounts/locked-account.repository.js';
import { MailTokenRepository } from '../mail/tokens/mail-token.repository.js';
import { FlowStateRepository } from '../sessions/flows/flow-state.repository.js';

/** Everything by which somebody could still get at an account without its password. */
@Injectable()
export class OutstandingMails {
  constructor(
    private readonly accounts: LockedAccountRepository,
    private readonly tokens: MailTokenRepository,
    private readonly flows: FlowStateRepository,
  ) {}

  /** Voids mailed codes and links, auth codes, and a change of address that is under way; under the account's lock. */
  async revoke(em: EntityManager, userId: string): Promise<void> {
    await this.accounts.cancelChange(em, userId);
    await this.tokens.deleteAll(em, userId);
    await this.flows.deleteAll(em, userId);
  }
}
