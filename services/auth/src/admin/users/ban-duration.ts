import { invalidInput } from '../../core/errors/wire-errors.js';

const UNIT_MS: Readonly<Record<string, number>> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 };
const PART = /(\d{1,20}(?:\.\d+)?)(ms|s|m|h)/g;
const DURATION = /^(?:\d+(?:\.\d+)?(?:ms|s|m|h))+$/;
/** A century; instants far beyond it cannot be written as dates. */
const MAX_MS = 876_600 * 3_600_000;

/**
 * When a ban ends: `none` lifts it (null), a length of time such as `24h` or `1h30m` counts from now.
 * @throws ProcedureError `validation_failed` for anything else
 */
export function banEndOf(text: string, nowMs: number): Date | null {
  if (text === 'none') return null;
  const parts = [...text.matchAll(PART)];
  const lengthMs = parts.reduce((sum, [, amount, unit = '']) => sum + Number(amount) * (UNIT_MS[unit] ?? 0), 0);
  if (DURATION.test(text) && lengthMs > 0 && lengthMs <= MAX_MS) return new Date(nowMs + lengthMs);
  throw invalidInput('invalid format for ban duration, use none or a time such as 24h');
}
