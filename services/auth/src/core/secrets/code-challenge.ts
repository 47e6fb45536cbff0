import { createHash, timingSafeEqual } from 'node:crypto';
import type { codeChallengeMethodSchema } from '@playbook/contracts/auth/auth-wire.schema';
import type { z } from 'zod';

export type CodeChallengeMethod = z.output<typeof codeChallengeMethodSchema>;

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether the verifier belongs to the challenge (RFC 7636, section 4.6); compares in constant time. */
export function matchesChallenge(verifier: string, challenge: string, method: CodeChallengeMethod): boolean {
  const computed = method === 's256' ? sha256(verifier).toString('base64url') : verifier;
  return timingSafeEqual(sha256(computed), sha256(challenge));
}
