import type { PitchSignals } from '../signals/pitch-signals.js';
import type { PitchText } from '../../engine/read-text.js';
import { PLACEHOLDER } from '../../engine/rewrite/placeholders.js';
import { fillTemplate } from './template.js';
import type { TrimmedPitch } from '../../engine/rewrite/trim.js';

const LONG_PITCH_WORDS = 25;
const MIN_CLAUSE_WORDS = 8;

const withoutStop = (text: string): string => text.replace(/[.!?]{1,300}$/, '');

/** The text cut at a sentence end or comma, longest first. */
function shorterVersions(text: string): string[] {
  const cuts = Array.from(text.matchAll(/[.;:,](?=\s)/g), (match) => `${text.slice(0, match.index)}.`);
  return cuts.filter((cut) => cut.split(/\s+/).length >= MIN_CLAUSE_WORDS).toReversed();
}

/** "people" and "businesses" become a blank for the one customer; a sentence with nobody gets one at the end. */
function askForCustomer(text: string, { customer, text: original }: PitchSignals): string {
  const span = customer.spans[0];
  const anybody = span === undefined ? '' : original.slice(span.start, span.end);
  if (anybody !== '' && text.includes(anybody)) return text.replace(anybody, () => PLACEHOLDER.customer);
  return `${withoutStop(text)} for ${PLACEHOLDER.customer}.`;
}

function explainAnalogy(text: string, { customer }: PitchSignals): string {
  const forWhom = customer.grade > 1 ? '' : ` for ${PLACEHOLDER.customer}`;
  return `${withoutStop(text)}: ${PLACEHOLDER.job}${forWhom}.`;
}

/** Clearer versions of a pitch, the most wanted first; each must still be scored before it is published. */
export function clarityCandidates(pitch: PitchText, signals: PitchSignals, trimmed: TrimmedPitch): string[] {
  if (trimmed.broken) return [fillTemplate(pitch, signals)];
  if (trimmed.text === '') return [];
  if (signals.analogy.alone) return [explainAnalogy(trimmed.text, signals), trimmed.text];
  if (signals.customer.grade <= 1) return [askForCustomer(trimmed.text, signals), trimmed.text];
  const shortened = signals.size.totalWords > LONG_PITCH_WORDS ? shorterVersions(trimmed.text) : [];
  return [...shortened, trimmed.text];
}
