import type { ExpectationId } from '../answer/expectations/expectations.js';
import { archetypeOf } from '../engine/questions/archetype.js';
import { wordingFor } from '../engine/questions/ask.js';
import { QUESTION_BANK, type Archetype } from '../engine/questions/question-bank.js';
import type { SlotName } from '../engine/slots/slot.js';
import { readPatterns } from '../lexicon/read-patterns.js';
import { PatternFamily } from '../text/search/pattern-family.js';
import { ALIKE_SHARE, contentWords, sharedPart } from './alike.js';
import type { Claim } from './claims.js';
import { ownQuestions } from './own-facts.js';
import type { Source } from './source.js';

const MAX_QUESTIONS = 5;
/** Of what is missing, and of what this kind of business is asked; the rest is for every company. */
const MAX_ON_OPEN = 3;
const MAX_OF_KIND = 3;
/** In the order in which a partner wants to know. */
const ASKED: readonly SlotName[] = [
  'proof',
  'payer',
  'price',
  'user',
  'today',
  'result',
  'mechanism',
  'change',
  'team',
];
/** Where a founder says what kind of business it is. */
const KIND_FIELDS = new Set([
  'company-oneliner',
  'company-description',
  'problem-statement',
  'current-product',
  'how-it-works',
  'business-model',
]);
const ANSWERED_SHARE = 0.6;

/** The kind of business that the whole application is about. */
export function archetypeIn(sources: readonly Source[]): Archetype | null {
  const about = sources.filter(({ fieldId, place }) => KIND_FIELDS.has(fieldId) || place.kind !== 'answer');
  return archetypeOf(about.flatMap(({ text }) => text.tokens));
}

/** Asked for where they are only hinted at, too. A hint at a price, a way of today or a mechanism mostly is one told in other words. */
const ASKED_IF_HINTED: ReadonlySet<SlotName> = new Set(['payer', 'user', 'result']);

/** Slots that no text states, those that nobody even hints at first. */
function openSlots(sources: readonly Source[]): SlotName[] {
  const isStated = (slot: SlotName): boolean => sources.some(({ slots }) => slots[slot].state === 'stated');
  const isAbsent = (slot: SlotName): boolean => sources.every(({ slots }) => slots[slot].state === 'absent');
  const hinted = ASKED.filter((slot) => ASKED_IF_HINTED.has(slot) && !isAbsent(slot) && !isStated(slot));
  return [...ASKED.filter(isAbsent), ...hinted];
}

/** What single questions of the builder ask for and a partner asks of any company, in the order in which one would. */
const WANTED = {
  kept: 'How many of the first ten customers are still with you?',
  conversion: 'How many conversations does one new customer take you?',
  margin: 'What is left of the price of one sale after your costs?',
  fear: 'Which rival do you fear, and why?',
  learned: 'What have you dropped so far, and what told you to?',
  copyable: 'How long would a good team need to copy you?',
  runway: 'How many months can you go on without new money?',
  nextProduct: 'What do the same customers buy from you next?',
} as const satisfies Partial<Record<ExpectationId, string>>;
const SAID = readPatterns('answer-expectations');
const OWN = readPatterns('application');
const FAMILY = new PatternFamily();
const FINDERS = Object.entries(WANTED).map(([id, ask]) => ({
  ask,
  find: FAMILY.add([...(SAID[id] ?? []), ...(OWN[`said-${id}`] ?? [])]),
}));

/** Asked of who has customers already. */
const OF_CUSTOMERS: ReadonlySet<string> = new Set([WANTED.kept, WANTED.nextProduct]);
const hasCustomers = (sources: readonly Source[]): boolean =>
  sources.some(({ sentences }) =>
    sentences.some(({ numbers }) =>
      numbers.some(
        ({ type, isPlanned, value }) => !isPlanned && value > 0 && (type === 'customers' || type === 'payment'),
      ),
    ),
  );

/** What no text says. */
function unsaid(sources: readonly Source[]): string[] {
  const isAsked = (ask: string): boolean => !OF_CUSTOMERS.has(ask) || hasCustomers(sources);
  return FINDERS.filter(
    ({ ask, find }) => isAsked(ask) && sources.every(({ text }) => find(text.squeezed).length === 0),
  ).map(({ ask }) => ask);
}

/** Every wording, beginning with the one that these texts get. */
function wordingsFor(key: string, wordings: readonly [string, ...string[]] | undefined): string[] {
  if (wordings === undefined) return [];
  const first = wordingFor(key, wordings);
  return [first, ...wordings.filter((wording) => wording !== first)];
}

/** At most five questions by kind of business and what is still open: no two alike, and none that a sentence seems to answer. */
export function questionsFor(sources: readonly Source[], claims: readonly Claim[]): string[] {
  const archetype = archetypeIn(sources);
  const key = sources.map(({ text }) => text.original.length).join(' ');
  // What an application lacks cannot be told where a part of it cannot be read.
  const isReadable = sources.every(({ isEnglish }) => isEnglish);
  const onOpen = (isReadable ? openSlots(sources) : [])
    .slice(0, MAX_ON_OPEN)
    .map((slot) => wordingFor(`${slot} ${key}`, archetype?.questions[slot] ?? QUESTION_BANK.general[slot]));
  const next = [
    ...wordingsFor(key, archetype?.questions.next).slice(0, MAX_OF_KIND),
    ...(isReadable ? unsaid(sources) : []),
    ...QUESTION_BANK.general.next.slice(1),
    ...wordingsFor(key, archetype?.questions.next),
  ];
  const sentences = sources.flatMap((source) => source.sentences.map(({ text }) => contentWords(text)));
  // They use the words of the application, so that some sentence always shares most of theirs.
  const ownAsked = isReadable ? ownQuestions(sources, claims) : [];
  const own = ownAsked.map(({ text }) => text);
  const replaced = new Set<string>(
    ownAsked.flatMap(({ inPlaceOf }) => (inPlaceOf === undefined ? [] : WANTED[inPlaceOf])),
  );
  const chosen: { readonly text: string; readonly words: ReadonlySet<string> }[] = [];
  for (const text of [...onOpen, ...own, ...next.filter((question) => !replaced.has(question))]) {
    const words = contentWords(text);
    const isAlike = chosen.some((other) => sharedPart(words, other.words) >= ALIKE_SHARE);
    const isAnswered =
      !own.includes(text) && sentences.some((sentence) => sharedPart(words, sentence) >= ANSWERED_SHARE);
    if (!isAlike && !isAnswered) chosen.push({ text, words });
    if (chosen.length === MAX_QUESTIONS) break;
  }
  return chosen.map(({ text }) => text);
}
