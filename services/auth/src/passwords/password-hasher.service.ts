import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { SERVICE_SETTINGS } from '@playbook/service-kit/service/service-definition';
import { BoundedQueue } from '../core/limits/bounded-queue.js';
import type { AuthSettings } from '../core/settings/auth.settings.js';
import { BREACHED_PASSWORDS, type BreachedPasswords } from './breached-passwords.js';
import { isCommonPassword } from './guessable-passwords.js';
import { isMadeOfContext, type PasswordOwner } from './password-owner.js';
import { isTooLong, type PasswordWeakness, requireAcceptablePassword } from './password-policy.js';

/** Argon2id, the library's default algorithm, at the minimum of OWASP's Password Storage Cheat Sheet. */
const ARGON2_OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** One per core of a small machine; the work is done on libuv's threads. */
const MAX_RUNNING = 2;
/** About two seconds of work on such a machine, well within a caller's patience. */
const MAX_WAITING = 64;

/** Hashes and checks passwords, few at a time: each takes 19 MiB and tens of milliseconds of a core. */
@Injectable()
export class PasswordHasher implements OnModuleInit, OnModuleDestroy {
  private readonly queue = new BoundedQueue({ maxRunning: MAX_RUNNING, maxWaiting: MAX_WAITING, retryAfterS: 1 });
  /** Compared against when there is no password, so that the response takes as long. */
  private dummyHash = '';

  constructor(
    @Inject(BREACHED_PASSWORDS) private readonly breachedPasswords: BreachedPasswords,
    @Inject(SERVICE_SETTINGS) private readonly settings: AuthSettings,
  ) {}

  async onModuleInit(): Promise<void> {
    this.dummyHash = await hash(randomUUID(), ARGON2_OPTIONS);
  }

  async onModuleDestroy(): Promise<void> {
    await this.breachedPasswords.close();
  }

  /**
   * Hashes a password that somebody wants to have. Every way to set one ends here, so those that are short or guessed easily are
   * refused here.
   * @throws ProcedureError `weak_password`, `validation_failed` for one that is too long; `service_unavailable` on overload, as
   * `matches` does too
   */
  async hash(password: string, owner: PasswordOwner): Promise<string> {
    requireAcceptablePassword(password, this.settings.AUTH_PASSWORD_MIN_LENGTH);
    const weakness = await this.findGuess(password, owner);
    if (weakness) {
      throw new ProcedureError('weak_password', weakness.message, { weakPasswordReasons: weakness.reasons });
    }
    return this.queue.run(() => hash(password, ARGON2_OPTIONS));
  }

  /** Why a password would be refused today although it is long enough, or null. */
  async findGuess(password: string, owner: PasswordOwner): Promise<PasswordWeakness | null> {
    const isGuessed =
      isCommonPassword(password) ||
      isMadeOfContext(password, owner, this.settings.AUTH_PASSWORD_MIN_LENGTH) ||
      (await this.breachedPasswords.has(password));
    if (!isGuessed) return null;
    const message = 'Password is known to be weak and easy to guess, please choose a different one.';
    return { message, reasons: ['pwned'] };
  }

  /** Does the same work whether or not there is a password to compare with. */
  async matches(password: string, passwordHash: string | null): Promise<boolean> {
    const isComparable = passwordHash !== null && !isTooLong(password);
    const isMatch = await this.queue.run(() =>
      isComparable ? verify(passwordHash, password) : verify(this.dummyHash, ''),
    );
    return isComparable && isMatch;
  }
}
