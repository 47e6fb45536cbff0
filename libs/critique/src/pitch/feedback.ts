import { CLAUSE_MAX_CHARS, clauseAround, lineAbout, quoted } from '../engine/quotes.js';
import { isMeant } from '../text/terms/words-meant.js';
import { sentenceAround } from '../text/spans/sentence-around.js';
import { overlaps } from '../text/spans/span.js';
import type { PitchScore } from './scoring/score-pitch.js';
import type { PitchSignals } from './signals/pitch-signals.js';
import type { Span } from '@playbook/contracts/core/span.schema';
import { arithmeticRemark } from '../engine/numbers/arithmetic.js';
import { isPromised } from './wording/promise.js';
import { isSizeOfCustomers } from '../engine/numbers/size-of-customers.js';
import { isTheProduct, lastQuestion, nextQuestions } from './wording/next-questions.js';
import type { NumberType, TypedNumber } from '../engine/numbers/typed-number.js';
import { wordingFor } from '../engine/questions/ask.js';
import { isWished } from '../engine/questions/is-wished.js';
import type { Archetype } from '../engine/questions/question-bank.js';
import type { SlotName, Slots } from '../engine/slots/slot.js';
import { readSinglePatterns } from '../lexicon/read-patterns.js';
import { isLoss } from './wording/loss.js';
import { FEEDBACK_RULES, type FeedbackRule, type PitchReading } from './remarks.js';

const WORDS = readSinglePatterns('pitch-wording', ['gain']);
const MIN_LINES = 3;
const MAX_REMARKS = 4;
/** A pitch below this hears no praise. */
const PRAISE_MIN_OVERALL = 50;
const READY_MIN_OVERALL = 45;
const DIMENSION_POINTS = 20;

function severity(rule: FeedbackRule, { breakdown }: PitchScore): number {
  return rule.urgency + DIMENSION_POINTS - breakdown[rule.dimension];
}

/** What is played replaces nothing. */
const PLAYED =
  /\b(?:an?|our|social|mobile|multiplayer|card|puzzle|party|word|board|video) game\b(?! (?:studio|developer|engine|publisher))/i;

/** What was tried in animals only has no price yet. */
const IN_ANIMALS =
  /\b(?:works?|tested|tried|safe|effective) in (?:rats?|mice|pigs?|animals?|dogs?|vitro)\b|\b(?:preclinical|nothing in humans|no human data)\b/i;

/** Whoever gives it away has funders and no price. */
const GIVEN = /\b(?:non-?profit|not[- ]for[- ]profit|charity|charitable|volunteers?|free of charge)\b/i;

/** "Pays landlords a year's rent upfront", "gets families back the bail": what they get is the gain. */
const GAIN_TOLD = new RegExp(
  String.raw`\b(?:pays?|gets?|gives?|brings?|returns?|recovers?|wins?)\b[^.;:!?]{0,60}\b(?:back|upfront|up front` +
    String.raw`|in advance|the same day|on time|refunds?|working again)\b|\bno longer\b` +
    // "Claims went down a third", "$1,400 gowns for $450".
    String.raw`|\b(?:went|gone|came|come) (?:down|up) (?:by )?(?:an? |half|one|two|\d)` +
    String.raw`|[$€£]\d[\d,.]{0,9} (?:[\w'-]{1,20} ){1,3}(?:for|at) (?:only )?[$€£]\d`,
  'i',
);

/** Asked of nobody who plays, experiments or gives. */
const isBesideThePoint = (slot: SlotName, text: string, archetype: Archetype | null): boolean =>
  (slot === 'today' && PLAYED.test(text)) ||
  (slot === 'result' && GAIN_TOLD.test(text)) ||
  (slot === 'price' && (IN_ANIMALS.test(text) || (GIVEN.test(text) && archetype?.id !== 'non-profit')));

/** What a pitch does not say and would have to. */
const isLacking = (slot: SlotName | undefined, text: string, { slots, customers, archetype }: PitchReading): boolean =>
  slot === undefined ||
  (slots[slot].state === 'absent' &&
    !isBesideThePoint(slot, text, archetype) &&
    !(slot === 'user' && customers !== null));

