import type { PitchDimension } from '@playbook/contracts/analysis/pitch-analysis.schema';
import type { Span } from '@playbook/contracts/core/span.schema';
import { wordCount } from '@playbook/domain/word-count';
import { emptyWordsIn } from './buzzwords.js';
import { hidesProduct, listsManyThings, saysHowTheWorldIs } from './reading/what-is-sold.js';
import { arithmeticRemark, hasImpossibleIncome } from '../engine/numbers/arithmetic.js';
import type { TypedNumber } from '../engine/numbers/typed-number.js';
import { wordingFor } from '../engine/questions/ask.js';
import type { Archetype } from '../engine/questions/question-bank.js';
import { CLAUSE_MAX_CHARS, clauseAround, quoted } from '../engine/quotes.js';
import type { RemarkTopic } from '../engine/slots/remark-topic.js';
import type { SlotName, Slots } from '../engine/slots/slot.js';
import { readSinglePatterns } from '../lexicon/read-patterns.js';
import { isPromised } from './wording/promise.js';
import { isLoss } from './wording/loss.js';
import { comparisonIn, isComparisonOnly } from './wording/comparison.js';
import { overlaps } from '../text/spans/span.js';
import { questionTo } from './wording/question-to.js';
import type { PitchSignals } from './signals/pitch-signals.js';

/** What a pitch says of a startup, its numbers, and which kind of business it is about. */
export interface PitchReading {
  readonly slots: Slots;
  readonly numbers: readonly TypedNumber[];
  readonly archetype: Archetype | null;
  /** What its customers are called; null where it does not name them for sure. */
  readonly customers: string | null;
}

/** A remark a partner would make. The more a dimension lost, the earlier its remarks come. */
export interface FeedbackRule {
  readonly dimension: PitchDimension;
  /** A rule without one calls missing what it lacks. */
  readonly topic?: RemarkTopic;
  /** Added to the points the dimension lost; -10 to 60. */
  readonly urgency: number;
  /** What it calls missing; it is made only where that is absent. */
  readonly lacks?: SlotName;
  readonly applies: (signals: PitchSignals, reading: PitchReading) => boolean;
  readonly line: (signals: PitchSignals, reading: PitchReading) => string;
}

const OPENING_WORDS = 8;
/** A flag says it of fewer. */
const TOO_LONG_WORDS = 36;
const HEARD_WORDS = 20;
const HEARD_LAST_WORDS = 5;

function opening(text: string): string {
  return `'${text.trim().split(/\s+/u).slice(0, OPENING_WORDS).join(' ').replace(/[.!]$/, '')}'`;
}

function list(text: string, spans: readonly Span[]): string {
  const distinct = [...new Set(spans.map((span) => text.slice(span.start, span.end)))];
  return distinct
    .slice(0, 4)
    .map((words) => `'${words}'`)
    .join(', ');
}

function weakWords({ text, lexiconHits }: PitchSignals): Span[] {
  return emptyWordsIn(text, [...lexiconHits.buzz.spans, ...lexiconHits.hype.spans]).toSorted(
    (a, b) => a.start - b.start,
  );
}

function didNoWork(signals: PitchSignals): string {
  const [only, ...others] = new Set(weakWords(signals).map(({ start, end }) => signals.text.slice(start, end)));
  return others.length === 0 && only?.includes(' ') === false ? 'that word did no work' : 'those words did no work';
}

const AUDIENCE_LEAD = /^(?:(?:helps?|helping|lets?|letting|for|to)\s)/i;

/** "Esports players find a team": whoever does it is named beside what they look for. */
const DOERS = /(?:ers|ors|ists|ians|ants|men|women)$/i;
const namesDoers = ({ text, customer }: PitchSignals, { slots: { user } }: PitchReading): boolean =>
  user.spans.some(
    (span) => DOERS.test(text.slice(span.start, span.end)) && !customer.spans.some((own) => overlaps(own, span)),
  );

/** Who is named, without the verb before them. */
function audienceOf({ text, customer }: PitchSignals): Span | undefined {
  const [span] = customer.spans;
  if (span === undefined) return undefined;
  const lead = AUDIENCE_LEAD.exec(text.slice(span.start, span.end))?.[0].length ?? 0;
  return { start: span.start + lead, end: span.end };
}

const SENTENCE_STOP = /[.!?](?=\s|$)/g;

