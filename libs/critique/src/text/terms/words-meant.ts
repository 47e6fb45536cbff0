import type { Span } from '@playbook/contracts/core/span.schema';

const REACH_CHARS = 24;
/** Companies of a trade. */
const COMPANIES = new RegExp(
  String.raw`\b(?:(?!(?:help|lett|connect|enabl|empower|allow|giv|target|sell|grow|includ|exist|lead)ing)[a-z]{3,15}ing|` +
    String.raw`insurance|oil|gas|bus|taxi|power|water|freight|construction|energy|drug|utility|ferry|film|record|rail|steel|` +
    String.raw`security) $`,
  'i',
);
/** "What's really in the store", "how much it really cost". */
const ASKED_BEHIND =
  /\b(?:what(?:['’]s| is| was)?|who|which|how (?:much|many|long|often|far))(?: (?:it|they|he|she|you|we|that|this|(?:the|an?|each) [a-z]{2,15}))? $/i;
/** What stands before a word where it is no empty one: "how many", "a search engine", "90 people". */
const MEANT_BEHIND: Readonly<Record<string, RegExp>> = {
  many: /\b(?:how|as|too|so|that|not|is|are|was|were) $/i,
  'kind of': /\b(?:an?|new|this|that|what|one|any|each|every|other|another|different|first) $/i,
  'sort of': /\b(?:an?|new|this|that|what|one|any|each|every|other|another|different|first) $/i,
  several: /\b(?:one of) $/i,
  system:
    /\b(?:operating|immune|nervous|solar|sewage|irrigation|sprinkler|brake|heating|school|court|legal|prison|health) $/i,
  solutions: /\b(?:existing|current|other|today's|saline|buffer|cleaning) $/i,
  everyone: /(?:^|[.,;:!?] |\band |\b(?:chases?|calls?|asks?|tells?|emails?|reminds?|texts?) )$/i,
  everybody: /(?:^|[.,;:!?] |\band |\b(?:chases?|calls?|asks?|tells?|emails?|reminds?|texts?) )$/i,
  engine: /\b(?:search|diesel|jet|outboard|combustion|rocket|car|ship|boat|truck|aircraft) $/i,
  engines: /\b(?:search|diesel|jet|outboard|combustion|rocket|car|ship|boat|truck|aircraft) $/i,
  companies: COMPANIES,
  company: COMPANIES,
  people:
    /(?:\d|\bmillion|\bthousand|\bhundred|\btwo|\bthree|\bfour|\bfive|\bsix|\bseven|\beight|\bnine|\bten|\b(?:the|our|their) [a-z]{3,15}) $/i,
  customers: /\b(?:no|zero|without|\d) $/i,
  // "Before the first kid is at the road" is a moment, and no claim to be first.
  'the first': /\b(?:before|until|till|when|after|since|from|with|on|in|at|within|during|throughout|over|for|by) $/i,
  // "A certain second" is one.
  certain: /\ba $/i,
  // "What it really cost" is against what was planned.
  really: ASKED_BEHIND,
  actually: ASKED_BEHIND,
  platform:
    /\b(?:train|station|railway|metro|subway|lift(?:ing)?|oil|drilling|offshore|loading|work|weighing|bus|diving) $/i,
  suite: /\b(?:hotel|bridal|honeymoon|en) $/i,
  harness: /\b(?:dog|climbing|safety|wir(?:e|ing)|cable|guide|horse|car) $/i,
  layer: /\b(?:soil|ice|snow|thin|protective|outer|inner|top|bottom|first|second|each|every|ozone|paint|boundary) $/i,
  hub: /\b(?:wheel|bicycle|bike|airline|bus|freight|transport) $/i,
};
/** "People who rent in Lagos" are some people. */
const WHICH_PEOPLE = /^ (?:who|whose|with|over|under|aged|living|working|that|on|in (?:the|their|an?|\p{Lu}))\b/u;
/** What an insurance costs is called a premium. */
const INSURED = /\b(?:insur\w{1,10}|polic(?:y|ies)|underwrit\w{1,6})\b/i;

/** "Smart mirrors" are a kind of mirror, and no mirror without the word. */
const SMART_THINGS = new RegExp(
  String.raw`^ (?:mirror|meter|lock|watch|card|phone|contract|glasses|glass|speaker|bin|plug|thermostat|ring|bulb|light|label|pill|inhaler|` +
    String.raw`collar|helmet|scale|toilet|fridge|valve|tag|shelf|cart|trolley|pillbox|tv|doorbell|bandage|window|mattress)(?:e?s)?\b`,
  'i',
);

/** "Best practices" and "best selves" are names. */
const BEST_THINGS =
  /^ (?:sel(?:f|ves)|li(?:fe|ves)|version|practices?|efforts?|friends?|before|interests?|known|moments?|times?|parts?|guess(?:es)?)\b/i;

/** "An app for choirs so that everyone knows their part": everyone of those who are named. */
const EVERYONE_OF_THEM = /\b(?:for|of|lets?|helps?) (?:[\w-]{1,20} ){0,3}[\w-]{2,20}s\b[^.;!?]{0,60}\bso (?:that )?$/i;
const OF_THEM_CHARS = 120;

/** Where somebody solves exercises, each has a solution. */
const OF_EXERCISES = /\b(?:exams?|homework|equations?|maths?|mathematics|students?|pupils?|puzzles?|chemistry)\b/i;

/** What stands behind a word where it is the name of a thing: "dynamic pricing", "engine two", "smart meters". */
const MEANT_BEFORE: Readonly<Record<string, RegExp>> = {
  // "The first six weeks".
  'the first':
    /^ (?:[\w-]{1,12} ){0,2}?(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|quarters?|years?|seasons?|times?|visits?|steps?|draft|half|third)\b/i,
  smart: SMART_THINGS,
  dynamic: /^ (?:pricing|range|loads?|programming|routing)\b/i,
  affordable: /^ (?:housing|homes?)\b/i,
  comprehensive: /^ (?:schools?|insurance|cover)\b/i,
  engagement: /^ (?:rings?|part(?:y|ies)|photos?|shoots?)\b/i,
  // "A springing leverage test" is one of debt.
  leverage:
    /^ (?:tests?|ratios?|covenants?|levels?|limits?|multiples?|buy-?outs?|trading|effects?|points?|arms?|loans?|caps?|of \d)\b/i,
  leading: /^ (?:to|up|into|causes?|indicators?|edges?|zeros?|digits?)\b/i,
  layer: /^ of\b/i,
  modern: /^ (?:slavery|languages?|art|hebrew|greek)\b/i,
  viral: /^ (?:loads?|infections?|diseases?|vectors?|hepatitis|outbreaks?|swabs?)\b/i,
  engine: /^ (?:one|two|three|[1-9])\b/i,
};

/** A battery, a phone or a door has a lock. */
const IS_LOCKED = new RegExp(
  String.raw`^(?:,? (?:and|or) [a-z]{3,15})? (?:(?:the|an?|your|any|every|each|their|its) )?(?:[\w-]{2,15} ){0,2}(?:doors?|gates?` +
    String.raw`|phones?|batter(?:y|ies)|packs?|bikes?|scooters?|cars?|` +
    String.raw`lockers?|box(?:es)?|screens?|sims?|locks?|safes?|rooms?|devices?|bms)\b`,
  'i',
);
const HAS_LOCK = /\b(?:lock|locks|locked|locking|padlocks?)\b/i;
/** Cloth, where the text is about it. */
const OF_CLOTH =
  /\b(?:textiles?|cotton|sew\w*|garments?|cloth\w*|dye\w*|weav\w+|tailor\w*|fashion|knit\w*|loom\w*|wool|linen)\b/i;

/** Words that the rest of the text tells the sense of: some what stands behind them, others the whole of it. */
const MEANT_IN_TEXT: readonly (readonly [word: RegExp, isMeant: (text: string, behind: string) => boolean])[] = [
  [/^premiums?$/, (text) => INSURED.test(text)],
  [/^fabric$/, (text) => OF_CLOTH.test(text)],
  [/^solutions?$/, (text) => OF_EXERCISES.test(text)],
  [/^unlock(?:s|ing)?$/, (text, behind) => IS_LOCKED.test(behind) || HAS_LOCK.test(text)],
  [/^best$/, (_, behind) => BEST_THINGS.test(behind)],
  [/^people$/, (_, behind) => WHICH_PEOPLE.test(behind)],
];

/** Whether a word that often says nothing is meant where it stands, so that nobody need be told of it. It earns and costs the same points. */
export function isMeant(text: string, { start, end }: Span): boolean {
  const word = text.slice(start, end).toLowerCase();
  const behind = text.slice(end);
  const inText = MEANT_IN_TEXT.find(([own]) => own.test(word));
  if (inText?.[1](text, behind) === true || MEANT_BEFORE[word]?.test(behind) === true) return true;
  const before = text.slice(Math.max(0, start - OF_THEM_CHARS), start);
  if (/^every(?:one|body)$/.test(word) && EVERYONE_OF_THEM.test(before)) return true;
  return MEANT_BEHIND[word]?.test(before.slice(-REACH_CHARS)) === true;
}
