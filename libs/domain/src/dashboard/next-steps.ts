import { EDITION } from '@playbook/contracts/core/edition';

/** From which readiness on, in percent, the next variant is shown (specification, section 9). */
const SHAPING_MIN_PERCENT = 60;
const READY_MIN_PERCENT = 80;

/** What the readiness card says comes next: under 60 percent, 60 to 79, 80 or more. */
export function nextSteps(readinessPercent: number): string {
  if (readinessPercent >= READY_MIN_PERCENT) {
    return `Nearly there. Read every answer aloud once, cut what a stranger would not need, and carry it over to ${EDITION.acceleratorName}’s form.`;
  }
  return readinessPercent >= SHAPING_MIN_PERCENT
    ? 'The outline stands. Fill the areas that are still open, then have your weakest answers analyzed.'
    : 'Begin with what you know best: a rough answer in each open area shows where the real work is.';
}
