import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { issuerOf } from '@playbook/service-kit/config/process-settings';
import { PUBLIC_URL } from '@playbook/service-kit/service/service-definition';
import { LockedAccountRepository, type SentColumn } from '../../accounts/locked-account.repository.js';
import { RedirectTargets } from '../../core/redirects/redirect-target.js';
import type { CodeChallengeMethod } from '../../core/secrets/code-challenge.js';
import { createOneTimeSecret, hashOneTimeSecret } from '../../core/secrets/one-time-secret.js';
import type { MailPurpose } from '../../entities/mail-token.entity.js';
import { MailDispatcher } from '../delivery/mail-dispatcher.service.js';
import { createMailCode, MailCodeHasher } from './mail-code.hasher.js';
import { writeLetter } from './mail-letter.js';
import { linkTypeOf } from './mail-purpose.js';
import { MailTokenRepository } from './mail-token.repository.js';

/** Where the link leads, and how the app gets its session when it is opened. */
export interface LinkOptions {
  /** The address in the app that was asked for; an unusable one gives way to the site. */
  readonly redirectTo?: string | undefined;
  readonly code_challenge?: string | undefined;
  readonly code_challenge_method?: CodeChallengeMethod | undefined;
}

export interface MailTokenRequest {
  readonly userId: string;
  readonly purpose: MailPurpose;
  readonly address: string;
  readonly options: LinkOptions;
}

/** A code and its link before they are put into a letter. */
export interface IssuedToken {
  readonly code: string;
  /** The secret part of the link. */
  readonly linkToken: string;
  /** Null where the code can only be typed. */
  readonly link: string | null;
  /** Where the link leads after all. */
  readonly redirectTarget: string;
}

const PKCE_PREFIX = 'pkce_';

/** Where an account notes its last mail. A change of address notes its mails itself. */
const SENT_COLUMNS: Readonly<Partial<Record<MailPurpose, SentColumn>>> = {
  signup: 'confirmationSentAt',
  invite: 'invitedAt',
  magiclink: 'recoverySentAt',
  recovery: 'recoverySentAt',
};

/** Makes codes and links, and the letters that carry them. */
@Injectable()
export class MailTokenIssuer {
  constructor(
    @Inject(PUBLIC_URL) private readonly publicUrl: string,
    private readonly accounts: LockedAccountRepository,
    private readonly tokens: MailTokenRepository,
    private readonly codes: MailCodeHasher,
    private readonly targets: RedirectTargets,
    private readonly dispatcher: MailDispatcher,
  ) {}

  /** Mails a code and its link after the commit: the letter is the only place where they stand. The user's row must be locked. */
  async mail(em: EntityManager, request: MailTokenRequest): Promise<void> {
    const { code, link } = await this.draw(em, request);
    this.dispatcher.dispatch(em, writeLetter({ to: request.address, purpose: request.purpose, code, link }));
  }

  /**
   * The same without a letter. The link's token is a secret of its own: one that is made of the address and a six-digit code could
   * be guessed.
   */
  async draw(em: EntityManager, { userId, purpose, address, options }: MailTokenRequest): Promise<IssuedToken> {
    const sentColumn = SENT_COLUMNS[purpose];
    if (sentColumn !== undefined) await this.accounts.markSent(em, userId, sentColumn);
    const code = createMailCode();
    const linkToken = `${options.code_challenge === undefined ? '' : PKCE_PREFIX}${createOneTimeSecret()}`;
    await this.tokens.add(em, {
      userId,
      purpose,
      address,
      codeHash: this.codes.hash(code, address),
      linkHash: hashOneTimeSecret(linkToken),
      codeChallenge: options.code_challenge ?? null,
      codeChallengeMethod: options.code_challenge_method ?? null,
    });
    const redirectTarget = this.targets.resolve(options.redirectTo);
    return { code, linkToken, link: this.linkTo(linkToken, purpose, redirectTarget), redirectTarget };
  }

  private linkTo(token: string, purpose: MailPurpose, redirectTarget: string): string | null {
    const type = linkTypeOf(purpose);
    if (type === null) return null;
    const query = new URLSearchParams({ token, type, redirect_to: redirectTarget });
    return `${issuerOf(this.publicUrl)}/verify?${query}`;
  }
}