/** What a sentence need not say to be sent. */
const WISHES: ReadonlySet<SlotName | undefined> = new Set<SlotName>(['today', 'mechanism', 'price']);
const READY: FeedbackRule = {
  dimension: 'clarity',
  topic: 'ready',
  urgency: 0,
  applies: () => true,
  line: ({ text }) =>
    wordingFor(text, ['I would read on.', 'I know enough to read on.', 'I understand it, and I would ask for a call.']),
};

/** Who it is for stands there, and either what it brings or that somebody uses it. */
const isReady = ({ slots: { user, result, proof, price } }: PitchReading): boolean =>
  user.state === 'stated' &&
  (proof.state === 'stated' || result.state === 'stated' || (price.state === 'stated' && proof.state === 'perhaps'));

/** The remarks a partner makes on a pitch, the worst first; that it is ready before what are wishes only. */
export function remarksOn(signals: PitchSignals, score: PitchScore, reading: PitchReading): readonly FeedbackRule[] {
  const remarks = FEEDBACK_RULES.filter(
    (rule) => isLacking(rule.lacks, signals.text, reading) && rule.applies(signals, reading),
  ).toSorted((a, b) => severity(b, score) - severity(a, score));
  const areWishes = remarks.every(({ lacks }) => WISHES.has(lacks));
  const isFirstReady = areWishes && score.overall >= READY_MIN_OVERALL && isReady(reading);
  return (isFirstReady ? [READY, ...remarks] : remarks).slice(0, MAX_REMARKS);
}

/** What makes a sentence stronger, most of all first. */
const WORTH_ADDING: readonly SlotName[] = ['user', 'thing', 'result', 'today', 'proof', 'price', 'mechanism'];

/** What the pitch does not say, what a partner asks first standing first. */
export function missingSlots(signals: PitchSignals, score: PitchScore, reading: PitchReading): SlotName[] {
  const asked = remarksOn(signals, score, reading).flatMap(({ lacks }) => lacks ?? []);
  return [...new Set([...asked, ...WORTH_ADDING])].filter(
    (slot) =>
      isLacking(slot, signals.text, reading) &&
      !(slot === 'price' && GIVEN.test(signals.text)) &&
      // What is only wanted nobody can have.
      !(slot === 'proof' && isWished(signals.text)),
  );
}

/** Words that a flag or a flaw quotes; praising them too would take both back. */
function faulted({ text, lexiconHits, claims, analogy }: PitchSignals): readonly Span[] {
  const { noCompetition, futureTense, vanity, superlatives } = claims;
  const words = Object.values(lexiconHits)
    .flatMap(({ spans }) => spans)
    .filter((span) => !isMeant(text, span));
  return [...words, ...noCompetition, ...futureTense, ...vanity, ...superlatives, ...analogy.spans];
}

const REPEATED = [
  'I could repeat this to another partner after one reading: %. Keep that.',
  '% {is|are} what I would say about you at lunch. Keep that.',
  'I would write down %. Keep that.',
] as const;
/** The same of what the customer gets. */
const GOT = [REPEATED[0], REPEATED[1], 'I know who it is for and what they get: %. Keep that.'] as const;
const COUNTED = [
  '% is the best part. It can be checked, so I believe the rest more. Keep that.',
  'I believe % because I could check it. Keep that.',
  '% does more than any adjective could. Keep that.',
  '% is what I would tell my partners first. Keep that.',
  'One phone call would prove %, so I take it for true. Keep that.',
] as const;
const IS_LARGE_SUM = /\d ?(?:m|mn|million|bn|billion|crores?)\b|\d{3}[.,]?\d{3}\b|\d{3} ?k\b/i;
/** What it costs proves nothing yet. */
const PRICED = [
  '% is a price, so I can do the arithmetic. Keep that.',
  'With % I can work out what a hundred of them bring. Keep that.',
] as const;
/** "Our sensor cost $22": to make, or to buy. */
const OF_MAKING =
  /\b(?:sensor|unit|device|board|probe|kit|machine|part|material|prototype|pack)s? costs? |\bin parts\b/i;
