const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const HEX = 16;

/** What decides which insights fit (specification, section 3). */
export interface UserContextChoices {
  readonly industry: string;
  readonly stage: string;
  readonly targetUser: string;
}

/** A short fingerprint (FNV-1a) of the choices, to notice changes; nothing is kept secret by it. */
export function userContextHash({ industry, stage, targetUser }: UserContextChoices): string {
  let hash = FNV_OFFSET;
  for (const byte of new TextEncoder().encode(JSON.stringify([industry, stage, targetUser]))) {
    hash = Math.imul(hash ^ byte, FNV_PRIME);
  }
  return (hash >>> 0).toString(HEX);
}
