import { Inject, Injectable } from '@nestjs/common';
import { addressBlockOf } from '@playbook/service-kit/limits/address-block';
import { SERVICE_SETTINGS } from '@playbook/service-kit/service/service-definition';
import { tooManyRequests } from '../core/errors/wire-errors.js';
import { FailOpenCounter, keyHash } from '../core/limits/fail-open-counter.service.js';
import type { AuthSettings } from '../core/settings/auth.settings.js';
import { KnownDevices } from '../sessions/start/known-devices.service.js';

const WINDOW_MS = 300_000;

const accountKeyOf = (email: string): string => `password-attempts:${keyHash(email)}`;
const blockKeyOf = (email: string, address: string | null): string =>
  `password-attempts:${keyHash(`${email} ${address === null ? 'signed in' : addressBlockOf(address)}`)}`;

/**
 * Limits how often passwords of one account can be guessed: first from one block of addresses, so that strangers lock out only
 * themselves, and well above that from all blocks together, so that many addresses do not add up to a search. Where the account
 * was signed in to before, the second limit does not hold: no flood from elsewhere keeps a founder out. Counts addresses without
 * an account alike. An attempt counts before it is checked, so that many at once do not slip through.
 */
@Injectable()
export class PasswordAttempts {
  constructor(
    private readonly counter: FailOpenCounter,
    private readonly devices: KnownDevices,
    @Inject(SERVICE_SETTINGS) private readonly settings: AuthSettings,
  ) {}

  /**
   * @param address Where the attempt comes from; null for somebody who is signed in to the account.
   * @throws ProcedureError `over_request_rate_limit` with `retryAfterS`
   */
  async count(email: string, address: string | null): Promise<void> {
    const { AUTH_PASSWORD_MAX_FAILURES: perBlock, AUTH_PASSWORD_MAX_FAILURES_PER_ACCOUNT: perAccount } = this.settings;
    // What is refused here does not count for the account: one block cannot use up what all have together.
    await this.counter.require(blockKeyOf(email, address), WINDOW_MS, perBlock);
    const ofAccount = await this.counter.count(accountKeyOf(email), WINDOW_MS);
    if (!ofAccount || ofAccount.count <= perAccount || address === null) return;
    if (!(await this.devices.isKnown(email, address))) throw tooManyRequests(ofAccount.resetMs);
  }

  /** After a right password: the block begins anew, and the account gets this attempt back. */
  async clear(email: string, address: string | null): Promise<void> {
    await Promise.all([
      this.counter.clear(blockKeyOf(email, address)),
      this.counter.giveBack(accountKeyOf(email), WINDOW_MS),
    ]);
  }
}
