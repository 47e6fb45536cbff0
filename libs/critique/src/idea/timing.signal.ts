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

/** A sentence that remembers which words it was found to have. */
class TimedSentence {
  private readonly known = new Map<RegExp, boolean>();

  constructor(readonly sentence: Sentence) {}

  has(words: RegExp): boolean {
    const known = this.known.get(words) ?? words.test(this.sentence.text);
    this.known.set(words, known);
    return known;
  }
}

type Test = (sentence: TimedSentence) => boolean;

const isDated: Test = (one) => (one.has(RECENT_YEAR) || one.has(RELATIVE_DATE)) && !one.has(FAR_FUTURE);
const tellsChange: Test = (one) => one.has(LAW) || one.has(PRICE) || one.has(CAPABILITY);
const isDatedChange: Test = (one) => isDated(one) && tellsChange(one) && !one.has(TALK) && !one.has(OWN_PAST);

/** What a sentence may say about time (section C4 of the rubric): a dated change in the world, or talk of trends. */
const TESTS: Readonly<Record<string, Test>> = {
  'change.dated': isDatedChange,
  'change.law': (one) => isDatedChange(one) && one.has(LAW),
  'change.price': (one) => isDatedChange(one) && one.has(PRICE),
  'change.capability': (one) => isDatedChange(one) && one.has(CAPABILITY),
  'change.year': (one) => one.has(RECENT_YEAR) && tellsChange(one) && !one.has(OWN_PAST),
  'change.measured': (one) => isDatedChange(one) && NUMERAL.test(one.sentence.text.replace(YEARS, '')),
  'change.linked': (one) => isDatedChange(one) && one.has(LINK),
  'change.undated': (one) => !isDated(one) && one.has(UNDATED_CHANGE),
  'change.newDuty': (one) => one.has(NEW_DUTY),
  'change.lawUndated': (one) => !isDated(one) && one.has(UNDATED_LAW),
  'change.talk': (one) => one.has(TALK) && !one.has(OWN_PAST),
  'change.against': (one) => one.has(AGAINST),
  'change.farFuture': (one) => one.has(FAR_FUTURE),
};
const MAX_COUNT = 3;
const MIN_WORDS = 4;

/** Sentences that tell why now, or only seem to. */
export function timingFeatures(idea: IdeaText): IdeaFeature[] {
  const sentences = new Map<PitchText, TimedSentence[]>();
  const ofText = (text: PitchText): TimedSentence[] => {
    const known =
      sentences.get(text) ?? sentencesOf(text.flow, MIN_WORDS).map((sentence) => new TimedSentence(sentence));
    sentences.set(text, known);
    return known;
  };
  return Object.entries(TESTS).map(([id, test]) => {
    const spans = spansOfFields(idea, (text) =>
      ofText(text)
        .filter(test)
        .map(({ sentence }) => sentence),
    );
    return { id, value: Math.min(spans.length, MAX_COUNT), spans };
  });
}
