import { Injectable } from '@nestjs/common';
import { addressBlockOf } from '@playbook/service-kit/limits/address-block';
import { AuditRepository } from '../../core/audit/audit.repository.js';

/**
 * Tells where an account was signed in to lately. What the security log holds anyway suffices for it: nothing is kept in the
 * browser, and nothing else about it here.
 */
@Injectable()
export class KnownDevices {
  constructor(private readonly events: AuditRepository) {}

  /** False also for an address without an account. */
  async isKnown(email: string, address: string): Promise<boolean> {
    const known = await this.events.signInAddresses(email);
    return known.some((one) => addressBlockOf(one) === addressBlockOf(address));
  }
}
