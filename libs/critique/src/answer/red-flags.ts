import { areAllFullTime, isOfHelper, isOfStaff, isOnce, isOver } from './meant/flags/beside-work.js';
import { tellsBuyers, tellsWhatEndsIt, tellsWhenItEnds } from './meant/told-deeds.js';
import { sentenceAround } from '../text/spans/sentence-around.js';
import { isReported } from '../injection/reported.js';
import { APPLICATION_FIELDS } from '@playbook/contracts/applications/catalogue/application-fields';
import type { RedFlag, Span } from '@playbook/contracts/core/span.schema';
import { measureLexiconHits } from '../engine/lexicon-hits.js';
import { quoted } from '../engine/quotes.js';
import { redFlagsOf, some, when, type RedFlagRule } from '../engine/red-flags.js';
import { spansMatching } from '../text/search/squeezed-text.js';
import type { AnswerText } from './signals/answer-text.js';
import type { AnswerSignals } from './signals/measure-answer.js';
import { spokenAttention, spokenOutsourcing } from './signals/spoken-faults.js';
import { isNoMarketSum } from './meant/flags/no-market-sum.js';
import { isOwnSum, isWorkedOutHere } from './meant/flags/worked-out.js';
import { isListOfThings, MOST_LISTED } from './meant/flags/long-list.js';
import { isKeptByOthers } from './meant/flags/kept-by-others.js';
import { hedgesThatCount } from './meant/hedges-that-count.js';
import { ownPlans } from './meant/own-plans.js';
import { isLikeHonest, isOneWord } from './meant/like-injection.js';
import { isMeantVaguely } from './meant/vague-words.js';
import { VAGUE_CATEGORIES } from '../text/terms/term-catalogue.js';
import type { AnswerReader } from './signals/measured.js';
import { isNotUsedYet } from './expectations/asking/told-stage.js';
import { faultsWithReasons, namesRivalsItDenies } from './fault-reasons.js';
import { READY_SCORE } from './feedback/ready-score.js';
import { saysNothing } from './says-nothing.js';
import { TEAM_QUESTIONS } from './feedback/next-questions.js';
import { ATTENTION_ASIDE, FAULT_ROWS, isUnderNdaOnly, wordsTakenUp } from './words-taken-up.js';
import { featureReader } from '../engine/feature-reader.js';
import { readSinglePatterns } from '../lexicon/read-patterns.js';

const WORDS = readSinglePatterns('answer-claims', ['essayPhrase']);

interface Reading extends AnswerReader {
  readonly signals: AnswerSignals;
  /** The answer's score, 0 to 100. */
  readonly overall: number;
  /** Matches in the answer, lexicon terms included. */
  readonly matches: (pattern: RegExp) => Span[];
}

const LATE_WORDS = 40;
const LONG_WORDS = 200;
const LONG_METRICS_WORDS = 250;
const SHORT_WORDS = 15;
const MAX_LOAD = 3;
const MAX_HEDGES = 2;
const SENTENCE_END = /[.!?](?=\s|$)|\n/;

const found =
  (pattern: RegExp) =>
  ({ matches }: Reading): readonly Span[] | null =>
    some(matches(pattern));
const loadOver =
  (kinds: readonly ('buzz' | 'hype' | 'hedge')[], most: number) =>
  ({ signals }: Reading): readonly Span[] | null => {
    const lexiconHits = measureLexiconHits(signals.answer);
    const weight = kinds.reduce((sum, kind) => sum + lexiconHits[kind].weight, 0);
    return when(
      weight > most,
      kinds.flatMap((kind) => lexiconHits[kind].spans),
    );
  };

const TELLING_SCORE = 50;
const MIN_VAGUE_WORDS = 3;
/** What is vague there is mostly said of others. */
const OF_RIVALS = 'competitors';

/** Of features one can choose; who does what, who else there is and what happened may be listed. */
const LISTS_FEATURES: ReadonlySet<string> = new Set([
  'company-oneliner',
  'company-description',
  'current-product',
  'how-it-works',
  'competitive-advantage',
  'unique-insight',
]);
/** What "local system vendors" sell is called so. */
const PLAIN_WORD = /^(?:systems?|experiences?|solutions?|technolog(?:y|ies)|tools?|services?|users?|people)$/i;

/** In the place of these a number can stand. */
const COUNTS =
  /^(?:some|several|many|few|a few|a lot of|lots of|tons of|numerous|multiple|countless|various|millions of|thousands of|most)$/i;

