import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { hashOneTimeSecret } from '../../core/secrets/one-time-secret.js';
import type { MailPurpose } from '../../entities/mail-token.entity.js';
import { MailCodeHasher } from './mail-code.hasher.js';
import { type LiveMailToken, MailTokenRepository } from './mail-token.repository.js';

/** Wrong codes after which only the link is still good: it cannot be guessed, so strangers cannot void it either. */
const MAX_FAILURES = 5;

/** Finds the token that a code or a link belongs to; its account is locked then. */
@Injectable()
export class MailCodes {
  constructor(
    private readonly tokens: MailTokenRepository,
    private readonly hasher: MailCodeHasher,
  ) {}

  /** A wrong code counts; commit the transaction, or it does not. Who has used up the tries is not told that it is right. */
  async find(
    em: EntityManager,
    address: string,
    code: string,
    purposes: readonly MailPurpose[],
  ): Promise<LiveMailToken | null> {
    const live = await this.tokens.lockByAddress(em, address, purposes);
    const open = live.filter(({ failures }) => failures < MAX_FAILURES);
    const match = open.find(({ codeHash }) => this.hasher.matches(code, address, codeHash));
    if (!match) await this.tokens.countFailures(em, open);
    return match ?? null;
  }

  async findByLink(
    em: EntityManager,
    linkToken: string,
    purposes: readonly MailPurpose[],
  ): Promise<LiveMailToken | null> {
    const token = await this.tokens.lockByLink(em, hashOneTimeSecret(linkToken));
    return token && purposes.includes(token.purpose) ? token : null;
  }
}
