import type { Jwks } from '@playbook/contracts/auth/auth-wire.schema';
import { StartError } from '@playbook/service-kit/config/start-error';
import { isActive, type SigningKey } from './signing-keys.setting.js';

/** @throws StartError when tokens would be signed by a key that other processes do not know */
export function requirePublished(keys: readonly SigningKey[], { keys: published }: Jwks): void {
  const active = keys.find(isActive);
  if (published.some(({ kid, x, y }) => kid === active?.kid && x === active.x && y === active.y)) return;
  throw new StartError(
    'SIGNING_KEY_UNPUBLISHED',
    'AUTH_JWT_PUBLIC_KEYS lacks the key of AUTH_JWT_KEYS that signs, so that no process would accept its tokens. ' +
      'Give every process what npm run public-keys prints, and start again.',
  );
}
