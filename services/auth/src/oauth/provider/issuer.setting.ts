import { z } from 'zod';
import { isLoopback } from '../redirect/loopback.js';

function isUsableIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url));
}

/** Address of an OpenID provider. Plain http would let anybody on the way sign in as anybody, so only on this machine. */
export const issuerSetting = z
  .string()
  .refine(isUsableIssuer, { error: 'it must be an https address; http is for this machine only' });
