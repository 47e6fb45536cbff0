import { wordingFor } from '../../engine/questions/ask.js';
import { has, type IdeaReading } from '../reading/idea-reading.js';
import { hintsAtChange } from './change-hints.js';
import { datedEventOf } from './dated-events.js';
import { fallenPriceOf, toldChangeOf } from './told-changes.js';

/** Whether no change is told in words of which a rule is sure. */
export const namesNoChange = (reading: IdeaReading): boolean =>
  !has(reading, 'change.dated', 'change.year', 'change.undated', 'change.lawUndated') &&
  fallenPriceOf(reading.idea) === null &&
  toldChangeOf(reading.idea)?.isReason !== true &&
  datedEventOf(reading.idea) === null;

const NOTHING_CHANGED = [
  'Why did nobody do this five years ago? You name no change.',
  'Nothing says why this year: no law, no price that fell, no date.',
  'What is possible or allowed now that was not a few years ago? I do not read it.',
  'I do not see what became possible that was not before.',
] as const;
const SAY_WHY_NOW = 'Why now? I would want it in one sentence: what changed, and in which year.';

/** What is said of such a text; what it may tell in words of its own is not called missing. */
export const untoldChange = ({ idea }: IdeaReading): string =>
  hintsAtChange(idea) ? SAY_WHY_NOW : wordingFor(idea.form.ideaBrief, NOTHING_CHANGED);
