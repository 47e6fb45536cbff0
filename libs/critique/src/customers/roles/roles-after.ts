import { VAGUE_HEADS } from '../../lexicon/customers.js';
import type { Token } from '../../text/tokens/token.js';
import { CUSTOMER_PATTERNS as WORDS, CUSTOMER_VERBS as VERBS } from '../customer-patterns.js';
import type { PartyMention } from '../mentions/party-mentions.js';
import type { PartyRole } from '../named-party.js';
import { countOf } from './party-counts.js';
import { isSameSentence, isVerbOf, leadOf, lowerAt, wordsFrom } from '../mentions/sentence-words.js';

const SUBJECT_GAP_TOKENS = 4;
const PLAN_REACH_TOKENS = 5;
const IS_DENIED = /^(?:never|not|n't)$/;
const OUR_SIDE = /^(?:us|me|my|our)$/;

/** Whether two words stand side by side from an index on: "from us". */
const hasPair = (tokens: readonly Token[], at: number, first: string, second: RegExp): boolean =>
  wordsFrom(tokens, at).some(({ lower }, index, all) => lower === first && second.test(all[index + 1]?.lower ?? ''));

const IS_TERM = /^(?:in|on|after|within)$/;
/** "Pay in 50 days", "the fields that an insurer pays by": when or by what is paid, and for nothing of the startup's. */
function isTerm(tokens: readonly Token[], verb: number): boolean {
  const next = lowerAt(tokens, verb + 1);
  if (next !== 'by') return IS_TERM.test(next) && tokens[verb + 2]?.pos === 'NUM';
  return tokens[verb + 2]?.pos === 'PUNCT' || !isSameSentence(tokens, verb, verb + 2);
}

const ABOUT = /^(?:about|around|roughly|only|nearly|over)$/;

/** Nothing is said of what is bought; "4 brokerages use and 1 is testing" goes on with others. */
function endsAt(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  const isNextCounted = next?.pos === 'CCONJ' && tokens[at + 2]?.pos === 'NUM';
  return next === undefined || !isSameSentence(tokens, at, at + 1) || next.pos === 'PUNCT' || isNextCounted;
}

/** "Buys the clips from us", "use it", "order every week": what is bought or used is the product. */
function isOfOurs(tokens: readonly Token[], verb: number): boolean {
  // "Pay about $310 per run".
  const at = ABOUT.test(lowerAt(tokens, verb + 1)) ? verb + 1 : verb;
  if (isTerm(tokens, at)) return false;
  if (endsAt(tokens, at)) return true;
  return (
    tokens[at + 1]?.pos === 'NUM' || WORDS.ofOurs.test(lowerAt(tokens, at + 1)) || hasPair(tokens, at, 'from', OUR_SIDE)
  );
}

type RoleOfVerb = (tokens: readonly Token[], at: number) => PartyRole;

const FEE_REACH_TOKENS = 4;
const IS_FEE = /^(?:subscriptions?|fees?|licen[cs]es?|commissions?|yearly|annually)$/;
const IS_UNIT = /^(?:blocks|packs|bundles|credits|seats|minutes|licen[cs]es|subscriptions)$/;
/** "Cities pay an annual subscription", "courts buy blocks of 100 minutes". */
function paysFee(tokens: readonly Token[], at: number): boolean {
  const isPaid = tokens[at]?.lemma === 'pay' ? IS_FEE : IS_UNIT;
  return wordsFrom(tokens, at)
    .slice(1, 1 + FEE_REACH_TOKENS)
    .some(({ lower }) => isPaid.test(lower));
}

/** "Job groups that a council will sign": a signature alone buys nothing. */
const isSignature = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.lemma === 'sign' &&
  !/^(?:up|with|us|for|on)$/.test(lowerAt(tokens, at + 1)) &&
  lowerAt(tokens, at) === 'sign';

/** "Bottlers who buy in bulk": how they buy anything. */
const isHabit = (tokens: readonly Token[], at: number): boolean =>
  /^(?:who|that)$/.test(lowerAt(tokens, at - 1)) &&
  lowerAt(tokens, at + 1) === 'in' &&
  /^(?:bulk|cash|advance|lots|large)$/.test(lowerAt(tokens, at + 2));

const roleOfBuyer: RoleOfVerb = (tokens, at) => {
  if (isSignature(tokens, at) || isHabit(tokens, at)) return 'does';
  if (isOfOurs(tokens, at) || paysFee(tokens, at)) return 'pays';
  return tokens[at]?.lemma === 'pay' ? 'does' : 'hasTrouble';
};
const roleOfUser: RoleOfVerb = (tokens, at) => {
  // "Defaults ran at 6 percent".
  if (tokens[at]?.lemma === 'run' && lowerAt(tokens, at + 1) === 'at') return 'does';
  const isTest = lowerAt(tokens, at) === 'testing' && lowerAt(tokens, at + 1) === 'with';
  return isTest || isOfOurs(tokens, at) || tokens[at + 1]?.proper === true ? 'uses' : 'does';
};

/** What each kind of verb says of its subject. */
const OF_VERBS: readonly (readonly [verbs: ReadonlySet<string>, role: RoleOfVerb])[] = [
  [VERBS.buying, roleOfBuyer],
  [VERBS.trying, roleOfUser],
  [VERBS.trouble, () => 'hasTrouble'],
];

function roleOfVerb(tokens: readonly Token[], at: number): PartyRole | null {
  const verb = tokens[at];
  // "Shops pay 30% to them": others than the startup.
  if (hasPair(tokens, at, 'to', /^them$/)) return 'does';
  const [, role] = OF_VERBS.find(([verbs]) => isVerbOf(verbs, verb)) ?? [];
  if (role !== undefined) return role(tokens, at);
  if (WORDS.ownTrade.test(lowerAt(tokens, at))) return 'isSpokenOf';
  return verb?.pos === 'VERB' ? 'does' : null;
}

const FREE = /^(?:nothing|free)$/;
/** "The foundry sends us drawings and expects nothing": whoever asks for nothing buys nothing. */
const isForNothing = (tokens: readonly Token[], at: number): boolean =>
  wordsFrom(tokens, at).some(
    ({ lower }, index, all) => FREE.test(lower) && /^(?:expects?|wants?|for)$/.test(all[index - 1]?.lower ?? ''),
  );

const MONEY = /^(?:price|fee|percent|%|share|money|cash|dollars?|euros?|pounds?|rupees?)$/;
const MONEY_REACH_TOKENS = 7;
/** "A bakery gives us one loaf's price per day". */
const isOfMoney = (tokens: readonly Token[], at: number): boolean =>
  wordsFrom(tokens, at)
    .slice(1, 1 + MONEY_REACH_TOKENS)
    .some(({ lower }) => MONEY.test(lower));

/** "The bank asked us for a house": what is demanded of the founders is no use of what they make. */
const isDemand = (tokens: readonly Token[], at: number): boolean =>
  /^ask(?:s|ed)?$/.test(lowerAt(tokens, at)) &&
  lowerAt(tokens, at + 2) === 'for' &&
  /^(?:an?|money|collateral|guarantees?|papers|security)$/.test(lowerAt(tokens, at + 3));

/** "Growers ship to us", "clinics send us their letters", "the mill gives us the shells"; null where nothing comes to the startup. */
function roleTowardsUs(tokens: readonly Token[], at: number): PartyRole | null {
  if (!/^(?:NOUN|VERB)$/.test(tokens[at]?.pos ?? '') || isVerbOf(VERBS.buying, tokens[at])) return null;
  const reaches = [1, 2].some(
    (step) =>
      lowerAt(tokens, at + step) === 'us' &&
      lowerAt(tokens, at + step - 1) !== 'by' &&
      isSameSentence(tokens, at + step, at),
  );
  if (!reaches) return null;
  // "Patients never hear of us".
  if (IS_DENIED.test(lowerAt(tokens, at - 1))) return 'paysNothing';
  if (WORDS.speaksOf.test(lowerAt(tokens, at)) || isDemand(tokens, at)) return 'isSpokenOf';
  if (isForNothing(tokens, at)) return 'supplies';
  if (!WORDS.gives.test(lowerAt(tokens, at))) return 'uses';
  return isOfMoney(tokens, at) ? 'pays' : 'supplies';
}

/** "Clinics are invoiced", "the midwives are paid by": what is done to them; null where they do something. */
function passiveRole(tokens: readonly Token[], at: number): PartyRole | null {
  const done = lowerAt(tokens, at + 1);
  if (!/^(?:are|is|were)$/.test(lowerAt(tokens, at))) return null;
  if (/^(?:gone|dead|extinct)$/.test(done)) return 'isReplaced';
  if (WORDS.invoiced.test(done)) return 'pays';
  // "Caregivers are paid weekly": whoever gets money pays none.
  if (done === 'paid' && lowerAt(tokens, at + 2) !== 'by') return 'isSpokenOf';
  return WORDS.engaged.test(done) && lowerAt(tokens, at + 2) === 'by' ? 'isPaid' : null;
}

/** "37 mobile teams are on the paid plan", "five stores on it". */
const areOnPlan = (tokens: readonly Token[], at: number): boolean =>
  lowerAt(tokens, at) === 'on' &&
  (lowerAt(tokens, at + 1) === 'it' ||
    wordsFrom(tokens, at)
      .slice(1, PLAN_REACH_TOKENS)
      .some(({ lower }) => WORDS.onPlan.test(lower)));

const IS_WAGE = /^(?:salary|payroll|staff|wages)$/;
/** "21 riders on salary". */
const areOnWages = (tokens: readonly Token[], at: number): boolean =>
  lowerAt(tokens, at) === 'on' && IS_WAGE.test(lowerAt(tokens, at + 1));

const IS_SPOKEN_WITH = new Set(['speak', 'talk', 'work', 'compete', 'argue']);

/** Whoever stands behind a preposition is not who does what follows, unless "who" begins it. */
function isOfOthers(tokens: readonly Token[], { first, end }: PartyMention): boolean {
  const lead = tokens[leadOf(tokens, first)];
  const isBehind = lead?.pos === 'ADP' && lead.sentence === tokens[first]?.sentence;
  return isBehind && !/^(?:who|that|which|,)$/.test(lowerAt(tokens, end + 1));
}

/** Index of the verb of whoever stands before it, without what may stand between; null where their sentence ends. */
function verbAfter(tokens: readonly Token[], end: number): number | null {
  let at = end + 1;
  for (let skipped = 0; skipped < SUBJECT_GAP_TOKENS && WORDS.betweenVerb.test(lowerAt(tokens, at)); skipped += 1)
    at += 1;
  return isSameSentence(tokens, at, end) ? at : null;
}

/** What no list knows is somebody by a deed only; "37 mobile teams" are always some. */
const mayBeThings = (tokens: readonly Token[], { head, likelihood }: PartyMention): boolean =>
  likelihood === 'no' && !VAGUE_HEADS.has(tokens[head]?.lemma ?? '');

/** "To pay", "can't": what stands in the place of a deed; null where a deed follows. */
function roleOfNeed(tokens: readonly Token[], at: number): PartyRole | null {
  const word = lowerAt(tokens, at);
  if (word === 'to' && lowerAt(tokens, at + 1) === 'pay') return 'pays';
  const isUnable = /^(?:n't|not)$/.test(word) && /^(?:ca|can)$/.test(lowerAt(tokens, at - 1));
  return WORDS.unable.test(word) || isUnable ? 'hasTrouble' : null;
}

/** "A vinegar that food companies buy". */
const isBoughtByThem = (tokens: readonly Token[], first: number, at: number): boolean =>
  /^(?:that|which)$/.test(lowerAt(tokens, leadOf(tokens, first))) &&
  isVerbOf(VERBS.buying, tokens[at]) &&
  !isSignature(tokens, at);

/** What they do with the founders: "train with us", and not "speak with us". */
function roleWithUs(tokens: readonly Token[], at: number): PartyRole | null {
  if (!hasPair(tokens, at, 'with', /^us$/)) return null;
  return wordsFrom(tokens, at).some((token) => isVerbOf(IS_SPOKEN_WITH, token)) ? 'isSpokenOf' : 'uses';
}

function roleOfDeed(tokens: readonly Token[], mention: PartyMention, at: number): PartyRole | null {
  const need = roleOfNeed(tokens, at);
  if (need !== null) return need;
  if (isBoughtByThem(tokens, mention.first, at)) return 'pays';
  if (areOnWages(tokens, at)) return 'isPaid';
  // "480 graves on the yearly plan": what no list knows is no customer by that alone.
  if (areOnPlan(tokens, at)) return mayBeThings(tokens, mention) ? null : 'uses';
  return roleWithUs(tokens, at) ?? roleTowardsUs(tokens, at) ?? roleOfVerb(tokens, at);
}

/** "The man who keeps every deposit" is that one, and stands for no kind. */
const isThatOne = (tokens: readonly Token[], { first, isPlural }: PartyMention): boolean =>
  !isPlural && lowerAt(tokens, first - 1) === 'the';

const MAY = /^(?:could|might|may)$/;
const OPENS_SCENE = /^(?:when|whenever|if|once)$/;
/** "When a garage buys a rebuilt alternator": what one of a kind buys of others. */
function isOnlyScene(tokens: readonly Token[], { first, isPlural }: PartyMention): boolean {
  const opening = tokens[leadOf(tokens, first) - 1] ?? tokens[leadOf(tokens, first)];
  return !isPlural && [opening, tokens[leadOf(tokens, first)]].some((token) => OPENS_SCENE.test(token?.lower ?? ''));
}

/** What somebody is of whom it is said that they pay, and who does not; null where they do. */
function roleOfPayer(tokens: readonly Token[], mention: PartyMention, at: number): PartyRole | null {
  const between = tokens.slice(mention.end + 1, at);
  if (between.some(({ lower }) => IS_DENIED.test(lower))) return 'paysNothing';
  return isOnlyScene(tokens, mention) || between.some(({ lower }) => MAY.test(lower)) ? 'does' : null;
}

function rolesOfSubject(tokens: readonly Token[], mention: PartyMention): PartyRole[] {
  const at = verbAfter(tokens, mention.end);
  const role = at === null ? null : roleOfDeed(tokens, mention, at);
  if (at === null || role === null) return [];
  // "Families never pay".
  const own = role === 'pays' ? roleOfPayer(tokens, mention, at) : null;
  if (own !== null) return [own];
  // "Players use it and pay".
  if (hasPair(tokens, at + 1, 'and', /^pays?$/)) return [role, 'pays'];
  return (role === 'hasTrouble' || role === 'does') && isThatOne(tokens, mention) ? [] : [role];
}

const PRICE_REACH_TOKENS = 7;
const IS_RATE = /^(?:an?|per|each|monthly|yearly|annually|every|\/)$/;
/** "12 councils at £28k a year". */
function payAtPrice(tokens: readonly Token[], mention: PartyMention): boolean {
  const { end } = mention;
  const behind = wordsFrom(tokens, end + 2).slice(0, PRICE_REACH_TOKENS);
  return (
    lowerAt(tokens, end + 1) === 'at' &&
    countOf(tokens, mention) > 1 &&
    /^(?:\p{Sc}|\d)/u.test(behind[0]?.lower ?? '') &&
    behind.some(({ lower }) => IS_RATE.test(lower))
  );
}

/** "22 weavers, paid per hour": who works for the startup. */
const arePaidByTime = (tokens: readonly Token[], { end }: PartyMention): boolean =>
  lowerAt(tokens, end + 1) === ',' &&
  lowerAt(tokens, end + 2) === 'paid' &&
  /^(?:per|by|hourly|daily|weekly|monthly)$/.test(lowerAt(tokens, end + 3));

/** What the words behind a mention say of it; empty where they say nothing. */
export function rolesAfter(tokens: readonly Token[], mention: PartyMention): PartyRole[] {
  const next = tokens[mention.end + 1];
  if (next?.lower === "'s" || next?.text === "'") return ['owns'];
  if (!mayBeThings(tokens, mention) && payAtPrice(tokens, mention)) return ['pays'];
  if (arePaidByTime(tokens, mention)) return ['isPaid'];
  if (isOfOthers(tokens, mention)) return [];
  const passive = passiveRole(tokens, mention.end + 1);
  return passive === null ? rolesOfSubject(tokens, mention) : [passive];
}