/** How long it is, and where a listener has heard enough. */
function tooLong({ text }: PitchSignals): string {
  const totalWords = wordCount(text);
  const words = text.trim().split(/\s+/);
  const heard = words
    .slice(HEARD_WORDS - HEARD_LAST_WORDS, HEARD_WORDS)
    .join(' ')
    .replace(/[.,;:!?]{1,5}$/, '');
  const stops = text.match(SENTENCE_STOP)?.length ?? 0;
  const sentences = /[.!?]["')]?\s*$/.test(text) ? stops : stops + 1;
  return wordingFor(text, [
    `${totalWords} words. Say it to someone in a noisy room; whatever you cut there is what to cut here.`,
    `${totalWords} words. After twenty I am at '${heard} ...'. Which of the words up to there can go?`,
    sentences > 1
      ? `${totalWords} words in ${sentences} sentences. I remember one of them. Which should it be?`
      : `${totalWords} words in one sentence. I stop listening at '${heard} ...'.`,
  ]);
}

const SHARE = String.raw`(?:an? |about )?\d{1,2}(?:\.\d{1,3})? ?%`;
const OF_ALL =
  String.raw`(?: (?:market )?share\b| of (?:the|this|that|them|it|all|our)\b(?! (?:margins?|price|fees?|revenue|sales?|` +
  String.raw`savings?|rent|order|commission|premium|profit|money|amount|value|proceeds|refunds?|rebates?)\b)[^.,;]{0,40})`;
/** A share of everybody: "if we get 1%", "even a 0.1% share", "we only need 1% of them". */
const SHARE_OF_ALL = new RegExp(
  String.raw`\b(?:if (?:just |only |even )?(?:(?:we|i) )?(?:can )?(?:just |only |even )?(?:get |take |win |capture |reach |` +
    String.raw`grab |convert |sell to )?(?:just |only )?${SHARE}${OF_ALL}?` +
    String.raw`|even (?:if we (?:get|take|capture) )?(?:just )?${SHARE}${OF_ALL}` +
    String.raw`|(?:get|getting|take|taking|need|capture|capturing|win|winning) (?:just |only |even )?${SHARE}${OF_ALL})`,
  'i',
);

/** What the bank asks this kind of business about a slot. */
const asks =
  (slot: SlotName, before = '') =>
  (signals: PitchSignals, reading: PitchReading): string =>
    `${before}${questionTo(slot, signals, reading)}`;

const NO_RESULT = [
  'I see the thing and not yet the gain. ',
  'You told me what it is, not what gets better. ',
  'You say what it is; what it changes I have to guess. ',
] as const;

const PRIVATE = /\b(?:apps?|games?|learn\w*|play\w*|fun|friends|hobb\w+|fans?)\b/i;
/** Whoever plays is asked for no job. */
const asPerson = (text: string, question: string): string =>
  PRIVATE.test(text)
    ? question.replace('Put that job title in the sentence.', 'Put that kind of person in the sentence.')
    : question;

const ALWAYS = (): boolean => true;

/** How it works is asked of a kind of business only that is asked something of its own. */
const hasOwn =
  (slot: SlotName) =>
  (_: PitchSignals, { archetype }: PitchReading): boolean =>
    archetype?.questions[slot] !== undefined;

const WORDS = readSinglePatterns('pitch-wording', ['compared']);

/** One light word may be the thing's name: a post hub. */
const MIN_WEAK_WORDS = 2;
const WEAK_WEIGHT = 3;

/** Whoever only likens it to something has not said what it is. */
const saysWhatItIs = (signals: PitchSignals, { slots }: PitchReading): boolean =>
  !hidesProduct(signals, slots) && !isComparisonOnly(signals.text, signals.analogy);

/** "X is a technology company": nothing behind it says what it makes. */
const COMPANY_ONLY = new RegExp(
  String.raw`\b(?:is|are|we're) an? (?:[\w-]{1,20} ){0,2}(?:technology|tech|software|ai|innovative|digital) (?:company|` +
    String.raw`start-?up|firm|business)[.!]?$`,
  'i',
);

function matchOf(pattern: RegExp, text: string): Span | undefined {
  const found = pattern.exec(text);
  return found === null ? undefined : { start: found.index, end: found.index + found[0].replace(/[.!]$/, '').length };
}

const doubted = (words: string, count: number): string =>
  `${words} ${count > 1 ? 'make' : 'makes'} me doubt the rest. Leave out what you do not know yet, or say how you will find out.`;

const FILLERS =
  /^(?:'(?:basically|essentially|kind of|sort of|somewhat|actually|just|really|literally)'(?:, )?){1,4}$/i;
const hedged = (words: string, count: number): string =>
  FILLERS.test(words)
    ? `${words} ${count > 1 ? 'add' : 'adds'} nothing. Leave ${count > 1 ? 'them' : 'it'} out.`
    : doubted(words, count);

const MIN_RESULT_WORDS = 4;
/** Before everything else. */
const FIRST_URGENCY = 60;
/** 'We help restaurants', 'Software for cemeteries': nothing is said of what it does. */
const BARE_CONTENT_WORDS = 3;

/** "We collect what others leave", "you can learn it doing the dishes": what is done, or can be, has no size. */
const HAS_NO_SIZE = new RegExp(
  String.raw`^(?:and )?(?:we|i) |^(?:an? |the )?(?:non-?profit|charity|ngo|platform|company|team|project) (?:that|which) ` +
    String.raw`|\bcan (?:now |also |finally )?(?:prove|learn|see|show|find|hear|read|watch|tell|talk|speak|play` +
    String.raw`|sing|listen|choose|share|ask|look|meet|follow)\b` +
    String.raw`(?![^.;]{0,80}\b(?:without|before|faster|cheaper|sooner|less|more|fewer|instead|every|all|at (?:a )?(?:premium|half|full))\b)`,
  'i',
);

/** The clause of a result, where the pitch has no number that might measure it. */
function unmeasuredResult({ benefit, detail, text }: PitchSignals, { numbers }: PitchReading): Span | undefined {
  // Numbers in words are read, and earn nothing.
  if (benefit.outcomeMeasured || detail.allNumbers.length > 0 || numbers.length > 0) return undefined;
  const clause = benefit.outcome
    .filter((span) => !isPromised(text, span))
    .map((span) => clauseAround(text, span))
    .find(({ start, end }) => {
      const words = text.slice(start, end);
      const isResult =
        !/\d|^so (?:that )?you\b|\bwhat we do\b|\b(?:can't|cannot|never)\b|\bget paid (?:when|only|if|per|by)\b|\bso you don['’]?t\b/i.test(
          words,
        ) &&
        !HAS_NO_SIZE.test(words) &&
        !isLoss(words);
      return isResult && words.split(' ').length >= MIN_RESULT_WORDS;
    });
  const compared = benefit.outcome.length === 0 ? matchOf(WORDS.compared, text) : undefined;
  // "Lower fuel" alone is cut off from "and maintenance costs".
  const isCut = compared !== undefined && /^ and\b/.test(text.slice(compared.end));
  return clause ?? (isCut ? clauseAround(text, compared) : compared);
}

const sizeless = (signals: PitchSignals, reading: PitchReading): string =>
  quoted(signals.text, unmeasuredResult(signals, reading), CLAUSE_MAX_CHARS);

/** Section 5 of the rubric: what is wrong, quoting the founder, ending in a question or an instruction. */
export const FEEDBACK_RULES: readonly FeedbackRule[] = [
  {
    dimension: 'clarity',
    topic: 'blanks',
    urgency: FIRST_URGENCY,
    applies: ({ blanks }) => blanks > 0,
    line: ({ blanks }) =>
      blanks === 1
        ? 'There is a blank in it. Fill it in with your own words, then I can read it.'
        : `There are ${blanks} blanks in it. Fill them in with your own words, then I can read it.`,
  },
  {
    dimension: 'clarity',
    topic: 'impossible-number',
    urgency: FIRST_URGENCY,
    applies: (_, { numbers }) => hasImpossibleIncome(numbers),
    line: ({ text }, { numbers }) => arithmeticRemark(numbers, ({ span }) => quoted(text, span), text) ?? '',
  },
  {
    dimension: 'clarity',
    topic: 'unclear:thing',
    urgency: 26,
    applies: ({ size, customer, blanks, analogy }) =>
      blanks === 0 &&
      analogy.spans.length === 0 &&
      customer.grade >= 2 &&
      size.contentWords > 0 &&
      size.contentWords <= BARE_CONTENT_WORDS,
    line: ({ text }) =>
      `${quoted(text, { start: 0, end: text.trim().replace(/[.!]$/, '').length })} is a label. What does it do there, in one verb?`,
  },
  {
    dimension: 'clarity',
    topic: 'unclear:thing',
    urgency: 30,
    applies: ({ text }) => COMPANY_ONLY.test(text),
    line: ({ text }) =>
      `${quoted(text, matchOf(COMPANY_ONLY, text))} could be any company. What do I get if I pay you, and who does?`,
  },
  {
    dimension: 'clarity',
    topic: 'unclear:thing',
    urgency: 30,
    applies: saysHowTheWorldIs,
    line: ({ text, statements }) =>
      `${quoted(text, statements[0])} tells me how the world is, not what you make. What do you sell, and who buys it?`,
  },
  {
    dimension: 'clarity',
    topic: 'unclear:thing',
    urgency: 30,
    applies: (signals, { slots }) => hidesProduct(signals, slots) && !saysHowTheWorldIs(signals),
    line: ({ text }) =>
      `I read ${opening(text)} and still do not know what I would see if I opened it. Is it an app, a service, a box?`,
  },
  {
    dimension: 'specificity',
    topic: 'unclear:user',
    urgency: 20,
    applies: (signals, reading) => signals.customer.grade === 1 && !namesDoers(signals, reading),
    line: (signals, reading) =>
      `${quoted(signals.text, audienceOf(signals))} is not a customer: it could be anyone. ${asks('user')(signals, reading)}`,
  },
  {
    dimension: 'specificity',
    urgency: 20,
    lacks: 'user',
    applies: ALWAYS,
    line: (signals, reading) => asPerson(signals.text, asks('user', 'You never say who it is for. ')(signals, reading)),
  },
  {
    dimension: 'clarity',
    topic: 'buzzwords',
    urgency: 18,
    applies: (signals) =>
      weakWords(signals).length >= MIN_WEAK_WORDS ||
      (weakWords(signals).length > 0 &&
        signals.lexiconHits.buzz.weight + signals.lexiconHits.hype.weight >= WEAK_WEIGHT),
    line: (signals) =>
      `Delete ${list(signals.text, weakWords(signals))} and read it again. If nothing is lost, ${didNoWork(signals)}. What is left?`,
  },
  {
    dimension: 'insightStrength',
    topic: 'top-down-market',
    urgency: 22,
    applies: ({ text }) => SHARE_OF_ALL.test(text),
    line: ({ text }) =>
      `${quoted(text, matchOf(SHARE_OF_ALL, text))} is a share of everybody and no plan. Which ten of them can you name, and what has one of them paid?`,
  },
  {
    dimension: 'differentiation',
    topic: 'no-competition',
    urgency: 22,
    applies: ({ claims }) => claims.noCompetition.length > 0,
    line: () =>
      'Saying there is no competition tells me you have not asked customers what they do now. What do they do now?',
  },
  {
    dimension: 'clarity',
    topic: 'unclear:thing',
    urgency: 16,
    applies: ({ analogy, text }) =>
      comparisonIn(text, analogy) !== null && (!analogy.sound || isComparisonOnly(text, analogy)),
    line: ({ text, analogy }) =>
      `${quoted(text, comparisonIn(text, analogy) ?? undefined)} only helps if I know it and your customers want the same. Say what it does first.`,
  },
  {
    dimension: 'clarity',
    topic: 'many-things',
    urgency: 15,
    // What 200 customers pay for is one thing, however many words it takes.
    applies: (signals, { slots }) => listsManyThings(signals, slots),
    line: () =>
      'This is a list of things. Pick the one that somebody asked you for and save the rest for the interview.',
  },
  {
    dimension: 'clarity',
    topic: 'too-long',
    urgency: 12,
    applies: ({ text }) => wordCount(text) > TOO_LONG_WORDS,
    line: tooLong,
  },
  {
    dimension: 'clarity',
    topic: 'hedges',
    urgency: 10,
    applies: ({ lexiconHits }) => lexiconHits.hedge.weight >= 2,
    line: ({ text, lexiconHits }) => hedged(list(text, lexiconHits.hedge.spans), lexiconHits.hedge.spans.length),
  },
  {
    dimension: 'specificity',
    topic: 'padding',
    urgency: 8,
    // Numbers that prove something are what a partner wants.
    applies: ({ detail }, { slots }) => detail.allNumbers.length >= 5 && slots.proof.state !== 'stated',
    line: ({ detail }) =>
      `${detail.allNumbers.length} numbers and I remember none. Keep the one you would say out loud.`,
  },
  {
    dimension: 'valueProposition',
    urgency: 10,
    lacks: 'result',
    applies: ({ benefit }) => benefit.problem.length === 0 && benefit.outcome.length === 0,
    line: (signals, reading) =>
      asks('result', saysWhatItIs(signals, reading) ? wordingFor(`gain ${signals.text}`, NO_RESULT) : '')(
        signals,
        reading,
      ),
  },
  {
    dimension: 'valueProposition',
    topic: 'unmeasured-result',
    urgency: 6,
    applies: (signals, reading) => unmeasuredResult(signals, reading) !== undefined,
    line: (signals, reading) =>
      `${sizeless(signals, reading)} is a result without a size. Put the number on it, even if it is from three customers.`,
  },
  { dimension: 'specificity', urgency: 8, lacks: 'proof', applies: ALWAYS, line: asks('proof') },
  { dimension: 'differentiation', urgency: 5, lacks: 'today', applies: ALWAYS, line: asks('today') },
  {
    dimension: 'differentiation',
    urgency: 0,
    lacks: 'mechanism',
    applies: hasOwn('mechanism'),
    line: asks('mechanism'),
  },
  { dimension: 'specificity', urgency: -6, lacks: 'price', applies: ALWAYS, line: asks('price') },
];
