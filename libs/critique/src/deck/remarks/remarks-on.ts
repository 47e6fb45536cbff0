import type { DeckRemark } from '@playbook/contracts/decks/deck-review.schema';
import type { SlideToJudge } from '../slide-to-judge.js';
import { figureRemarks } from './figure-remarks.js';
import { visibleRemarks } from './visible-remarks.js';
import { wordRemarks } from './word-remarks.js';

/** What is to be said of a slide (docs/deck-rubric.md). */
export const remarksOn = (judged: SlideToJudge): DeckRemark[] => [
  ...visibleRemarks(judged),
  ...(judged.isEnglish && judged.slide.facts.lines.length > 0
    ? [...wordRemarks(judged), ...figureRemarks(judged)]
    : []),
];