/** "Today each contract costs 25 euros": what they pay without it. */
const OF_TODAY = /\b(?:today|now|currently|at present|usually|otherwise)\b[^.;!?]{0,120}$/i;
/** "61 trucks pay us $149": somebody does. */
const PAYS = /\b(?:pay|pays|paid|paying|sold|bought)\b/i;
/** Who leaves, and what others charge. */
const NO_PRAISE = new RegExp(
  String.raw`\bchurn\b|\b\d{1,2} ?[ap]\.?m\b|^'(?:today|now|currently) (?:you|they|people|most|everybody)\b|^'(?:versus` +
    String.raw`|vs\.?|instead of|compared (?:to|with)|against)\b`,
  'i',
);
/** A longer clause says what it is, and the price beside it. */
const PRICE_MAX_CHARS = 60;
const REPLACED = [
  '% tells me what they do today. Keep that.',
  'With % I know what you have to beat. Keep that.',
  '% shows me the world without you. Keep that.',
] as const;

const REPLACING = /^(?:instead of|rather than|unlike|no longer|down from|up from|replac\w+)\b/i;

/** "With 3,000 articles" says nothing alone. */
const LEANING = /^(?:with|for|at|by|of|from|to)\b/i;

/** What proves most comes first. */
const PROOFS: readonly NumberType[] = ['payment', 'customers', 'users', 'share', 'price', 'money-moved'];
/** "1,900 acres ploughed". */
const DONE = /^ [\w-]{2,20} (?:[a-z]{3,20}ed|sold|made|built|grown|sent|paid)\b/;
/** What was counted of use comes before how long it takes, which is part of what it is. */
const rankOf = (text: string, { type, span }: TypedNumber, { proof }: Slots): number => {
  if (PROOFS.includes(type)) return PROOFS.indexOf(type);
  return PROOFS.length + (proof.spans.some((said) => overlaps(said, span)) || DONE.test(text.slice(span.end)) ? 0 : 1);
};

/** What says something only where it tells what was done with it or what came of it. */
const ASKS_FOR_DEED: ReadonlySet<NumberType> = new Set(['size', 'frequency']);

/** A number says something where it is tied to a thing, an amount or a time; "reminders every 6 months" is what it does by itself. */
function isTied(text: string, { type, noun, isPlanned, span }: TypedNumber, { proof, result }: Slots): boolean {
  if (isPlanned || type === 'date' || type === 'market' || (type === 'size' && noun === null)) return false;
  const isDeed =
    DONE.test(text.slice(span.end)) || [...proof.spans, ...result.spans].some((said) => overlaps(said, span));
  return !ASKS_FOR_DEED.has(type) || isDeed;
}

const COUNTED_OF =
  /(?:\d[\d.,]{0,9}|one|two|three|four|five|six|seven|eight|nine|ten) (?:out )?of (?:the |our |all )?$/i;
const COUNTED_OF_MAX_CHARS = 24;

/** "16 notary chambers" of "3 of the 16 notary chambers" would say another number. */
function withItsShare(text: string, { start, end }: Span): Span {
  const before = COUNTED_OF.exec(text.slice(Math.max(0, start - COUNTED_OF_MAX_CHARS), start));
  return { start: start - (before?.[0].length ?? 0), end };
}

/** "Most owners" are nobody, and "parents of kids" with autism others than parents of kids. */
const isWholeName = (text: string, { start, end }: Span): boolean =>
  /\s|s$/.test(text.slice(start, end)) &&
  !/^(?:most|many|some|all|every|each)\b|\b(?:after|before|during|until|since)\b/i.test(text.slice(start, end)) &&
  !/^ (?:with|whose|who|that|without)\b/i.test(text.slice(end));

/** Who it is for and what they get; once where the one stands in the other. */
function praisedWords(text: string, who: Span | undefined, outcome: Span): string[] {
  // One word says of nobody who they are.
  const both = who !== undefined && !overlaps(who, outcome) && isWholeName(text, who);
  const gets = quoted(text, outcome, CLAUSE_MAX_CHARS);
  return both ? [quoted(text, withItsShare(text, who)), gets] : [gets];
}

