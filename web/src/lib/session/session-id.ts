import { z } from 'zod';

const claimsSchema = z.object({ session_id: z.uuid() });

function payloadOf(accessToken: string): unknown {
  const [, payload = ''] = accessToken.split('.');
  try {
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    // Not a token of ours; the schema says so.
    return undefined;
  }
}

/**
 * Which of the founder's sessions, that is browsers or devices, an access token belongs to; null when it does not say. For
 * showing only: the gateway is who verifies tokens.
 */
export function sessionIdOf(accessToken: string): string | null {
  const claims = claimsSchema.safeParse(payloadOf(accessToken));
  return claims.success ? claims.data.session_id : null;
}
