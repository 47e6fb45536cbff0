import type { Span } from '@playbook/contracts/core/span.schema';

const THEY_HAVE = new RegExp(
  String.raw`\b(?:who|that|which)(?: (?:are|is))? (?:hav(?:e|ing)|has|own|owns|run|runs|keep|keeps|employ|employs|teach` +
    String.raw`|teaches)(?: [\p{L}-]{2,15}){0,2} (?:\d[\d.,]{0,8} (?:to|or|and|[–-]) )?$`,
  'u',
);
const REACH_CHARS = 90;

/** Whether a number tells how large a customer is, and nothing of the startup: "masters who have 500 to 3000 students in one hall". */
export const isSizeOfCustomers = (text: string, { start }: Span): boolean =>
  THEY_HAVE.test(text.slice(Math.max(0, start - REACH_CHARS), start));
