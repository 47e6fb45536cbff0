import { Injectable } from '@nestjs/common';
import { addressBlockOf } from '@playbook/service-kit/limits/address-block';
import { Database } from '@playbook/service-kit/persistence/database';
import type { AuditKind } from '../../entities/audit-event.entity.js';

/** Enough for a person who travels; keeps the result small for programs that sign in every minute. */
const MAX_SIGN_INS = 500;
const SIGNED_IN: AuditKind = 'signed_in';

const ADDRESSES = `
  select distinct address from (
    select e.address from auth.audit_events e join auth.users u on u.id = e.user_id
    where u.email = $1 and e.kind = '${SIGNED_IN}' and e.at > now() - interval '90 days' and e.address is not null
    order by e.at desc
    limit ${MAX_SIGN_INS}
  ) recent`;

/**
 * Tells where an account was signed in to lately. What the security log holds anyway suffices for it: nothing is kept in the
 * browser, and nothing else about it here.
 */
@Injectable()
export class KnownDevices {
  constructor(private readonly database: Database) {}

  /** False also for an address without an account. */
  async isKnown(email: string, address: string): Promise<boolean> {
    const known = await this.database.query<{ address: string }>(ADDRESSES, [email]);
    const block = addressBlockOf(address);
    return known.some((signIn) => addressBlockOf(signIn.address) === block);
  }
}