/** Fewer say nothing when they are quoted alone. */
const MIN_CLAUSE_WORDS = 3;
/** "So the treasurer" goes on. */
const leastWords = (clause: string): number => (/^so\b/i.test(clause) ? MIN_CLAUSE_WORDS + 2 : MIN_CLAUSE_WORDS);

/** A clause that is nearly the whole text is no choice from it. */
const NEARLY_ALL = 0.75;

/** "At 45 degrees instead of 80": what it is against belongs to it. */
const INSTEAD_OF = /^ of [^\s.,;:!?]{1,20}(?: [^\s.,;:!?]{1,20})?(?=[.,;:!?]|$)/;
const INSTEAD_MAX_CHARS = 48;

/** The clause of some words without what a remark takes apart before them or behind them. */
function cleanClause(text: string, span: Span, faults: readonly Span[]): Span {
  const clause = clauseAround(text, span);
  const isAll = clause.end - clause.start > NEARLY_ALL * text.length;
  const starts = faults.filter(({ end }) => end <= span.start).map(({ end }) => end);
  const start = Math.max(isAll ? span.start : clause.start, ...starts);
  const end = Math.min(clause.end, ...faults.filter((fault) => fault.start >= span.end).map((fault) => fault.start));
  const words = text.slice(start, end);
  // "We earn 6%." is quoted within a sentence.
  const from = end - words.trimStart().length;
  const to = start + words.trimEnd().replace(/(?<=[^.])[.,;]$/, '').length;
  // "From 30 cities and calls you": what it does then is another matter.
  const goesOn = isAll ? words.search(/ and \p{Ll}{3,12}s (?:you|it|them|the|an?|your|their|each)\b/u) : -1;
  if (goesOn > 0) return { start: from, end: start + goesOn };
  const against = words.endsWith(' instead') ? INSTEAD_OF.exec(text.slice(to, to + INSTEAD_MAX_CHARS)) : null;
  return { start: from, end: to + (against?.[0].length ?? 0) };
}