/** Vague words that are meant as such, where they weigh more than a text can bear. */
const vagueOver =
  (most: number) =>
  ({ signals: { answer, fieldId }, overall }: Reading): readonly Span[] | null => {
    const vague = answer.hits.filter(
      ({ term, allowed, span }) => !allowed && VAGUE_CATEGORIES.has(term.category) && isMeantVaguely(span, answer),
    );
    const spoken = wordsTakenUp(
      FAULT_ROWS.vague,
      vague.map(({ span }) => span),
      answer,
      fieldId,
    );
    const hits = fieldId === OF_RIVALS ? vague.filter(({ span }) => spoken.includes(span)) : vague;
    // A word or two of an answer that says much are no flag.
    const isFew = overall >= TELLING_SCORE && hits.length < MIN_VAGUE_WORDS;
    const counting = hits.filter(
      ({ span }) => spoken.includes(span) && COUNTS.test(answer.original.slice(span.start, span.end)),
    );
    const isHeavy = hits.reduce((sum, { term }) => sum + term.weight, 0) > most;
    return when(
      !isFew && isHeavy && counting.length > 0,
      counting.map(({ span }) => span),
    );
  };

function wordLimits({ fieldId }: AnswerSignals): { short: number; long: number } {
  const field = APPLICATION_FIELDS.find(({ id }) => id === fieldId);
  const long = field?.sectionId === 'traction' ? LONG_METRICS_WORDS : LONG_WORDS;
  return { short: Math.min(SHORT_WORDS, field?.hintWords.min ?? SHORT_WORDS), long };
}

/** Of an answer that is ready nothing has to be mended. */
const isTooShort = (signals: AnswerSignals, overall: number): boolean =>
  overall < READY_SCORE && signals.answer.totalWords < wordLimits(signals).short;

const MARKET_FIELDS = new Set(['market-size', 'five-year-vision', 'why-now']);
/** "They graduate in June": until when it waits. */
const GRADUATES = /\bgraduat\w{2,5} (?:in|this|next) \p{L}/iu;
/** What was left out as prompt injection, without single words: what may be honest, or the rest. */
const unreadIn = ({ original, instructions }: AnswerText, isHonest: boolean): Span[] =>
  instructions.filter((span) => {
    const said = original.slice(span.start, span.end);
    return !isReported(original, span) && !isOneWord(said) && isLikeHonest(said) === isHonest;
  });

const FULLTIME_FIELDS = new Set(['fulltime-commitment', 'founder-names', 'responsibility-split']);

/** "Part time, he takes over from 1 October": the date stands there. */
const DATE =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|20\d\d)\b/i;
const UNTIL = /\b(?:until|till|from|by|on|in|ends?|leaves?|stops?|joins?)\b/i;
function isNoQuestionOfDate({ start, end }: Span, text: string): boolean {
  if (isOfStaff(text, { start, end })) return true;
  const after = text.slice(end).split(SENTENCE_END, 1)[0] ?? '';
  const before = text.slice(0, start).split(SENTENCE_END).at(-1) ?? '';
  return DATE.test(after) && (UNTIL.test(after) || UNTIL.test(before));
}

const isSaidToBeBuiltByNobody = ({ fieldId, answer }: AnswerSignals): boolean =>
  faultsWithReasons(fieldId, answer).some(({ reason }) => reason.id === 'nobody-builds');

const REPORTED =
  /\b\d[\d.]{0,20}% of (?:the|this|a) (?:global |total )?market\b|\$?\d[\d.,]{0,20} ?(?:billion|trillion|bn)\b/gi;

/** Whoever waits cannot have come back. */
const WAITING = /\bwait(?:ing)?[ -]?list\b/i;

