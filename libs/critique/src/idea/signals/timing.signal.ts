import type { IdeaSpan } from '@playbook/contracts/analysis/idea-check.schema';
import type { PitchText } from '../../engine/read-text.js';
import type { IdeaFeatureId } from '../feature-registry.js';
import { readSinglePatterns } from '../../lexicon/read-patterns.js';
import { oncePerSentence } from '../../text/known-texts.js';
import { spansMatching } from '../../text/search/squeezed-text.js';
import { spansOfFields, type IdeaText, type IdeaFeature } from './idea-text.js';
import { sentencesOf, type Sentence } from '../../text/tokens/sentences.js';

/** Words that date a change, or only seem to. */
const DATE_WORDS = [
  'against',
  'capability',
  'changeVerb',
  'exactDate',
  'farFuture',
  'firstPerson',
  'law',
  'link',
  'looseDate',
  'newDuty',
  'nowWord',
  'numeral',
  'onset',
  'opensWithDate',
  'ownPast',
  'price',
  'recentYear',
  'relativeDate',
  'reversed',
  'talk',
  'thenAndNow',
  'undatedChange',
  'undatedLaw',
  'untilYear',
  'worldMoved',
  'years',
] as const;
type DateWords = (typeof DATE_WORDS)[number];
const DATES = readSinglePatterns('idea-dates', DATE_WORDS);

/** Which words a sentence was found to have, in all readings of an idea. */
const foundIn = oncePerSentence(() => new Map<DateWords, boolean>());

const CLAUSE_END = /(?<=[,:()])\s|\s(?=(?:and|but|y|e|und|et)\s)/;
/** A date with a comma behind it belongs to what follows. */
const SHORT_CLAUSE_WORDS = 5;

function clausesOf(sentence: string): string[] {
  const clauses: string[] = [];
  let opening = '';
  for (const part of sentence.split(CLAUSE_END)) {
    const clause = opening === '' ? part : `${opening} ${part}`;
    const isShort = clause.split(' ').length < SHORT_CLAUSE_WORDS;
    opening = isShort ? clause : '';
    if (!isShort) clauses.push(clause);
  }
  if (opening !== '') clauses.push(opening);
  return clauses;
}

/** A sentence that remembers which words it was found to have. */
class TimedSentence {
  private readonly known: Map<DateWords, boolean>;
  private parts: readonly TimedSentence[] | undefined;

  constructor(readonly sentence: Sentence) {
    this.known = foundIn(sentence.text);
  }

  /** Its clauses, of which one may tell of the world and the next of the founders. */
  get clauses(): readonly TimedSentence[] {
    this.parts ??= clausesOf(this.sentence.text).map((text) => new TimedSentence({ ...this.sentence, text }));
    return this.parts;
  }

  has(words: DateWords): boolean {
    const known = this.known.get(words) ?? DATES[words].test(this.sentence.text);
    this.known.set(words, known);
    return known;
  }
}

type Test = (sentence: TimedSentence) => boolean;

const isDated: Test = (one) => (one.has('recentYear') || one.has('relativeDate')) && !one.has('farFuture');
/** A year in which something begins or happens; "contracts until 2031" only says how long. */
const hasRecentYear: Test = (one) =>
  one.has('recentYear') &&
  (!one.has('untilYear') || DATES.recentYear.test(one.sentence.text.replace(DATES.untilYear, '')));
const hasMoment: Test = (one) => hasRecentYear(one) || one.has('relativeDate') || one.has('looseDate');
const tellsChange: Test = (one) => one.has('law') || one.has('price') || one.has('capability');
const isDatedChange: Test = (one) => isDated(one) && tellsChange(one) && !one.has('talk') && !one.has('ownPast');
/** Somebody else than the founders did something, or began to: not "we run four ferries since May". */
const isOfTheWorld: Test = (one) => !one.has('firstPerson') && !one.has('ownPast') && !one.has('farFuture');
const anyClause =
  (test: Test): Test =>
  (one) =>
    one.clauses.some((clause) => isOfTheWorld(clause) && test(clause));

/** What a sentence may say about time (section C4 of the rubric): a dated change in the world, or talk of trends. */
const TESTS = {
  'change.dated': isDatedChange,
  'change.law': (one) => isDatedChange(one) && one.has('law'),
  'change.price': (one) => isDatedChange(one) && one.has('price'),
  'change.capability': (one) => isDatedChange(one) && one.has('capability'),
  'change.year': (one) => one.has('recentYear') && tellsChange(one) && !one.has('ownPast'),
  'change.measured': (one) => isDatedChange(one) && DATES.numeral.test(one.sentence.text.replace(DATES.years, '')),
  'change.linked': (one) => isDatedChange(one) && one.has('link'),
  'change.sinceDate': (one) => one.has('opensWithDate') && !one.has('against'),
  'change.world': anyClause((one) => hasMoment(one) && one.has('changeVerb')),
  'change.onset': anyClause((one) => one.has('onset')),
  'change.moved': anyClause((one) => one.has('worldMoved')),
  'change.now': (one) => !hasMoment(one) && one.has('nowWord') && isOfTheWorld(one),
  'change.undated': (one) => !isDated(one) && one.has('undatedChange'),
  'change.newDuty': (one) => one.has('newDuty'),
  'change.lawUndated': (one) => !isDated(one) && one.has('undatedLaw'),
  'change.talk': (one) => one.has('talk') && !one.has('ownPast'),
  'change.against': (one) => one.has('against'),
  'change.reversed': (one) => one.has('reversed'),
  'change.farFuture': (one) => one.has('farFuture'),
} satisfies Partial<Record<IdeaFeatureId, Test>>;
/** What may reach over the end of a sentence: "It cost 90 euros in 2019. Now it is 12." */
const PATTERNS = {
  'change.exactDate': DATES.exactDate,
  'change.thenAndNow': DATES.thenAndNow,
} satisfies Partial<Record<IdeaFeatureId, RegExp>>;

const entriesOf = <Id extends IdeaFeatureId, T>(byId: Readonly<Record<Id, T>>): [Id, T][] =>
  Object.entries(byId) as [Id, T][];
const MAX_COUNT = 3;
const MIN_WORDS = 4;

const feature = (id: IdeaFeatureId, spans: readonly IdeaSpan[]): IdeaFeature => ({
  id,
  value: Math.min(spans.length, MAX_COUNT),
  spans,
});

/** Sentences that tell why now, or only seem to. */
export function timingFeatures(idea: IdeaText): IdeaFeature[] {
  const sentences = new Map<PitchText, TimedSentence[]>();
  const ofText = (text: PitchText): TimedSentence[] => {
    const known =
      sentences.get(text) ?? sentencesOf(text.squeezed, MIN_WORDS).map((sentence) => new TimedSentence(sentence));
    sentences.set(text, known);
    return known;
  };
  const bySentence = entriesOf(TESTS).map(([id, test]) =>
    feature(
      id,
      spansOfFields(idea, (text) =>
        ofText(text)
          .filter(test)
          .map(({ sentence }) => sentence),
      ),
    ),
  );
  const byPattern = entriesOf(PATTERNS).map(([id, pattern]) =>
    feature(
      id,
      spansOfFields(idea, ({ squeezed }) => spansMatching(squeezed, [pattern])),
    ),
  );
  return [...bySentence, ...byPattern];
}
