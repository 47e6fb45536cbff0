import type { PitchText } from '../signals/pitch-text.js';
import type { IdeaFeature } from './idea-feature.js';
import { spansOfFields, type IdeaText } from './idea-text.js';
import { sentencesOf, type Sentence } from './sentences.js';
import {
  AGAINST,
  CAPABILITY,
  FAR_FUTURE,
  LAW,
  LINK,
  NEW_DUTY,
  NUMERAL,
  OWN_PAST,
  PRICE,
  RECENT_YEAR,
  RELATIVE_DATE,
  TALK,
  UNDATED_CHANGE,
  UNDATED_LAW,
  YEARS,
} from './timing-words.js';

type Test = (sentence: string) => boolean;

const isDated: Test = (text) => (RECENT_YEAR.test(text) || RELATIVE_DATE.test(text)) && !FAR_FUTURE.test(text);
const tellsChange: Test = (text) => LAW.test(text) || PRICE.test(text) || CAPABILITY.test(text);
const isDatedChange: Test = (text) => isDated(text) && tellsChange(text) && !TALK.test(text) && !OWN_PAST.test(text);

/** What a sentence may say about time (section C4 of the rubric): a dated change in the world, or talk of trends. */
const TESTS: Readonly<Record<string, Test>> = {
  'change.dated': isDatedChange,
  'change.law': (text) => isDatedChange(text) && LAW.test(text),
  'change.price': (text) => isDatedChange(text) && PRICE.test(text),
  'change.capability': (text) => isDatedChange(text) && CAPABILITY.test(text),
  'change.year': (text) => RECENT_YEAR.test(text) && tellsChange(text) && !OWN_PAST.test(text),
  'change.measured': (text) => isDatedChange(text) && NUMERAL.test(text.replace(YEARS, '')),
  'change.linked': (text) => isDatedChange(text) && LINK.test(text),
  'change.undated': (text) => !isDated(text) && UNDATED_CHANGE.test(text),
  'change.newDuty': (text) => NEW_DUTY.test(text),
  'change.lawUndated': (text) => !isDated(text) && UNDATED_LAW.test(text),
  'change.talk': (text) => TALK.test(text) && !OWN_PAST.test(text),
  'change.against': (text) => AGAINST.test(text),
  'change.farFuture': (text) => FAR_FUTURE.test(text),
};
const MAX_COUNT = 3;
const MIN_WORDS = 4;

/** Sentences that tell why now, or only seem to. */
export function timingFeatures(idea: IdeaText): IdeaFeature[] {
  const sentences = new Map<PitchText, Sentence[]>();
  const ofText = (text: PitchText): Sentence[] => {
    const known = sentences.get(text) ?? sentencesOf(text.flow, MIN_WORDS);
    sentences.set(text, known);
    return known;
  };
  return Object.entries(TESTS).map(([id, test]) => {
    const spans = spansOfFields(idea, (text) => ofText(text).filter((sentence) => test(sentence.text)));
    return { id, value: Math.min(spans.length, MAX_COUNT), spans };
  });
}