/** Section 1.4 of the rubric for answers, in its order. Copies of other answers are found by the caller. */
const RULES: readonly RedFlagRule<Reading>[] = [
  {
    id: 'empty',
    code: 'RF-empty',
    message: 'No number, name or deed in %: any company could say it.',
    find: ({ spansOf, signals, overall }) => when(saysNothing(signals, overall), spansOf(['empty.share'])),
  },
  {
    id: 'late',
    code: 'RF-late',
    message: 'The first fact comes after 40 words. Move it to the first sentence.',
    find: ({ valueOf }) => when(valueOf('empty.late') > LATE_WORDS && valueOf('length.words') > LATE_WORDS),
  },
  {
    id: 'buzz',
    code: 'RF-buzz',
    message: 'Cut %.',
    find: (reading) => {
      // What rivals are called there is mostly theirs.
      if (reading.signals.fieldId === OF_RIVALS) return null;
      const words = loadOver(['buzz', 'hype'], MAX_LOAD)(reading);
      const { plain } = reading.signals.answer;
      const empty = (words ?? []).filter(({ start, end }) => !PLAIN_WORD.test(plain.slice(start, end)));
      const distinct = new Set(empty.map(({ start, end }) => plain.slice(start, end).toLowerCase()));
      // One such word may be a term of the trade, or a part of a name.
      return distinct.size > 1 ? some(empty) : null;
    },
  },
  { id: 'vague', code: 'RF-vague', message: 'Replace % with numbers or names.', find: vagueOver(MAX_LOAD) },
  {
    id: 'claim',
    code: 'RF-claim',
    message: ({ signals: { fieldId, answer } }) =>
      namesRivalsItDenies(fieldId, answer)
        ? '%: you name what else there is yourself.'
        : '%: name the alternative people use today.',
    find: found(
      new RegExp(
        String.raw`\b(?:no (?:direct |real )?(?:competition|competitors?)|everyone needs|first[- ]ever|` +
          // "His wages guaranteed" and "fixed in 72 hours guaranteed" promise something else than that it works.
          String.raw`guaranteed (?:results?|returns?|success|profits?|growth|savings?)|` +
          String.raw`(?:we are|we['’]re) the only ones?(?! (?:whose|who|that|with|to)\b)|` +
          String.raw`(?:the )?only (?:one|company|product|app|tool|platform|startup|solution|provider)s? (?:on|in) the (?:market|world|industry|country)|` +
          String.raw`the only (?:company|product|app|tool|platform|startup|solution|provider) (?:that|which|to|doing|offering)|` +
          String.raw`nobody else(?: (?:in|on|at|within) [^.,;]{1,30})? ` +
          String.raw`(?:does|do|offers?|makes?|sells?|solves?|provides?|builds?|is (?:doing|building)|has (?:done|built|tried|solved)))\b`,
        'gi',
      ),
    ),
  },
  {
    id: 'vanity',
    code: 'RF-vanity',
    message: ({ signals }) =>
      isNotUsedYet(signals) || WAITING.test(signals.answer.plain)
        ? '%: who of them would pay today?'
        : '%: how many came back last week? How many paid?',
    find: ({ valueOf, spansOf, signals }) => {
      // Beside who pays, how somebody was noticed is a part of the story.
      const isAside = TEAM_QUESTIONS[signals.fieldId] !== undefined || ATTENTION_ASIDE.has(signals.fieldId);
      const words =
        isAside || tellsBuyers(signals.answer)
          ? []
          : spokenAttention(spansOf(['fault.vanity']), signals.answer.original);
      return when(words.length > 0 && valueOf('fault.vanity') > Math.max(1, valueOf('voice.customerDeed')), words);
    },
  },
  {
    id: 'future',
    code: 'RF-future',
    message: '%: what have you done already?',
    find: ({ valueOf, signals }) => {
      const plans = ownPlans(signals);
      return when(plans.length > 1 && plans.length > valueOf('voice.ownDeed') + valueOf('voice.customerDeed'), plans);
    },
  },
  {
    id: 'hedge',
    code: 'RF-hedge',
    message: '%: state it or give the odds.',
    find: (reading) => {
      // "How long he could live without a salary" is a story of founders.
      if (TEAM_QUESTIONS[reading.signals.fieldId] !== undefined) return null;
      const words = loadOver(['hedge'], MAX_HEDGES)(reading);
      if (words === null) return null;
      const spoken = hedgesThatCount(words, reading.signals.answer, reading.signals.fieldId);
      // One that is left of several is no habit.
      return spoken.length === words.length || spoken.length > 1 ? some(spoken) : null;
    },
  },
  {
    id: 'outsourced',
    code: 'RF-outsourced',
    message: '%: say who on the founding team can build it.',
    find: ({ spansOf, signals }) =>
      signals.fieldId === 'competitors' || isSaidToBeBuiltByNobody(signals)
        ? null
        : some(spokenOutsourcing(spansOf(['fault.outsourced']), signals.answer.original)),
  },
  {
    id: 'parttime',
    code: 'RF-parttime',
    message: '%: when do all founders go full-time, by date?',
    find: (reading) =>
      FULLTIME_FIELDS.has(reading.signals.fieldId)
        ? some(
            [tellsWhenItEnds, tellsWhatEndsIt].some((tells) => tells(reading.signals.answer)) ||
              GRADUATES.test(reading.signals.answer.plain)
              ? []
              : reading
                  .matches(
                    /\b(?:part[- ]time|evenings|after graduation|if (?:we are )?accepted|nights and weekends)\b/gi,
                  )
                  .filter(
                    (span) =>
                      !isOfHelper(sentenceAround(reading.signals.answer.plain, span)) &&
                      !isNoQuestionOfDate(span, reading.signals.answer.plain) &&
                      !isOver(reading.signals.answer.plain, span) &&
                      !isOnce(reading.signals.answer.plain, span) &&
                      !areAllFullTime(reading.signals.answer),
                  ),
          )
        : null,
  },
  {
    id: 'if-yc',
    code: 'RF-if-yc',
    message: '%: say what happens without YC.',
    // Whoever gives the day on which they stop elsewhere does not wait for us.
    find: ({ spansOf, signals }) => (tellsWhenItEnds(signals.answer) ? null : some(spansOf(['fault.conditionalOnUs']))),
  },
  {
    id: 'list',
    code: 'RF-list',
    message: '% is a long list. Choose the one people pay for.',
    find: ({ valueOf, spansOf, signals }) =>
      valueOf('sentence.listed') > MOST_LISTED && valueOf('fact.numbers') < 3 && LISTS_FEATURES.has(signals.fieldId)
        ? some(
            spansOf(['sentence.longest']).filter(({ start, end }) =>
              isListOfThings(signals.answer.plain.slice(start, end)),
            ),
          )
        : null,
  },
  {
    id: 'topdown',
    code: 'RF-topdown',
    message: '%: customers times price, for the first niche.',
    find: ({ signals, matches }) =>
      MARKET_FIELDS.has(signals.fieldId) && !isWorkedOutHere(signals)
        ? some(
            matches(REPORTED).filter(
              (span) => !isOwnSum(span, signals) && !isNoMarketSum(signals.answer.original, span),
            ),
          )
        : null,
  },
  {
    id: 'nda',
    code: 'RF-nda',
    message: '%: partners cannot fund what you will not say.',
    find: ({ matches, signals: { answer } }) =>
      some(
        // "Proprietary data" are claimed to be theirs alone, and hide nothing.
        matches(
          /\b(?:cannot disclose|can't disclose|under nda|stealth|confidential|proprietary(?! (?:data|dataset|knowledge|information|database|labels)))\b/gi,
        ).filter((span) => !isUnderNdaOnly(answer.plain, span) && !isKeptByOthers(answer.plain, span)),
      ),
  },
  {
    id: 'invented',
    code: 'RF-invented',
    message: 'Fill in % with your own fact.',
    find: ({ spansOf }) => some(spansOf(['fault.placeholder'])),
  },
  {
    id: 'long',
    code: 'RF-long',
    message: 'Too long. Cut by half: keep facts, drop adjectives.',
    find: ({ signals }) => when(signals.answer.totalWords > wordLimits(signals).long),
  },
  {
    id: 'short',
    code: 'RF-short',
    message: 'One sentence more: an example with a number.',
    find: ({ signals, valueOf, overall }) => when(isTooShort(signals, overall) && valueOf('fact.numerals') === 0),
  },
  {
    id: 'short-with-number',
    code: 'RF-short',
    message: 'One sentence more: a case, a date, or how you know.',
    find: ({ signals, valueOf, overall }) => when(isTooShort(signals, overall) && valueOf('fact.numerals') > 0),
  },
  {
    id: 'judge',
    code: 'RF-judge',
    message: '% speaks to the judge, not about the company. It was not read.',
    find: ({ signals: { answer } }) => some(unreadIn(answer, false)),
  },
  {
    // Founders are told of all that was not read, and of what may be honest in other words.
    id: 'like-judge',
    code: 'RF-judge',
    message: '% reads like words to a judge, so it was not read. Say it in another way.',
    find: ({ signals: { answer } }) => some(unreadIn(answer, true)),
  },
  {
    id: 'ai-text',
    code: 'RF-ai-text',
    message: '%: say it as you would to a friend.',
    find: found(WORDS.essayPhrase),
  },
];

/** The red flags of an answer with the words they stand on. */
export function answerRedFlags(signals: AnswerSignals, overall: number): RedFlag[] {
  const { plainSqueezed: squeezed } = signals.answer;
  const reading: Reading = {
    ...featureReader(signals.features),
    signals,
    overall,
    matches: (pattern) => spansMatching(squeezed, [pattern]),
  };
  return redFlagsOf(RULES, reading, (span) => quoted(signals.answer.original, span).replace(/(?<!\.)[.!?]'$/, "'"));
}
