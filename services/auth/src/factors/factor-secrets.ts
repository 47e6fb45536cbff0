import { Inject, Injectable } from '@nestjs/common';
import { SERVICE_SETTINGS } from '@playbook/service-kit/service/service-definition';
import { openText, sealText } from '../core/secrets/sealed-text.js';
import type { AuthSettings } from '../core/settings/auth.settings.js';

/** Secrets of second factors as rows hold them. One key seals; while keys are exchanged two open. */
@Injectable()
export class FactorSecrets {
  constructor(@Inject(SERVICE_SETTINGS) private readonly settings: AuthSettings) {}

  /** Whether keys are exchanged. */
  get isExchanging(): boolean {
    return this.settings.AUTH_ENCRYPTION_KEY_OTHER !== undefined;
  }

  seal(secret: string, factorId: string): string {
    return sealText(secret, this.settings.AUTH_ENCRYPTION_KEY, factorId);
  }

  /** @throws Error when none of the keys has sealed it */
  open(sealedSecret: string, factorId: string): string {
    const { AUTH_ENCRYPTION_KEY: key, AUTH_ENCRYPTION_KEY_OTHER: other } = this.settings;
    if (other === undefined || this.isOfSealingKey(sealedSecret, factorId))
      return openText(sealedSecret, key, factorId);
    return openText(sealedSecret, other, factorId);
  }

  /** Sealed by the key that seals now; null when it is already. @throws Error when none of the keys has sealed it */
  resealed(sealedSecret: string, factorId: string): string | null {
    if (this.isOfSealingKey(sealedSecret, factorId)) return null;
    return this.seal(this.open(sealedSecret, factorId), factorId);
  }

  private isOfSealingKey(sealedSecret: string, factorId: string): boolean {
    try {
      openText(sealedSecret, this.settings.AUTH_ENCRYPTION_KEY, factorId);
      return true;
    } catch {
      // Another key, which is what is asked.
      return false;
    }
  }
}
