import { ACTIVITY_ITEM_MAX_CHARS } from '@playbook/contracts/core/limits';
import { lazy } from '../lazy.js';

const segmenter = lazy(() => new Intl.Segmenter('en', { granularity: 'grapheme' }));
const ELLIPSIS = '…';

/**
 * A text as one line of 'Recent Progress': what is longer than 50 characters is cut there and says so (specification, section 9).
 * Characters are what a reader counts, so that none is cut in half.
 */
export function activityItem(text: string): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  if (line.length <= ACTIVITY_ITEM_MAX_CHARS) return line;
  const characters = Array.from(segmenter().segment(line), ({ segment }) => segment);
  if (characters.length <= ACTIVITY_ITEM_MAX_CHARS) return line;
  return `${characters.slice(0, ACTIVITY_ITEM_MAX_CHARS).join('').trimEnd()}${ELLIPSIS}`;
}
