import type { Span } from '@playbook/contracts/core/span.schema';
import { sentenceAround } from '../../text/spans/sentence-around.js';

const COUNTS =
  /^(?:(?:very|quite|really|rather) )?(?:lots of|a lot of|tons of|countless|many|several|numerous|multiple|some|most)\b/i;
/** Where a partner asks how many there are; of rivals, of a change or of founders nobody does. */
const ASKS_FOR_COUNTS: ReadonlySet<string> = new Set([
  'company-oneliner',
  'company-description',
  'target-customers',
  'market-size',
  'problem-statement',
  'validation',
  'metrics',
  'progress-made',
  'first-users',
  'customer-acquisition',
]);
/** How many buy is asked anywhere. */
const ARE_CUSTOMERS =
  /^[^.;:!?,]{0,30}\b(?:customers|clients|users|buyers|subscribers|members|order(?:s|ed)|pilots|downloads|sign-?ups|contracts|letters)\b/i;

/** Whether a count would be asked for in the place of these words; a sentence with a figure has one. */
export function isCountAsked(span: Span, text: string, fieldId: string): boolean {
  if (!COUNTS.test(text.slice(span.start, span.end))) return true;
  if (ARE_CUSTOMERS.test(text.slice(span.end))) return true;
  return ASKS_FOR_COUNTS.has(fieldId) && !/\d/.test(sentenceAround(text, span));
}
