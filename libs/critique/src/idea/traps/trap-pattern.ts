import type { Trap } from '@playbook/contracts/analysis/idea-check.schema';

/** A pattern of the catalogue: it matches when both groups of words are found in what the founder builds. */
export interface TrapPattern extends Omit<Trap, 'spans'> {
  readonly thing: RegExp;
  readonly job: RegExp;
}

export const trap = (
  [id, kind, name]: readonly [string, TrapPattern['kind'], string],
  [thing, job]: readonly [string, string],
  [whyItTraps, whatWouldChangeAMind]: readonly [string, string],
  namedByPartners = false,
): TrapPattern => ({
  id,
  kind,
  name,
  thing: new RegExp(String.raw`\b(?:${thing})\b`, 'gi'),
  job: new RegExp(String.raw`\b(?:${job})\b`, 'gi'),
  whyItTraps,
  whatWouldChangeAMind,
  namedByPartners,
});
