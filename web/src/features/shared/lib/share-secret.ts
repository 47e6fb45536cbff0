import { shareSecretSchema } from '@playbook/contracts/sharing/sharing.schema';

/** The secret behind the # of the address; null where a part of it was lost. */
export function secretIn(hash: string): string | null {
  const secret = shareSecretSchema.safeParse(hash);
  return secret.success ? secret.data : null;
}

const NAMED_CHARS = 12;

/** Names a link in this browser; nobody is let in by so little of the secret. */
export const linkNameOf = (secret: string): string => secret.slice(0, NAMED_CHARS);
