import { tellsOfPast, tellsOfTried } from '@playbook/critique/engine/words/tells-of-past';
import type { BriefRoles } from '@playbook/critique/answer/prefill/roles/brief-roles';
import { leadingRole } from '@playbook/critique/answer/prefill/roles/said-roles';
import { tellsOfTodaysThings } from '@playbook/critique/answer/prefill/today/todays-things';
import { isTheirWay } from '@playbook/critique/answer/prefill/told-of-others';
import { tellsOfRival } from '@playbook/critique/engine/rivals/tells-of-rival';
import { isTrouble, tellsTrouble } from '@playbook/critique/idea/cues/told-trouble';
import { firstWordOf } from '@playbook/critique/idea/venture/venture-kinds';
import { PLACES } from '@playbook/critique/lexicon/names';
import { isListedWord } from '@playbook/critique/lexicon/word-ranks';
import type { KnownStartup } from '../../startup/known-startup.js';
import { saidOf } from '../../startup/said-of-startup.js';
import { ORDER_BY_MESSAGE } from '../../startup/todays-tools.js';
import { quoted } from './quoted.js';
import { sentenceOf, sentencesOf } from './sentences.js';

const IS_OF_PRODUCT = new RegExp(
  String.raw`^(?:an?|it|you) |^(?:born|founded|made) in\b|^unlike [^,]{2,60}, (?:it|we) |\bmy family\b|\b(?:we|ours?|us|app|software|` +
    String.raw`bot|platform|marketplaces?|sensors?|probes?|AI)\b|\b(?:one|a) click\b|^[\p{L}-]{2,20} instead of [\p{L}-]{2,20}$` +
    String.raw`|^(?:raising|seeking|looking for|we need|hiring)\b`,
  'iu',
);
/** Whatever else such a sentence denies, it tells what is done. */
const CALLED_TODAY = new RegExp(
  String.raw`^(?:today|right now|currently|presently|at present|at the moment|nowadays|before (?:this|us|that)|until now|till now|mostly the` +
    String.raw`|how (?:is it|it is) done (?:today|now))\b` +
    String.raw`|^they [a-z]{3,12} [^.!?]{0,80}\bevery (?:year|season|spring|night|morning|week|month)\b`,
  'i',
);
const BEFORE_US = /^before us\b/i;
/** What nobody has or can do is no way to do it. */
const IS_NONE = /\b(?:no(?! joke)|none|not(?! joking)|cannot|can.t|never|nobody)\b/i;
/** What a founder wrote as markup is named nowhere. */
export const HAS_MARKUP = /[[\]()<>`*_#|\\]/;
/** Numbers of theirs, or of a study, are no way to do it today. */
const IS_RESULT = new RegExp(
  String.raw`^free\b|(?:\d[\d.,]{0,12}\D{1,60}){3}|^costs?\b|^\d|\d ?%|\b(?:use|try|wear|installed) it\b|\b\d[\d.,]{0,9} of \d|\d ?% still\b|\binstead of \d|` +
    String.raw`\b(?:faster|more|less|longer|sooner) than they\b`,
  'i',
);

/** What they do with the product, or pay for it. */
const WITH_PRODUCT = new RegExp(
  String.raw`\b(?:and it \p{L}{2,20}s|pays? (?:us|nothing|an? (?:annual |monthly |yearly )?(?:subscription|fee|licen[cs]e))` +
    String.raw`|do(?:n['’]?t| not) pay|pays? (?:about |around )?[$€£]\d|just gets?|use nothing` +
    String.raw`|pays? (?:by|per|monthly|me|\p{Lu}{0,2}[$€£₹])|reports? sav\p{L}{2,4}|for (?:free|nothing)|free (?:on|by|via)` +
    String.raw`|(?:log|sign)s? (?:in|on) (?:for )?free` +
    String.raw`|(?:sees?|gets?) the (?:same )?(?:picture|photo|slip|result|report|map)` +
    String.raw`|gets? (?:an? |the )?(?:[\p{L}-]{2,20} ){0,2}(?:link|text|message|map|alert|report|list|copy|photo|reminder))\b`,
  'iu',
);

/** "Permitline checks drawings": what a name that is no word does is done by the product. */
const NAME_DOES =
  /^(\p{Lu}[\p{L}\d]{2,20})(?: (?:\p{Lu}[\p{L}\d]{1,20}|en|de|la|el|di|da)){0,3} (?:[\p{Ll}-]{2,20}s|can|will)\b/u;
/** "Spare is a box that hears a part going": a description begins with the name of what it describes. */
const NAME_IS = /^(?!How|What|Who|Today|Now|There|This|That|Everything)(\p{Lu}[\p{L}\d]{1,20}) (?:is|will|are)\b/u;
const isOfOwnName = (sentence: string, description: string): boolean => {
  const name = NAME_IS.exec(description)?.[1];
  return name !== undefined && sentence.startsWith(`${name} `);
};
const isOfNamed = (sentence: string): boolean => {
  const name = NAME_DOES.exec(sentence)?.[1]?.toLowerCase();
  return name !== undefined && !isListedWord(name) && !PLACES.has(name);
};

const SAYS_TODAY = /\btoday\b|^now\b/i;
const hurts = (sentence: string): boolean =>
  /\b(?:br[eo]ak\w{0,3}|lose[sd]?|lost|waits?|late|wrong|fails?|dies?|miss(?:es|ed)?|rots?|guess)\b/i.test(sentence);
/** "We never hold money; the bank still pays": what the founder leaves to others. */
const DENIES_BEFORE =
  /\b(?:we|I|it) (?:never|cannot|(?:do|does|will|would|can)(?: not|n['’]t)) [^.;!?]{1,200};\s{1,3}$/i;

/** "Only in Chicago, and only after I stop working at the place I'm at now": of the founders alone. */
const OF_FOUNDERS = /\bI(?:['’](?:m|ve|d|ll))?\b|\b(?:cost me|[Mm]y|[Jj]ust me)\b/;
/** "Python and TypeScript today, Go soon": what there is of the product. */
const SO_FAR = /\btoday,? [^.;!?]{0,40}\b(?:soon(?:ish)?|next|later|coming)\b/i;

/** "Restaurants don't change anything", "most people don't know this", "healthcare is broken": nobody's way. */
const NOBODYS_WAY = new RegExp(
  String.raw`\b(?:don['’]t|do not|need not|doesn['’]t) (?:have to )?change\b|\bnothing changes\b` +
    String.raw`|^(?:our |the )?(?:buyers|customers|clients|users|payers) (?:are|will be|would be)\b|\b(?:have|has|get) too (?:much|many|little|few)\b` +
    String.raw`|\b(?:don['’]t|do not|doesn['’]t) know how\b|\b(?:is|are) (?:broken|fragmented` +
    String.raw`|outdated|siloed)\b|\bin silos\b|\bpeople (?:don['’]t|do not) know\b|\b(?:broke|killed|hated) it\b`,
  'i',
);

/** "Dentists hate it when the chair is empty", "people want something for body and mind": what is felt or wished is done by nobody. */
const FEELS = new RegExp(
  String.raw`^(?:(?:but|and|so|today|now|nowadays),? )?(?:[\p{L}'’-]{2,20} ){1,5}?(?:wants?|hates?|loves?|likes?|wish(?:es)?|prefers?` +
    String.raw`|fears?|suffers?|struggles?|complains?|dreams?|dislikes?` +
    String.raw`|finds? out|learns? (?:of|about|that|only)|notices?|discovers?|worry|worries|(?:is|are) (?:bored|tired|afraid|fed up|frustrated|happy|sick))\b`,
  'iu',
);
/** "Patients would get a discount": with the product. */
const WOULD_BE = /^(?:[\p{L}'’-]{2,20} ){1,4}?would (?:get|have|be|see|pay|find|save|receive|know|only|just|then)\b/iu;
/** What customers do today, as the founder wrote it. */
export interface TodaysWay {
  readonly sentence: string;
  /** Whether it is what they do; else it may be what hurts. */
  readonly isSure: boolean;
  /** Whether the words call it today's way. */
  readonly isSaid: boolean;
}

/** "Right now it's 37 studios", "today 214 sockets are live": how far they are. */
const HOW_FAR = new RegExp(
  String.raw`^(?:today|right now|currently|now|at present|presently),? (?:working|building|designing|developing|testing|looking|preparing|raising|in) ` +
    String.raw`|^(?:today|right now|currently|now|at present|presently),? (?:it['’]s |it is |there are |about |we have )?` +
    String.raw`(?:\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?!of )[\p{L}-]{3,20}s? (?:are|is|use|pay)\b)|\bso far[.!]?$`,
  'iu',
);

/** "Transfers are handled as a documented chain": nobody is said to do it. */
const IS_DONE = /^(?:[\p{L}-]{2,20} ){1,4}(?:is|are) \p{Ll}{3,15}(?:ed|nt|en)\b/u;
/** It is told least surely: below this score it is somebody's story as often. */
const LEAST_TODAY = 0.36;
function tellsToday(sentence: string, briefRoles: BriefRoles): boolean {
  const said = briefRoles.of(sentence);
  const isLikely = said === undefined || !said.isOfLong || said.scores.today >= LEAST_TODAY;
  // "Transfers are handled as a documented chain": by the product.
  const isOfProduct =
    said !== undefined &&
    !CALLED_TODAY.test(sentence) &&
    IS_DONE.test(sentence) &&
    said.sure.has('product') &&
    said.scores.product > said.scores.today;
  return isLikely && !isOfProduct && briefRoles.maySay(sentence, 'today');
}

/** "Ledger for church treasurers": a description opens with what is made. */
const OPENS_WITH_THING = /^(?:[\p{L}\p{N}'’-]{1,20} ){1,4}(?:for|that|which)\b/u;

/** What is done by the product, by a rival or by the founders before is no way of customers; nor is their name. */
const isOfOthers = (sentence: string, { text, description, customer, briefRoles }: KnownStartup): boolean =>
  !tellsToday(sentence, briefRoles) ||
  isOfNamed(sentence) ||
  isOfOwnName(sentence, description) ||
  (description.startsWith(sentence) && OPENS_WITH_THING.test(sentence)) ||
  tellsOfPast(sentence) ||
  tellsOfTried(sentence) ||
  tellsOfRival(sentence) ||
  DENIES_BEFORE.test(text.slice(0, text.indexOf(sentence))) ||
  customer?.includes(sentence) === true;

/** What is not done, or came of it, is no way either; "today each farmer grows seedlings and loses 30%" is one, with what it costs. */
const isNoWay = (sentence: string): boolean =>
  tellsOfTodaysThings(sentence.replace(BEFORE_US, '')) ||
  [
    IS_OF_PRODUCT,
    HAS_MARKUP,
    WITH_PRODUCT,
    ORDER_BY_MESSAGE,
    HOW_FAR,
    OF_FOUNDERS,
    SO_FAR,
    NOBODYS_WAY,
    FEELS,
    WOULD_BE,
  ].some((pattern) => pattern.test(sentence.replace(BEFORE_US, ''))) ||
  (!CALLED_TODAY.test(sentence) && [IS_NONE, IS_RESULT].some((pattern) => pattern.test(sentence)));

/** "It happens more than you'd think". */
const COMPARES = /^(?:more|less|fewer) than$/i;

/** What the words call today's way; null where they do not. */
function statedWay(startup: KnownStartup): TodaysWay | null {
  const { text, description, problem, todaysTools } = startup;
  const { today } = saidOf(startup);
  const isProblem = (one: string): boolean => problem !== '' && !description.includes(one);
  const isAllowed = (one: string): boolean => !isOfOthers(one, startup) && !isNoWay(one) && !isProblem(one);
  const called = sentencesOf(text).find((one) => CALLED_TODAY.test(one.text) && isAllowed(one.text))?.text ?? null;
  const told = today.spans.filter(({ start, end }) => !COMPARES.test(text.slice(start, end)));
  const sentence = called ?? (today.state === 'absent' ? null : sentenceOf(text, told, isAllowed));
  if (sentence === null) return null;
  const isSaid = called !== null || today.state === 'stated' || todaysTools !== null || SAYS_TODAY.test(sentence);
  if (isSaid) return { sentence, isSure: true, isSaid };
  // What hurts is a problem, and that is told in the recommendations; what neither is called today's way nor hurts is none.
  const hurtsThem = [isTrouble, tellsTrouble, hurts].some((tells) => tells(sentence));
  return hurtsThem && problem === '' ? { sentence, isSure: false, isSaid } : null;
}

/** "Forty people look at the ceiling": so many at one time. */
const IS_COUNTED =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]{3,5}teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b/i;

/** "These people already know you". */
const SPEAKS_TO_READER = /\byou(?:rs?)?[!.]?$/i;

/** "Children play stories by talking, not by tapping": with the product. */
const NOT_AS_BEFORE = /\bnot by\b|\binstead of\b|\bno longer\b/i;

/** "Prompt marketplace where people buy and sell": what the startup is. */
const NAMES_MARKET =
  /^(?:[\p{L}-]{2,20} ){0,3}(?:marketplace|exchange|directory|platform|network|community|website) (?:where|that|which|for|in which)\b/iu;

const IS_NO_OWN_WAY: readonly RegExp[] = [
  HAS_MARKUP,
  IS_COUNTED,
  SPEAKS_TO_READER,
  WITH_PRODUCT,
  NOT_AS_BEFORE,
  NAMES_MARKET,
  NOBODYS_WAY,
  OF_FOUNDERS,
  FEELS,
];

/** "Vineyards in Moldova light candles against frost": what others do, where a sentence begins with them. */
function ownWay(startup: KnownStartup): TodaysWay | null {
  const { description, customer, briefRoles } = startup;
  const name = customer?.toLowerCase().split(' ').at(-1) ?? '';
  const way = sentencesOf(description).find(
    ({ text }, index) =>
      !IS_NO_OWN_WAY.some((pattern) => pattern.test(text)) &&
      !tellsOfTried(text) &&
      !isOfNamed(text) &&
      tellsToday(text, briefRoles) &&
      isTheirWay(text, index === 0, name),
  );
  return way === undefined ? null : { sentence: way.text, isSure: true, isSaid: false };
}

/** "Most still do the paperwork by hand": a habit that the problem tells. */
function habitualWay({ problem }: KnownStartup): TodaysWay | null {
  const words = firstWordOf('habit', problem);
  const habit = words === null ? undefined : sentencesOf(problem).find(({ text }) => text.includes(words));
  if (habit === undefined || HAS_MARKUP.test(habit.text) || IS_OF_PRODUCT.test(habit.text)) return null;
  return { sentence: habit.text, isSure: true, isSaid: false };
}

/** What customers do today by the founder's words; null where they do not tell. What others do says more than what may hurt. */
export function todaysWay(startup: KnownStartup): TodaysWay | null {
  if (startup.text === '') return null;
  const stated = statedWay(startup);
  return stated?.isSaid === true ? stated : (ownWay(startup) ?? habitualWay(startup) ?? stated);
}

/** "To make it by hand costs 40 to 60 DH a minute": what it costs is told. */
const IS_PRICED =
  /\b(?:costs?|pays?|charges?|for|at)\b[^.;!?]{0,20}(?:\p{Sc}\s?\d|\d[\d.,]{0,9}\s?(?:\p{Sc}|\p{Lu}{2,3}\b))/u;

/** Today's way, and what to say of it; null where it is not told. */
export function todaysWayLine(startup: KnownStartup): string | null {
  const way = todaysWay(startup);
  if (way === null) return null;
  const words = `“${quoted(way.sentence)}”`;
  const question = IS_PRICED.test(way.sentence)
    ? 'Say what keeps them there at that price.'
    : 'Say what it costs them.';
  if (way.isSaid) return `${words}: that is the first competitor. ${question}`;
  return way.isSure
    ? `${words}: if that is what they do today, it is the first competitor. ${question}`
    : `${words}: what they do about that today is the first competitor. Say what it is and what it costs.`;
}

/** Whether a sentence of a longer description says how it is done without the product, though none is surely enough to be quoted. */
export const tellsOfToday = ({ description, briefRoles }: KnownStartup): boolean =>
  sentencesOf(description).some(({ text }) => {
    const said = briefRoles.of(text);
    return said?.isOfLong === true && (said.likely.has('today') || leadingRole(said) === 'today');
  });
