import { isOpinion } from './meant/fault-in-place.js';
import type { Span } from '@playbook/contracts/core/span.schema';
import { readNumbers } from '../engine/numbers/read-numbers.js';
import type { NumberType } from '../engine/numbers/typed-number.js';
import { readSinglePatterns } from '../lexicon/read-patterns.js';
import { sentenceAround } from '../text/spans/sentence-around.js';
import { slotsOf } from '../pitch/slots-of.js';
import { countFigures } from '../text/count-figures.js';
import { overlaps } from '../text/spans/span.js';
import { isMeant } from '../text/terms/words-meant.js';
import { isNotUsedYet } from './expectations/asking/told-stage.js';
import { tellsBuyers, tellsPayment } from './meant/told-deeds.js';
import { isWrittenAsName } from './meant/names-rivals.js';
import { isNoMarketSum, isOfPeople } from './meant/flags/no-market-sum.js';
import { hedgesThatCount } from './meant/hedges-that-count.js';
import { isMeantVaguely } from './meant/vague-words.js';
import { TEAM_QUESTIONS } from './feedback/next-questions.js';
import type { AnswerText } from './signals/answer-text.js';
import {
  spokenAttention,
  spokenOpinions,
  spokenOutsourcing,
  spokenPlans,
  shareOfSentences,
} from './signals/spoken-faults.js';

/** Rows of evidence whose words may mean something else where they stand. */
export const FAULT_ROWS = {
  words: 'A12',
  padding: 'A14',
  bigWords: 'A15',
  vague: 'A16',
  claims: 'A17',
  hedges: 'A18',
  plans: 'A19',
  essay: 'A21',
  reports: 'A22',
  attention: 'A23',
  opinions: 'A24',
  outsourced: 'A25',
  ideas: 'A27',
  round: 'A28',
  noAnswer: 'A20',
} as const;

/** Questions that are not about what came of it: there attention is an aside. */
export const ATTENTION_ASIDE: ReadonlySet<string> = new Set([
  'problem-statement',
  'unique-insight',
  'how-it-works',
  'competitive-advantage',
  'why-now',
  'market-size',
  'target-customers',
  'business-model',
  'competitors',
]);

const { alone: ALONE } = readSinglePatterns('answer-claims', ['alone']);

/** Attention that is counted down to who pays is a funnel. */
const PAID: ReadonlySet<NumberType> = new Set(['payment', 'customers']);

const without =
  (pattern: RegExp) =>
  (words: readonly Span[], { original }: AnswerText): readonly Span[] =>
    words.filter(({ start, end }) => !pattern.test(original.slice(start, end)));

/** Whom it is for may be named badly; nothing of that is measured. */
const SOMEBODY =
  /^(?:people|users|customers|clients|companies|businesses|teams|organi[sz]ations|brands|consumers|enterprises|individuals|professionals|millennials|gen z)$/i;

/** "Faster than the subscription" says than what. */
const COMPARED = /^ than \S/i;

