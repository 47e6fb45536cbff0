import { wordingFor } from '../../engine/questions/ask.js';
import { has, type IdeaReading } from '../reading/idea-reading.js';
import { hintsAtChange } from './change-hints.js';
import { datedEventOf } from './dated-events.js';
import { surelyToldChange } from './surely-told-change.js';
import { fallenPriceOf, toldChangeOf } from './told-changes.js';

/** Whether no change is told in words of which a rule is sure. */
export const namesNoChange = (reading: IdeaReading): boolean =>
  !has(reading, 'change.dated', 'change.year', 'change.undated', 'change.lawUndated') &&
  fallenPriceOf(reading.idea) === null &&
  toldChangeOf(reading.idea)?.isReason !== true &&
  datedEventOf(reading.idea) === null &&
  surelyToldChange(reading) === null;

const NOTHING_CHANGED = [
  'Why did nobody do this five years ago? You name no change.',
  'Nothing says why this year: no law, no price that fell, no date.',
  'What is possible or allowed now that was not a few years ago? I do not read it.',
  'I do not see what became possible that was not before.',
] as const;
const SAY_WHY_NOW = 'Why now? I would want it in one sentence: what changed, and in which year.';

/** Of briefs without such a sentence 5 in 100 tell a change, of all those in which no rule finds one 13 (by cross-validation). */
const LEAST_OF_CHANGE = 0.2;

/** Whether a text may tell a change in words of its own, so that nobody can say that it names none. */
export const mayTellChangeInWords = ({ idea, roles }: IdeaReading): boolean =>
  hintsAtChange(idea) || roles().highest('change') >= LEAST_OF_CHANGE;

/** What is said of a text in which no rule finds a change. */
export const untoldChange = (reading: IdeaReading): string =>
  mayTellChangeInWords(reading) ? SAY_WHY_NOW : wordingFor(reading.idea.form.ideaBrief, NOTHING_CHANGED);
