import type { Token } from '../../text/tokens/token.js';
import { CUSTOMER_PATTERNS as WORDS, CUSTOMER_VERBS as VERBS } from '../customer-patterns.js';
import type { PartyMention } from '../mentions/party-mentions.js';
import type { PartyRole } from '../named-party.js';
import { arePaidFor } from '../../lexicon/customers.js';
import { countOf } from './party-counts.js';
import {
  isCalledCustomer,
  isSameSentence,
  isVerbOf,
  leadOf,
  lowerAt,
  wordsBefore,
} from '../mentions/sentence-words.js';

/** A mention, and the word in front of it that says something of it. */
interface Place {
  readonly tokens: readonly Token[];
  readonly lead: number;
  readonly mention: PartyMention;
}
/** "We have 37 growers": fewer may be the founders, and some work for them. */
const FEWEST_OWN = 5;
const STAFF =
  /^(?:people|engineers|developers|designers|scientists|founders|advis[eo]rs|partners|investors|suppliers|volunteers|friends|competitors)$/;
const isStaff = (tokens: readonly Token[], { head }: PartyMention): boolean =>
  arePaidFor(lowerAt(tokens, head)) || STAFF.test(lowerAt(tokens, head));

const DENIES = /^(?:not|never|n['’]t)$/;

type RoleAt = (place: Place) => PartyRole | null;

/** "We rent GPUs of studios to labs": sold, or only sent. */
const behindTo: RoleAt = ({ tokens, lead, mention: { first, isPlural } }) => {
  // "Gives this to one liaison officer": that one, and none of a kind.
  if (!isPlural && [first - 1, first].some((at) => lowerAt(tokens, at) === 'one')) return 'isSpokenOf';
  const before = wordsBefore(tokens, lead);
  const at = before.findLastIndex((token) => isVerbOf(VERBS.transfer, token));
  const [subject, verb] = [before[at - 1], before[at]];
  const isOurs = subject === undefined || subject.pos !== 'NOUN' || WORDS.ourSubject.test(subject.lower);
  if (verb === undefined || !isOurs) return null;
  // "We do not lend to teachers".
  if (DENIES.test(before[at - 1]?.lower ?? '')) return 'isNotFor';
  return isPlural && !WORDS.sentTo.test(verb.lower) ? 'isSoldTo' : 'isTold';
};

const behindBy: RoleAt = ({ tokens, lead }) => {
  const [before, earlier] = [lowerAt(tokens, lead - 1), lowerAt(tokens, lead - 2)];
  if (before === 'paid' && earlier === 'be') return null;
  if (WORDS.boughtBy.test(before) || (before === 'for' && WORDS.boughtBy.test(earlier))) return 'pays';
  if (WORDS.usedBy.test(before)) return 'uses';
  return WORDS.madeBy.test(before) ? 'isFounder' : null;
};

const behindWith: RoleAt = ({ tokens, lead }) => {
  if (wordsBefore(tokens, lead).some(({ lemma }) => lemma === 'connect' || lemma === 'match')) return 'isTold';
  if (WORDS.partnerWith.test(lowerAt(tokens, lead - 1))) return 'supplies';
  return wordsBefore(tokens, lead).some(({ lower }) => WORDS.trialWith.test(lower)) ? 'uses' : null;
};

const behindFrom: RoleAt = ({ tokens, lead, mention: { isPlural } }) => {
  const before = wordsBefore(tokens, lead);
  // "We take 8% from the exporter".
  const share = before.findLastIndex(({ pos }) => pos === 'NUM');
  const isBetween = before.slice(share + 1).some(({ pos, lower }) => pos === 'VERB' || lower.endsWith('ed'));
  if (share > 0 && before[share - 1]?.lemma === 'take' && !isBetween) return 'pays';
  if (before.at(-1)?.lemma === 'borrow') return 'isSpokenOf';
  if (before.some(({ lower }) => WORDS.takenFrom.test(lower))) return isPlural ? 'pays' : 'isTold';
  // "Shops order maggots from bait farms": whoever is asked by others supplies them.
  const isAsked = ({ lower }: Token, at: number): boolean =>
    WORDS.askedBy.test(lower) && !(lower === 'order' && before[at - 1]?.lower.endsWith('s') === true);
  return before.some(isAsked) ? 'uses' : 'supplies';
};

const FAMILY = /^(?:mother|mum|mom|father|dad|wife|husband|brother|sister|uncle|aunt|grandmother|grandfather|cousin)$/;
/** "ShipServ is excellent", "Neon solved this": what a sentence begins with is praised, and is no product of the startup. */
function isPraise([one, other, third]: readonly Token[]): boolean {
  if (one?.sentenceInitial !== true || other === undefined) return false;
  if (/^solve[sd]$/.test(other.lower)) return !IS_OURS.test(one.lower);
  return one.proper && /^(?:is|are)$/.test(other.lower) && third?.pos === 'ADJ';
}

/** "My mother makes wigs for patients", "ShipServ is excellent for big owners": what somebody else does for them. */
function isForOthers(place: Place): boolean {
  const { tokens, lead } = place;
  const before = wordsBefore(tokens, lead);
  // "I used to build software for dental offices".
  if (before.some(({ lower }, at) => lower === 'used' && before[at + 1]?.lower === 'to')) return true;
  const isOfFamily = before.some(({ lower }, at) => lower === 'my' && FAMILY.test(before[at + 1]?.lower ?? ''));
  return isOfFamily || isPraise(before) || isMadeByOthers(place);
}

const IS_MADE = /^(?:made|built|designed|meant)$/;
const IS_OF_US = /^(?:we|i|it|its|this|our|ours|is|'s|are|were|that)$/;
/** "A fleet system made for cities asks $85": behind the first sentence a thing that is made for somebody is not theirs. */
const isMadeByOthers = ({ tokens, lead }: Place): boolean =>
  (tokens[lead]?.sentence ?? 0) > 0 &&
  IS_MADE.test(lowerAt(tokens, lead - 1)) &&
  !wordsBefore(tokens, lead).some(({ lower }) => IS_OF_US.test(lower));

/** "For one sober person to pull": who is to do it. */
const isWhoDoesIt = ({ tokens, mention: { end, isPlural } }: Place): boolean =>
  !isPlural && lowerAt(tokens, end + 1) === 'to' && tokens[end + 2]?.pos === 'VERB';

const IS_OURS = /^(?:it|we|i)$/;
/** "It won't cool ice for a figure skater"; what others do not do for clinics says that it is for them. */
function isNotForOne({ tokens, lead, mention: { isPlural } }: Place): boolean {
  if (isPlural) return false;
  const before = wordsBefore(tokens, lead);
  const isOurs = (at: number): boolean => IS_OURS.test(before[at]?.lower ?? '');
  return before.some(({ lower }, at) => DENIES.test(lower) && (isOurs(at - 1) || isOurs(at - 2)));
}

const IS_ASKED = /^ask(?:s|ed)?$/;
const IS_WHO = /^(?:us|me|them|him|her|you)$/;
const IS_USUAL = /^(?:normal|standard|ordinary|usual|regular|cheap|simple)$/;
/** "No money for tutors": whoever costs it. */
const IS_SPENT = /^(?:money|time|budgets?|patience)$/;
/** "The bank asked us for a house", "the headset is a normal one for builders": what is looked for, or made for others. */
function isSought({ tokens, lead }: Place): boolean {
  const [before, earlier] = [lowerAt(tokens, lead - 1), lowerAt(tokens, lead - 2)];
  return (
    WORDS.soughtFor.test(before) ||
    IS_SPENT.test(before) ||
    (IS_ASKED.test(earlier) && IS_WHO.test(before)) ||
    (before === 'one' && IS_USUAL.test(earlier))
  );
}

/** "For the village" is that one, or its kind. */
const behindFor: RoleAt = (place) => {
  const { tokens, lead, mention } = place;
  const { first, head, isPlural } = mention;
  const isThatOne = !isPlural && WORDS.thatOne.test(lowerAt(tokens, first - 1));
  // "Translations for Spanish courts" are paid for by those who need them.
  const isAskedForPapers =
    WORDS.authorities.test(lowerAt(tokens, head)) &&
    wordsBefore(tokens, lead).some(({ lower }) => WORDS.papers.test(lower));
  if (isNotForOne(place)) return 'isNotFor';
  if (isThatOne || isAskedForPapers || isSought(place) || isForOthers(place) || isWhoDoesIt(place)) return 'isSpokenOf';
  return WORDS.doneFor.test(lowerAt(tokens, lead - 1)) ? 'isTold' : 'isFor';
};

const PLACES_OF_MANY = /^(?:villages|towns|cities|counties|countries|states|regions|districts|provinces|places|areas)$/;
/** "36 barrels in 29 workshops": who has so many of it. */
const behindIn: RoleAt = ({ tokens, lead, mention }) => {
  const isOfMany = lowerAt(tokens, lead - 1).endsWith('s') && tokens[lead - 1]?.pos === 'NOUN';
  const isCounted = [2, 3].some(
    (step) => tokens[lead - step]?.pos === 'NUM' && isSameSentence(tokens, lead - step, lead),
  );
  if (mention.likelihood === 'no' || !isOfMany || !isCounted || PLACES_OF_MANY.test(lowerAt(tokens, mention.head)))
    return null;
  return countOf(tokens, mention) > 1 ? 'uses' : null;
};

/** "So theatres can find what they have", "a place where a lab can look it up". */
const ofThoseWhoCan: RoleAt = ({ tokens, mention: { end } }) => (lowerAt(tokens, end + 1) === 'can' ? 'isFor' : null);

/** By words of a founder's text, of which any may be called as a part of every object is. */
const BEHIND: ReadonlyMap<string, RoleAt> = new Map<string, RoleAt>([
  ['for', behindFor],
  ['to', behindTo],
  ['by', behindBy],
  ['with', behindWith],
  ['from', behindFrom],
  ['in', behindIn],
  ['so', ofThoseWhoCan],
  ['where', ofThoseWhoCan],
  ['of', ({ tokens, lead }) => (lowerAt(tokens, lead - 1) === 'instead' ? 'isReplaced' : null)],
  // "On behalf of dental offices".
  ['behalf', () => 'isFor'],
  // "For heating and plumbing firms".
  ['and', ({ tokens, lead }) => (lowerAt(tokens, lead - 2) === 'for' ? 'isFor' : null)],
]);

/** The startup or its product does it: "we text farmers", "Kontado gives". */
const isOwnDeed = (tokens: readonly Token[], verb: number): boolean =>
  !isSameSentence(tokens, verb - 1, verb) ||
  tokens[verb - 1]?.proper === true ||
  WORDS.ourSubject.test(lowerAt(tokens, verb - 1));

const IS_WE = /^(?:we|i)$/;
/** Whoever is hired, asked or found works for the startup; whom it pays does too. */
const behindEngaging: RoleAt = ({ tokens, lead }) => {
  if (!isVerbOf(VERBS.engaging, tokens[lead])) return null;
  if (tokens[lead]?.lemma !== 'pay') return 'supplies';
  // "The insurers, all of them, pay the clinics": others than the startup.
  const isOfOthers =
    lowerAt(tokens, lead - 1) === ',' && !wordsBefore(tokens, lead).some(({ lower }) => IS_WE.test(lower));
  return isOwnDeed(tokens, lead) && !isOfOthers ? 'isPaid' : null;
};

const areOwnCustomers = (tokens: readonly Token[], mention: PartyMention): boolean =>
  countOf(tokens, mention) >= FEWEST_OWN && !isStaff(tokens, mention);

/** "I sold my last company", "bill the director who lost it". */
function isThatOneAlone(tokens: readonly Token[], { first, end, isPlural }: PartyMention): boolean {
  const before = lowerAt(tokens, first - 1);
  const isFamily = lowerAt(tokens, end) === 'family';
  return (
    /^(?:my|our)$/.test(before) || (!isPlural && before === 'the' && (isFamily || lowerAt(tokens, end + 1) === 'who'))
  );
}

/** What the startup or its product does to whoever stands behind: "we sell dentists scanners", "we have 37 growers". */
const ofOwnDeed: RoleAt = ({ tokens, lead, mention }) => {
  const verb = lowerAt(tokens, lead);
  if (mention.isPlural && WORDS.sold.test(verb)) return 'isSoldTo';
  if (verb === 'have' && areOwnCustomers(tokens, mention)) return 'uses';
  return isVerbOf(VERBS.telling, tokens[lead]) ? 'isTold' : null;
};

const IS_PAPER = /^(?:contract|agreement|law|rule|licen[cs]e|permit|clause|treaty)$/;
/** "A binder is a contract that lets an agency write insurance": what a paper allows to somebody. */
const isAllowed = (tokens: readonly Token[], verb: number): boolean =>
  /^(?:that|which)$/.test(lowerAt(tokens, verb - 1)) && IS_PAPER.test(lowerAt(tokens, verb - 2));

/** "Pharmacies that bill several insurers": what others than the startup do. */
const isDoneByOthers = (tokens: readonly Token[], verb: number): boolean =>
  /^(?:that|which|who)$/.test(lowerAt(tokens, verb - 1)) &&
  tokens[verb - 2]?.pos === 'NOUN' &&
  lowerAt(tokens, verb - 2).endsWith('s');

const GETS = /^(?:gets?|wins?|earns?|saves?|brings?|recovers?)$/;
const IS_THEIRS = /^(?:their|more|paid|back)$/;
/** "Gets sign contractors their permits": what is got for somebody. */
const isGotFor = ({ tokens, lead, mention: { end, isPlural } }: Place): boolean =>
  isPlural && GETS.test(lowerAt(tokens, lead)) && IS_THEIRS.test(lowerAt(tokens, end + 1));

const behindVerb: RoleAt = (place) => {
  const { tokens, lead, mention } = place;
  const verb = lowerAt(tokens, lead);
  if (isGotFor(place)) return 'isFor';
  if (isVerbOf(VERBS.helping, tokens[lead])) return isAllowed(tokens, lead) ? 'isSpokenOf' : 'isFor';
  if (isThatOneAlone(tokens, mention)) return null;
  // "Costs a farrier £18 a month" has the product for its subject.
  if (
    (WORDS.charged.test(verb) && !isDoneByOthers(tokens, lead)) ||
    (verb === 'costs' && tokens[lead]?.sentenceInitial === true)
  )
    return 'pays';
  return (isOwnDeed(tokens, lead) ? ofOwnDeed(place) : null) ?? behindEngaging(place);
};

/** "I was a surgeon", "a former nurse": what the founders are; "if you are a student": for whom it is. */
const behindBeing: RoleAt = ({ tokens, lead, mention: { isPlural } }) => {
  const word = lowerAt(tokens, lead);
  const isMany = word === 'are' || word === 'were';
  // "For us the client is the funeral home".
  if (word === 'is' && WORDS.customerIs.test(lowerAt(tokens, lead - 1))) return 'isFor';
  if (lowerAt(tokens, lead - 1) === 'you') return 'isFor';
  const isFounder =
    /^(?:as|ex.{0,1}|former)$/.test(word) || wordsBefore(tokens, lead).some(({ lower }) => WORDS.ownPeople.test(lower));
  return isFounder && (!isPlural || isMany) ? 'isFounder' : null;
};

/** What is sent to an authority is no sale: "sends the report to the ministry". */
function isReport({ tokens, lead, mention: { head } }: Place, role: PartyRole | null): boolean {
  const isHanded = role === 'isSoldTo' || role === 'isTold';
  return (
    isHanded &&
    WORDS.authorities.test(lowerAt(tokens, head)) &&
    wordsBefore(tokens, lead).some(({ lower }) => WORDS.sentTo.test(lower))
  );
}

const FEW_TOKENS = 4;
/** "Rugs, but not rugs to tourists": a sentence without a verb that denies. */
function isDeniedThing(tokens: readonly Token[], lead: number): boolean {
  const before = wordsBefore(tokens, lead);
  return (
    before.length <= FEW_TOKENS &&
    before.some(({ lower }) => lower === 'not') &&
    before.every(({ pos }) => pos !== 'VERB' && pos !== 'AUX')
  );
}

const JOINS = /^(?:and|but|,)$/;
/** "We sell to schools and not to parents". */
const isDenied = (tokens: readonly Token[], lead: number): boolean =>
  (lowerAt(tokens, lead - 1) === 'not' && JOINS.test(lowerAt(tokens, lead - 2))) || isDeniedThing(tokens, lead);

/** What the words in front of a mention say of it; null where they say nothing. */
export function roleBefore(tokens: readonly Token[], mention: PartyMention): PartyRole | null {
  const lead = leadOf(tokens, mention.first);
  if (!isSameSentence(tokens, lead, mention.first)) return null;
  const place = { tokens, lead, mention };
  const word = lowerAt(tokens, lead);
  if (isCalledCustomer(tokens, lead)) return 'pays';
  // "To olive mills, later to bottlers".
  if (lowerAt(tokens, lead - 1) === 'later') return 'isSpokenOf';
  if ((word === 'to' || word === 'for') && isDenied(tokens, lead)) return 'isNotFor';
  if (WORDS.being.test(word)) return behindBeing(place);
  if (WORDS.inPlaceOf.test(word)) return 'isReplaced';
  const role = BEHIND.get(word)?.(place) ?? behindVerb(place);
  return isReport(place, role) ? 'isSpokenOf' : role;
}
