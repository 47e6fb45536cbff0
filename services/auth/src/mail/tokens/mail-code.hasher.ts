import { createHmac, hkdfSync, randomInt, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { MAIL_CODE_DIGITS } from '@playbook/contracts/core/limits';
import { SERVICE_SETTINGS } from '@playbook/service-kit/service/service-definition';
import { isActive, type SigningKey } from '../../core/keys/signing-keys.setting.js';
import type { AuthSettings } from '../../core/settings/auth.settings.js';

const KEY_BYTES = 32;
const PURPOSE = 'playbook mail codes';

const keyFrom = ({ d }: SigningKey): Buffer =>
  Buffer.from(hkdfSync('sha256', Buffer.from(d, 'base64url'), '', PURPOSE, KEY_BYTES));

export const createMailCode = (): string => String(randomInt(10 ** MAIL_CODE_DIGITS)).padStart(MAIL_CODE_DIGITS, '0');

/**
 * Hashes mailed codes. A million codes are tried in a second against a plain hash, so that the hash is keyed: whoever reads the
 * database alone cannot find them. The keys derive from those of the access tokens, and rotate with them.
 */
@Injectable()
export class MailCodeHasher {
  private readonly activeKey: Buffer;
  private readonly keys: readonly Buffer[];

  constructor(@Inject(SERVICE_SETTINGS) settings: Pick<AuthSettings, 'AUTH_JWT_KEYS'>) {
    const active = settings.AUTH_JWT_KEYS.find(isActive);
    if (!active) throw new Error('No key signs');
    this.activeKey = keyFrom(active);
    this.keys = settings.AUTH_JWT_KEYS.map(keyFrom);
  }

  hash(code: string, address: string): string {
    return digest(this.activeKey, code, address).toString('base64url');
  }

  /** Whether the hash was made of this code for this address, with any of the keys; compares in constant time. */
  matches(code: string, address: string, hash: string): boolean {
    const expected = Buffer.from(hash, 'base64url');
    return this.keys.some((key) => timingSafeEqual(digest(key, code, address), expected));
  }
}

const digest = (key: Buffer, code: string, address: string): Buffer =>
  createHmac('sha256', key)
    .update(JSON.stringify([address, code]))
    .digest();
