import type { IdeaSpan } from '@playbook/contracts/analysis/idea-check.schema';
import type { PitchText } from '../../engine/read-text.js';
import { spansMatching } from '../../text/search/squeezed-text.js';
import { spansOfFields, type IdeaText, type IdeaFeature } from './idea-text.js';
import { sentencesOf, type Sentence } from '../../text/tokens/sentences.js';
import {
  AGAINST,
  CAPABILITY,
  EXACT_DATE,
  FAR_FUTURE,
  LAW,
  LINK,
  NEW_DUTY,
  NUMERAL,
  OPENS_WITH_DATE,
  OWN_PAST,
  PRICE,
  RECENT_YEAR,
  RELATIVE_DATE,
  TALK,
  THEN_AND_NOW,
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
  'change.sinceDate': (one) => one.has(OPENS_WITH_DATE) && !one.has(AGAINST),
  'change.undated': (one) => !isDated(one) && one.has(UNDATED_CHANGE),
  'change.newDuty': (one) => one.has(NEW_DUTY),
  'change.lawUndated': (one) => !isDated(one) && one.has(UNDATED_LAW),
  'change.talk': (one) => one.has(TALK) && !one.has(OWN_PAST),
  'change.against': (one) => one.has(AGAINST),
  'change.farFuture': (one) => one.has(FAR_FUTURE),
};
/** What may reach over the end of a sentence: "It cost 90 euros in 2019. Now it is 12." */
const PATTERNS: Readonly<Record<string, RegExp>> = {
  'change.exactDate': EXACT_DATE,
  'change.thenAndNow': THEN_AND_NOW,
};
const MAX_COUNT = 3;
const MIN_WORDS = 4;

const feature = (id: string, spans: readonly IdeaSpan[]): IdeaFeature => ({
  id,
  value: Math.min(spans.length, MAX_COUNT),
  spans,
});

/** Sentences that tell why now, or only seem to. */
export function timingFeatures(idea: IdeaText): IdeaFeature[] {
  const sentences = new Map<PitchText, TimedSentence[]>();
  const ofText = (text: PitchText): TimedSentence[] => {
    const known =
      sentences.get(text) ?? sentencesOf(text.flow, MIN_WORDS).map((sentence) => new TimedSentence(sentence));
    sentences.set(text, known);
    return known;
  };
  const bySentence = Object.entries(TESTS).map(([id, test]) =>
    feature(
      id,
      spansOfFields(idea, (text) =>
        ofText(text)
          .filter(test)
          .map(({ sentence }) => sentence),
      ),
    ),
  );
  const byPattern = Object.entries(PATTERNS).map(([id, pattern]) =>
    feature(
      id,
      spansOfFields(idea, ({ flow }) => spansMatching(flow, [pattern])),
    ),
  );
  return [...bySentence, ...byPattern];
}
