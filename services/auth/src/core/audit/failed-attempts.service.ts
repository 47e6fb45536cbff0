import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { ErrorCode } from '@playbook/contracts/core/errors';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { toProcedureError } from '@playbook/service-kit/errors/to-procedure-error';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { SecurityLog } from '@playbook/service-kit/security-log/security-log';
import { Logger } from '@playbook/service-kit/telemetry/logger';
import type { AuditKind } from '../../entities/audit-event.entity.js';
import { DeferredQueue } from '../limits/deferred-queue.js';
import { FailOpenCounter, keyHash } from '../limits/fail-open-counter.service.js';
import { AuditRepository } from './audit.repository.js';

type FailedAttemptKind = Extract<
  AuditKind,
  'sign_in_failed' | 'sign_in_locked' | 'mailed_code_failed' | 'factor_code_failed'
>;

export interface FailedAttempt {
  readonly kind: FailedAttemptKind;
  /** What was wrong, as an error code. */
  readonly reason: string;
  /** The account: by its address while nobody is known, which may have none; else its id. */
  readonly account: { readonly email: string } | { readonly founderId: string };
  readonly address: string;
  readonly sessionId?: string;
}

const HOUR_MS = 3_600_000;
const MAX_WAITING = 1_000;
/** The first of an hour, and then fewer and fewer: a flood must not fill the database. */
const isNoted = (attempts: number): boolean => /^10*$/.test(String(attempts));

/** What somebody who guesses codes of second factors meets. */
const GUESSER_CODES: ReadonlySet<ErrorCode> = new Set(['mfa_verification_failed', 'over_request_rate_limit']);

/**
 * Leaves traces of attempts that failed: a security event each, and rows in the account's security log, of which an hour has one
 * for the first, tenth, hundredth attempt and so on. Rows are written behind the caller's back, so that the time of a response does
 * not tell whether there is an account.
 */
@Injectable()
export class FailedAttempts implements OnApplicationShutdown {
  private readonly queue = new DeferredQueue({
    maxWaiting: MAX_WAITING,
    onFailure: (error) => this.logger.failure('A failed attempt was not noted', error),
  });

  constructor(
    private readonly events: AuditRepository,
    private readonly counter: FailOpenCounter,
    private readonly securityLog: SecurityLog,
    private readonly logger: Logger,
  ) {}

  /** Never throws. */
  note(attempt: FailedAttempt): void {
    const { kind, reason, account, address } = attempt;
    const subject =
      'email' in account ? { account: this.securityLog.hash(account.email) } : { founderId: account.founderId };
    this.securityLog.record(kind, reason, { ...subject, client: this.securityLog.clientHash(address) });
    try {
      this.queue.add(() => this.write(attempt));
    } catch (error) {
      this.logger.failure('A failed attempt was not noted', toProcedureError(error));
    }
  }

  /** A sign-in with a password that failed by whoever tried it. Never throws. */
  noteSignIn(error: unknown, email: string | undefined, address: string): void {
    if (!(error instanceof ProcedureError) || error.isFailure || email === undefined) return;
    const kind = error.code === 'over_request_rate_limit' ? 'sign_in_locked' : 'sign_in_failed';
    this.note({ kind, reason: error.code, account: { email: email.toLowerCase() }, address });
  }

  /** The code of a second factor that was wrong, or one too many. Never throws. */
  noteFactorCode(error: unknown, { founderId, sessionId }: Actor, address: string): void {
    if (!(error instanceof ProcedureError) || !GUESSER_CODES.has(error.code)) return;
    this.note({ kind: 'factor_code_failed', reason: error.code, account: { founderId }, sessionId, address });
  }

  /** Writes what waits. */
  async onApplicationShutdown(): Promise<void> {
    await this.queue.drain();
  }

  private async write({ kind, account, address, sessionId = undefined }: FailedAttempt): Promise<void> {
    const name = 'email' in account ? account.email : account.founderId;
    const key = `failed-attempts:${kind}:${keyHash(name)}`;
    const hour = await this.counter.count(key, HOUR_MS);
    // While the store is away nothing bounds the rows, so there are none.
    if (!hour || !isNoted(hour.count)) return;
    const attempt = { kind, account, address, sessionId: sessionId ?? null, attempts: hour.count };
    await this.events.noteFailure(attempt);
  }
}