/** "No human, alert or dashboard has read": from the comma on it says the opposite. */
const DENIED_BEFORE = /\b(?:no|not|never|neither|without|nobody|n['’]t) [^.;!?,]{0,40}, $/i;
/** "Into a tested, versioned parser": cut within a list of adjectives. */
const ENDS_IN_ADJECTIVE = /\b(?:an?|the) [\p{L}-]{3,20}(?:(?<!e)ed|able|ible|ive|ous|ful|less|ic)$/iu;
/** "Tells a winery in 50 minutes": what it tells stands behind. */
const TELLS_LATER =
  /\b(?:tells?|shows?|lets?|helps?|warns?|teaches|asks?)(?: [\w'-]{1,30}){1,3}(?: (?:in|within) [\w'-]{1,20}(?: [\w'-]{1,12})?)?$/i;
/** "In 48 hours and give": what is given stands behind. */
const ENDS_IN_VERB = /\b(?:and|or|but|that|which|who) [\p{L}'-]{2,20}$/u;
const REACH_CHARS = 60;
const isCutShort = (text: string, { start, end }: Span): boolean =>
  DENIED_BEFORE.test(text.slice(Math.max(0, start - REACH_CHARS), start)) ||
  (ENDS_IN_VERB.test(text.slice(start, end)) && /^ \p{Ll}/u.test(text.slice(end, end + 2))) ||
  (text.charAt(end) === ',' && [TELLS_LATER, ENDS_IN_ADJECTIVE].some((cut) => cut.test(text.slice(start, end))));

/** "We compute, for 5,100 fantasy cricket": cut before a word that a remark takes apart, in the middle of what it says. */
const GOES_ON = /^\s?(?!(?:and|but|so|because|which|that|who|while|with)\b)\p{L}/u;
const isCutWithin = (text: string, { end }: Span, whole: Span): boolean =>
  end < whole.end && GOES_ON.test(text.slice(end));

/** A number without what it counts. */
const ENDS_IN_NUMBER = /(?:^|\s)[$€£]?\d[\d.,]{0,20}$/;

/** The clauses around some words that say something and that no remark takes apart. */
const cleanClauses = (text: string, spans: readonly Span[], faults: readonly Span[]): Span[] =>
  spans
    .filter((span) => !faults.some((fault) => overlaps(fault, span)) && !isPromised(text, span))
    .map((span) => ({ clause: cleanClause(text, span, faults), whole: clauseAround(text, span) }))
    .filter(({ clause, whole }) => !isCutShort(text, clause) && !isCutWithin(text, clause, whole))
    .map(({ clause }) => clause)
    .filter(({ start, end }) => text.slice(start, end).split(/\s+/).length >= leastWords(text.slice(start, end)))
    .filter(
      ({ start, end }) => !ENDS_IN_NUMBER.test(text.slice(start, end)) || !/^\s{1,3}\p{Ll}/u.test(text.slice(end)),
    );

/** A line about words that are praised. */
const praised = (text: string, wordings: readonly [string, ...string[]], ...words: readonly string[]): string =>
  lineAbout(wordingFor(text, wordings), words);

/** "Growers get paid nine months after picking and never learn why": how things are, where another sentence says what is made. */
const SAYS_TROUBLE =
  /\b(?:and|but|yet) (?:never|nobody|no one|cannot|can['’]t|don['’]t|hardly)\b|\b(?:months|years) (?:after|late|later)\b/i;
const isOfTrouble = (text: string, span: Span): boolean => {
  const sentence = sentenceAround(text, span);
  return sentence.length < text.trim().length && SAYS_TROUBLE.test(sentence);
};

/** "During the first six weeks": a time in which something is done, and no claim. */
const IS_WINDOW = /\b(?:first|last|next|final|initial) $/i;
/** "40 years of broken files" is how old they are. */
const isWindow = (text: string, { start, end }: Span): boolean =>
  IS_WINDOW.test(text.slice(0, start)) || /^(?: (?:minutes|hours|days|weeks|months|years))? of\b/.test(text.slice(end));

/** "Stops it from spending more than $5 a day": a limit, and nothing that was paid. */
const isLimit = (text: string, type: NumberType, { start }: Span): boolean =>
  (type === 'price' || type === 'payment') &&
  /\b(?:more|less|no more|at most) than $|\b(?:at most|a limit of|a cap of) $/i.test(text.slice(0, start));

/** The number that proves most; what it costs is told as that. */
function praisedNumber(text: string, { numbers, slots }: PitchReading, faults: readonly Span[]): string | null {
  const tied = numbers
    .filter(
      (one) =>
        isTied(text, one, slots) &&
        !(one.type === 'duration' && isWindow(text, one.span)) &&
        !isSizeOfCustomers(text, one.span),
    )
    .toSorted((a, b) => rankOf(text, a, slots) - rankOf(text, b, slots));
  const isTelling = ({ start, end }: Span): boolean =>
    !isLoss(text.slice(start, end)) && !LEANING.test(text.slice(start, end));
  for (const { type, span } of tied) {
    const clause = cleanClauses(text, [span], faults).find((one) => isTelling(one) && !isOfTrouble(text, one));
    if (clause === undefined) continue;
    const words = quoted(text, clause, CLAUSE_MAX_CHARS);
    const isOfToday = type === 'price' && OF_TODAY.test(text.slice(0, clause.end));
    if (isOfToday || NO_PRAISE.test(words) || isLimit(text, type, span)) continue;
    // "$4.1M a month" is what goes through it, or what all of them pay.
    if (type !== 'price' || PAYS.test(words) || IS_LARGE_SUM.test(words)) return praised(text, COUNTED, words);
    if (words.length <= PRICE_MAX_CHARS && !OF_MAKING.test(words)) return praised(text, PRICED, words);
  }
  return null;
}

const SAYS_OURS = /\b(?:we|our|ours|us)\b/i;
/** "Cooks stay for the chef rather than for the wage. We list jobs": what others do, where another sentence says what is made. */
function isOfOthers(text: string, span: Span): boolean {
  const sentence = sentenceAround(text, span);
  return !SAYS_OURS.test(sentence) && SAYS_OURS.test(text.replace(sentence, ' '));
}

/** "Instead of 60 by doing the paperwork", "replaces the clipboard with a turnstile": from here on it is told how. */
const TOLD_HOW = / (?:by \p{L}{2,15}ing|with)\b/u;

/** What a pitch says that it takes the place of, without what it makes; null where that says too little. */
function replacedIn(text: string, spans: readonly Span[], faults: readonly Span[]): Span | null {
  const alternatives = spans.filter(({ start, end }) => REPLACING.test(text.slice(start, end)));
  const [clause] = cleanClauses(text, alternatives, faults);
  if (clause === undefined || isOfOthers(text, clause)) return null;
  const start = Math.max(clause.start, alternatives.find((span) => overlaps(span, clause))?.start ?? 0);
  const length = text.slice(start, clause.end).search(TOLD_HOW);
  const end = length < 0 ? clause.end : start + length;
  const words = text.slice(start, end);
  return words.split(/\s+/).length < MIN_CLAUSE_WORDS || ENDS_IN_NUMBER.test(words) ? null : { start, end };
}

/** The one thing that is good, if it was earned. */
function praise(signals: PitchSignals, { overall }: PitchScore, reading: PitchReading): string | null {
  if (overall < PRAISE_MIN_OVERALL) return null;
  const { text, customer, what, benefit, difference } = signals;
  const faults = faulted(signals);
  const outcome = cleanClauses(text, benefit.outcome, faults).find(
    (clause) =>
      !isLoss(text.slice(clause.start, clause.end)) &&
      !isOfTrouble(text, clause) &&
      // "Players quit when a guild splits. We see it before": how things are.
      !(isOfOthers(text, clause) && text.trim().startsWith(sentenceAround(text, clause))),
  );
  if (what.lead.length > 0 && customer.grade >= 2 && outcome !== undefined)
    return praised(
      text,
      WORDS.gain.test(text.slice(outcome.start, outcome.end)) ? GOT : REPEATED,
      ...praisedWords(
        text,
        customer.named === null || isTheProduct(text, customer.named.span) ? undefined : customer.named.span,
        outcome,
      ),
    );
  const number = praisedNumber(text, reading, faults);
  if (number !== null) return number;
  const replaced = replacedIn(text, difference.alternative, faults);
  return replaced === null ? null : praised(text, REPLACED, quoted(text, replaced, CLAUSE_MAX_CHARS));
}

/** 3 to 5 lines in a partner's voice: worst first, at most one sincere positive, last (section 5 of the rubric). */
export function partnerFeedback(signals: PitchSignals, score: PitchScore, reading: PitchReading): string[] {
  const positive = praise(signals, score, reading);
  const ownNumbers = arithmeticRemark(reading.numbers, ({ span }) => quoted(signals.text, span), signals.text);
  const fixes = remarksOn(signals, score, reading).map((rule) => rule.line(signals, reading));
  // Nobody else could be asked it, so that it stands before the last of what anybody may be told.
  const lines =
    ownNumbers === null || fixes.includes(ownNumbers) ? fixes : [...fixes.slice(0, MAX_REMARKS - 1), ownNumbers];
  for (const question of nextQuestions(signals, reading)) {
    if (lines.length + (positive === null ? 0 : 1) >= MIN_LINES) break;
    if (!lines.includes(question)) lines.push(question);
  }
  if (lines.length === 0) lines.push(lastQuestion(signals.text));
  return positive === null ? lines : [...lines, positive];
}

/** Said before everything else to a pitch in another language. */
export const ASK_FOR_ENGLISH =
  'Partners read applications in English. Put this sentence into English before you send it; these points are for what I could read of it.';
/** The one line for a text that is not a pitch. */
export const ASK_FOR_A_SENTENCE =
  'I cannot score this. Write one sentence in English that says what you make and for whom.';
