import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { issuerOf } from '@playbook/service-kit/config/process-settings';
import { PUBLIC_URL } from '@playbook/service-kit/service/service-definition';
import { RedirectTargets } from '../../core/redirects/redirect-targets.js';
import type { CodeChallengeMethod } from '../../core/secrets/code-challenge.js';
import { createOneTimeSecret, hashOneTimeSecret } from '../../core/secrets/one-time-secret.js';
import type { Mail } from '../delivery/mail.port.js';
import { createMailCode, MailCodeHasher } from './mail-code.hasher.js';
import { writeLetter } from './mail-letter.js';
import { linkTypeOf, type MailPurpose } from './mail-purpose.js';
import { MailTokenRepository } from './mail-token.repository.js';

/** How the app wants to be answered when the link is opened. */
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
  readonly answer: LinkOptions;
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

/** Makes codes and links, and the letters that carry them. */
@Injectable()
export class MailTokenIssuer {
  constructor(
    @Inject(PUBLIC_URL) private readonly publicUrl: string,
    private readonly tokens: MailTokenRepository,
    private readonly codes: MailCodeHasher,
    private readonly targets: RedirectTargets,
  ) {}

  /** The letter is the only place where code and link stand; dispatch it after the commit. The user's row must be locked. */
  async issue(em: EntityManager, order: MailTokenRequest): Promise<Mail> {
    const { code, link } = await this.draw(em, order);
    return writeLetter({ to: order.address, purpose: order.purpose, code, link });
  }

  /**
   * The same without a letter. The link's token is a secret of its own: one that is made of the address and a six-digit code could
   * be guessed.
   */
  async draw(em: EntityManager, { userId, purpose, address, answer }: MailTokenRequest): Promise<IssuedToken> {
    const code = createMailCode();
    const linkToken = `${answer.code_challenge === undefined ? '' : PKCE_PREFIX}${createOneTimeSecret()}`;
    await this.tokens.add(em, {
      userId,
      purpose,
      address,
      codeHash: this.codes.hash(code, address),
      linkHash: hashOneTimeSecret(linkToken),
      codeChallenge: answer.code_challenge ?? null,
      codeChallengeMethod: answer.code_challenge_method ?? null,
    });
    const redirectTarget = this.targets.resolve(answer.redirectTo);
    return { code, linkToken, link: this.linkTo(linkToken, purpose, redirectTarget), redirectTarget };
  }

  private linkTo(token: string, purpose: MailPurpose, redirectTarget: string): string | null {
    const type = linkTypeOf(purpose);
    if (type === null) return null;
    const query = new URLSearchParams({ token, type, redirect_to: redirectTarget });
    return `${issuerOf(this.publicUrl)}/verify?${query}`;
  }
}