/** "We did not sell yet" is what the founder admits, and worth more than a fact that flatters. */
const ADMITS =
  /\b(?:we|i|it|nobody|none|nothing)\b[^.;]{0,40}(?:\b(?:not|never|no|nobody|none|yet|lost|failed|wrong)\b|n['’]t\b)/i;

/** "Really" says little, and nothing that could be put in its place. */
const FILLER =
  /^(?:really|very|quite|rather|just|simply|probably|perhaps|maybe|actually|basically|truly|literally|easily|also|even)$/i;
/** "Growing at 20%" is measured. */
const MEASURED_BEHIND = /^ (?:[a-z]{1,12} ){0,3}[$€£₹]?\d/;
/** "A unified view", "his salary in real time": nobody can count them. */
const UNCOUNTABLE = new RegExp(
  String.raw`^(?:unified|(?:in )?real[- ]time|integrated|centrali[sz]ed|seamless(?:ly)?|connected|automated|flexible|reliabl[ey]|secure(?:ly)?|trusted` +
    String.raw`|convenient(?:ly)?|friendly|modern|robust|comprehensive|customi[sz]able|scalable|personali[sz]ed|better|improved)$`,
  'i',
);
/** "You tell everybody", "we hear from some": nobody would be counted there. */
const NOT_COUNTED_BEHIND =
  /\b(?:tells?|told|asks?|asked|know|knows|like|love|thank|please|help|with|from|to|for|by|than|as|and|hardly|nearly) $/i;
const COUNTED_BEHIND =
  /^[^.;!?]{0,80}\b(?:I would say|I['’]d say|that is|in fact|about|around|roughly|namely|more than|over) ~?\d/i;
const ANYBODY = /^(?:everyone|everybody|anyone|anybody|others|some)$/i;
/** "Some chess streamers" counts them. */
const NOUN_FOLLOWS = /^ \p{Ll}{3}/u;
const isIdiom = ({ start, end }: Span, { original }: AnswerText): boolean =>
  ANYBODY.test(original.slice(start, end)) &&
  NOT_COUNTED_BEHIND.test(original.slice(Math.max(0, start - BEFORE_CHARS), start)) &&
  !NOUN_FOLLOWS.test(original.slice(end));
/** "Lots of users" of what is not there yet cannot be counted. */
const OF_USE_TO_COME =
  /^ (?:[\p{L}-]{2,15} )?(?:users|customers|people|downloads|members|clients|subscribers|order(?:s))\b/iu;
/** An answer with so many figures is measured, whatever words stand beside them. */
const MANY_FIGURES = 4;

/** "Real time" is two words. */
const OF_TIME = /\b(?:real|full|part|half|first|last|lead|down|over|any|same|some|this|that|each|every|long|short) $/i;
/** "A line leader" has that job. */
const OF_A_JOB =
  /\b(?:line|team|shift|cell|squad|crew|project|group|troop|site|floor|section|opinion|church|community|market|union) $/i;
/** "My teacher said that ads are the best for this": of something else. */
const SOMEBODY_SAID = /\b(?:said|says?|told|thinks?|thought)\b[^.;!?]{0,60}$/i;
/** "Linen routes already ask us": they come by themselves. */
const ORDERED = /(?:^|[.!?:;(\n]\s{0,3}|\b(?:please|just|simply|then|free to|can|could|may|should) )$/i;
const ASKS_US = /^(?:ask|call|contact|e?-?mail|write) (?:to )?(?:us|me)$/i;
/** "Unparalleled access through our combined 22 years at a bank": what it rests on stands behind it. */
const RESTS_ON = new RegExp(
  String.raw`^[^.;!?]{0,60}\b(?:through|thanks to|because|since|given) [^.;!?]{0,30}(?:\d|\b(?:two|three|four|five|six|seven|eight` +
    String.raw`|nine|ten|twelve|fifteen|twenty|thirty) )`,
  'i',
);
/** "Leading analysts" are others. */
const LEADING = /^leading$/i;
const OTHERS_BEHIND = new RegExp(
  String.raw`^ (?:[\p{L}-]{2,15} )?(?:analysts?|experts?|researchers?|banks?|universit\p{L}{1,3}|hospitals?|brands?|compan\p{L}{1,3}` +
    String.raw`|manufacturers?|suppliers?|vendors?|causes?)\b`,
  'iu',
);
/** What the founders thought before is no opinion of a customer. */
const THOUGHT = /\b(?:i|we)(?:'d| had)? (?:thought|assumed|believed|expected|guessed)\b[^.;!?]{0,80}$/i;
const BEFORE_CHARS = 100;

const unless =
  (words: RegExp, before: RegExp) =>
  (spans: readonly Span[], { original }: AnswerText): readonly Span[] =>
    spans.filter(
      ({ start, end }) =>
        !(
          words.test(original.slice(start, end)) &&
          before.test(original.slice(Math.max(0, start - BEFORE_CHARS), start))
        ),
    );
const ANY = /./;

/** "Like the WeChat", "in talks". */
const NO_OPINION = /^(?:likes? the|in talks|family members?)$/i;
const MIN_ESSAY_WORDS = 2;
/** Anybody talks like that. */
const EVERYDAY = new RegExp(
  String.raw`^(?:etc\.?|within the|generally|usually|basically|of course|in fact|in general|for example|for instance` +
    String.raw`|and so on|such as|as well as|in order to|as a result)$`,
  'i',
);

/** "A term sheet that depends on 2,000 hours of runtime" says on what. */
const DEPENDS = /^depends? on$/i;
const IS_MEASURED = /^ (?:\d|(?:reaching|hitting|passing|signing) )/i;
const UNDER_NDA = /\bnda$/i;
const IS_SHARED = /\b(?:shared?|gave|given|sent|signed|data|can(?:['’]t|not) name|may not name)\b[^.;!?]{0,60}$/i;
/** "Four plants have shared their data under NDA": others have, and the answer says what came of it, or it tells figures enough. */
export const isUnderNdaOnly = (text: string, { start, end }: Span): boolean =>
  UNDER_NDA.test(text.slice(start, end)) &&
  (IS_SHARED.test(text.slice(0, start)) || countFigures(text) >= MANY_FIGURES);

/** A pandemic that closed a shop is no source. */
const NO_SOURCE = /^(?:reports?|tam|sam|(?:the )?pandemic|covid\S{0,4})$/i;
/** Where founders tell of themselves nothing is from a report. */
const OF_OWN_DEEDS: ReadonlySet<string> = new Set([
  'validation',
  'metrics',
  'progress-made',
  'first-users',
  'current-product',
  'how-it-works',
  'competitive-advantage',
  'customer-acquisition',
]);
/** "According to need" names nobody. */
const ACCORDING = /^according to$/i;
const NO_SOURCE_BEHIND =
  /^ (?:needs?|plan|schedule|agile|my|our|the (?:plan|need|rules|size|number)|what|whether|how)\b/i;
/** "Social Studies" are taught, and "she studies law" at a school. */
const STUDIES = /^stud(?:y|ies)$/i;
const OF_SOURCE_BEHIND =
  /^ (?:shows?|suggests?|says?|estimates?|finds?|found|indicates?|predicts?|prove|from|by|of|have|has)\b/i;
const isSubject = (text: string, { start, end }: Span): boolean =>
  STUDIES.test(text.slice(start, end)) && !OF_SOURCE_BEHIND.test(text.slice(end));

/** "Banks under $1B": of what size the customers are. */
const OF_SIZE = /(?:[<>~]|\b(?:under|below|over|above|to|sub)[ -]) ?[$€£]?$/i;

/** "Somebody posted the slide", "doors that slide": only who is sent to a slide gets no answer. */
const SHOWN = /^(?:slides?|(?:from|our|my) (?:the |our |my |a )?(?:pitch )?deck)$/i;
const POINTED_TO = /\b(?:see|on|in|refer to|look at|open|attached|find it)(?: the| our| my| next| this| last)? $/i;

const isOfNoMarket = (text: string, span: Span): boolean =>
  [isNoMarketSum, isOfPeople].some((isNone) => isNone(text, span));
const BILLIONS = /^(?:b|tr)illions?$/i;

/** "A lender can't tell whether the chef sent it back": somebody else. */
const CANNOT_TELL = /^(?:can['’]?t|cannot) (?:tell|say)$/i;
/** What founders admit that they cannot tell is an aside in a longer answer. */
const ASIDE_WORDS = 40;
/** What points elsewhere is no answer where it is about half of what is said. */
const MOST_DEFERRED = 0.5;
const BY_US = /\b(?:we|I)(?: \w{1,10})? $/i;
/** Behind a quote that is still open somebody else speaks. */
const isQuoted = (before: string): boolean => (before.match(/["“”]/g)?.length ?? 0) % 2 === 1;

const isSaidByUs = (before: string): boolean => BY_US.test(before) && !isQuoted(before);

/** In an answer that tells more, what somebody said or looked at is an aside. */
const LEAST_SHARE = 0.34;
const whereMany = (spans: readonly Span[], { original }: Pick<AnswerText, 'original'>): readonly Span[] =>
  shareOfSentences(spans, original) < LEAST_SHARE ? [] : spans;

/** The market is asked for, and these are its terms. */
const MARKET_TERM = /^(?:tam|sam|som)$/i;
const SPEAKS_OF_MARKETS: ReadonlySet<string> = new Set([
  'market-size',
  'five-year-vision',
  'business-model',
  'why-now',
]);

/** What vendors sell is called so. */
const SYSTEM = /^systems?$/i;
const OF_MONEY = 'funding-plan';
const IS_FUNDING =
  /\b(?:grants?|raised|raising|savings|invested|loan|from our own|funding|prize|award|budget)\b[^.;!?]{0,60}$/i;

/** Words that stand for no answer, in an answer. */
const ANSWERS_ALL_THE_SAME: readonly ((span: Span, answer: AnswerText) => boolean)[] = [
  ({ start, end }, { original, totalWords }) =>
    DEPENDS.test(original.slice(start, end)) && (IS_MEASURED.test(original.slice(end)) || totalWords > ASIDE_WORDS),
  ({ start, end }, { original, totalWords }) =>
    CANNOT_TELL.test(original.slice(start, end)) && (totalWords > ASIDE_WORDS || !isSaidByUs(original.slice(0, start))),
  (span, { original }) => isUnderNdaOnly(original, span),
  ({ start, end }, { original }) =>
    SHOWN.test(original.slice(start, end)) && !POINTED_TO.test(original.slice(0, start)),
  ({ start, end }, { original }) => ASKS_US.test(original.slice(start, end)) && !ORDERED.test(original.slice(0, start)),
];

type Taken = (words: readonly Span[], answer: AnswerText, fieldId: string) => readonly Span[];

const TAKEN_UP: Readonly<Record<string, Taken>> = {
  // "Our first users" are those whom the question asks about.
  [FAULT_ROWS.words]: (words, answer) =>
    unless(/^time$/i, OF_TIME)(without(FILLER)(without(SOMEBODY)(words, answer), answer), answer).filter(
      ({ end }) => !COMPARED.test(answer.original.slice(end)) && !MEASURED_BEHIND.test(answer.original.slice(end)),
    ),
  // "Most" counts, though it does not say how many; what everybody thinks is counted by nobody.
  [FAULT_ROWS.vague]: (words, answer, fieldId) =>
    readNumbers(answer.tokens).length >= MANY_FIGURES
      ? []
      : [SOMEBODY, UNCOUNTABLE, FILLER, /^(?:most|soon)$/i]
          .reduce<readonly Span[]>((left, pattern) => without(pattern)(left, answer), words)
          .filter(
            (span) =>
              isMeantVaguely(span, answer) &&
              !isIdiom(span, answer) &&
              // "A large number of farms, I would say more than 200" is counted.
              !COUNTED_BEHIND.test(answer.original.slice(span.end)) &&
              !COMPARED.test(answer.original.slice(span.end)) &&
              !(OF_USE_TO_COME.test(answer.original.slice(span.end)) && isNotUsedYet({ answer, fieldId })),
          ),
  // Where some of the sentences say what happens, or what others do, the rest is seldom empty.
  [FAULT_ROWS.padding]: (words, answer) => {
    const { mechanism, today } = slotsOf(answer);
    const told = [...mechanism.spans, ...today.spans];
    return words.some((span) => told.some((said) => overlaps(said, span))) ? [] : without(ADMITS)(words, answer);
  },
  // "Existing solutions" are those of rivals.
  [FAULT_ROWS.bigWords]: (words, answer, fieldId) =>
    without(SYSTEM)(SPEAKS_OF_MARKETS.has(fieldId) ? without(MARKET_TERM)(words, answer) : words, answer).filter(
      (span) => !isMeant(answer.original, span),
    ),
  [FAULT_ROWS.ideas]: (words, answer) => without(SYSTEM)(without(SOMEBODY)(words, answer), answer),
  // A budget and a grant are round.
  [FAULT_ROWS.round]: (words, answer, fieldId) =>
    fieldId === OF_MONEY ? [] : words.filter(({ start }) => !IS_FUNDING.test(answer.original.slice(0, start))),
  [FAULT_ROWS.claims]: (words, answer) =>
    unless(/^the best$/i, SOMEBODY_SAID)(
      unless(/^leaders?$/i, OF_A_JOB)(without(/^games?$/i)(words, answer), answer),
      answer,
    ).filter(
      ({ start, end }) =>
        !RESTS_ON.test(answer.original.slice(end)) &&
        !(LEADING.test(answer.original.slice(start, end)) && OTHERS_BEHIND.test(answer.original.slice(end))),
    ),
  // One "etc." or "within the hour" makes no essay.
  [FAULT_ROWS.essay]: (words, answer) => {
    const essay = without(EVERYDAY)(words, answer);
    return essay.length < MIN_ESSAY_WORDS ? [] : essay;
  },
  // "Boats that must report" quotes nobody's report, and a price beside the number makes it their own.
  [FAULT_ROWS.reports]: (words, answer, fieldId) => {
    if (TEAM_QUESTIONS[fieldId] !== undefined || OF_OWN_DEEDS.has(fieldId)) return [];
    const others = without(NO_SOURCE)(words, answer).filter(
      ({ start, end }) =>
        !isSubject(answer.original, { start, end }) &&
        !(ACCORDING.test(answer.original.slice(start, end)) && NO_SOURCE_BEHIND.test(answer.original.slice(end))) &&
        !OF_SIZE.test(answer.original.slice(Math.max(0, start - BEFORE_CHARS), start)) &&
        !(BILLIONS.test(answer.original.slice(start, end)) && isOfNoMarket(answer.original, { start, end })),
    );
    return others.length > 0 && slotsOf(answer).price.state === 'stated' ? [] : others;
  },
  // "N/A, I am a solo founder" is the answer.
  [FAULT_ROWS.noAnswer]: (words, answer) => {
    const deferred = words.filter((span) => !ANSWERS_ALL_THE_SAME.some((isAnswer) => isAnswer(span, answer)));
    // "That photo we will attach in the deck": an aside of an answer that says the rest.
    const isAside = answer.totalWords > ASIDE_WORDS && shareOfSentences(deferred, answer.original) < MOST_DEFERRED;
    const asked = isAside ? [] : deferred;
    return ALONE.test(answer.plain) ? without(/^n\/?a$/i)(asked, answer) : asked;
  },
  [FAULT_ROWS.hedges]: hedgesThatCount,
  [FAULT_ROWS.plans]: (words, { original }) => spokenPlans(words, original),
  [FAULT_ROWS.opinions]: (words, answer) =>
    tellsPayment(answer)
      ? []
      : whereMany(
          unless(ANY, THOUGHT)(spokenOpinions(without(NO_OPINION)(words, answer), answer.original), answer).filter(
            (span) => isOpinion(answer.original, span),
          ),
          answer,
        ),
  [FAULT_ROWS.outsourced]: (words, { original }) => spokenOutsourcing(words, original),
  [FAULT_ROWS.attention]: (words, answer) =>
    tellsBuyers(answer) || readNumbers(answer.tokens).some(({ type }) => PAID.has(type))
      ? []
      : whereMany(spokenAttention(words, answer.original), answer),
};

/** "SeamlessHR" and "SLP Toolkit" are names of somebody, and claim nothing. */
const BEHIND_NAME = /(?:^|\s)(?!(?:AI|ML|LLM|SaaS|B2B|IT)\s)\p{Lu}[\p{L}\d]{1,20} $/u;
const SMALL_BEHIND = /^(?: \p{Ll}|[,.;:!?)]|$)/u;
function isName({ start, end }: Span, { original }: AnswerText): boolean {
  const word = original.slice(start, end);
  const before = original.slice(Math.max(0, start - BEFORE_CHARS), start);
  const isBehindName = BEHIND_NAME.test(before) && SMALL_BEHIND.test(original.slice(end));
  return isWrittenAsName(word) || (/^\p{Lu}\p{Ll}/u.test(word) && isBehindName);
}

/** Of these rows words may be told of a rival: "Verafin is best-in-class". */
const OF_SOMEBODY: ReadonlySet<string> = new Set([
  FAULT_ROWS.claims,
  FAULT_ROWS.bigWords,
  FAULT_ROWS.words,
  FAULT_ROWS.vague,
]);
const OURS = /\b(?:we|our|ours|us|I|my)\b/i;
const isOfRival = (span: Span, { original }: AnswerText): boolean => !OURS.test(sentenceAround(original, span));

/** Which words of a row a partner would take up; of most rows all that are no name, and of an answer about rivals what is said of oneself. */
export function wordsTakenUp(
  signal: string,
  words: readonly Span[],
  answer: AnswerText,
  fieldId: string,
): readonly Span[] {
  const isAboutRivals = fieldId === 'competitors' && OF_SOMEBODY.has(signal);
  const spoken = words.filter((span) => !isName(span, answer) && !(isAboutRivals && isOfRival(span, answer)));
  return TAKEN_UP[signal]?.(spoken, answer, fieldId) ?? spoken;
}
