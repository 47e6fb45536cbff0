import { SHORT_PITCH_MAX_CHARS } from '@playbook/contracts/core/limits';
import type { PitchSignals } from '../signals/pitch-signals.js';
import type { PitchText } from '../../engine/read-text.js';
import type { Slots } from '../../engine/slots/slot.js';
import { withSmallMends } from '../../engine/rewrite/small-mends.js';
import { trimPitch } from '../../engine/rewrite/trim.js';
import { comparisonIn, isComparisonOnly } from '../wording/comparison.js';
import { hasSameWords } from '../../engine/rewrite/text-words.js';
import { mentionsIn } from '../../customers/mentions/party-mentions.js';
import { isSomebody } from '../../customers/somebody.js';
import { DEVELOPER_HOUSEHOLD_NAMES, HOUSEHOLD_NAMES } from '../../lexicon/names.js';
import { PRODUCT_NOUNS } from '../../lexicon/product-nouns.js';
import { readSinglePatterns } from '../../lexicon/read-patterns.js';

/** "And lend them" says not to whom, and "a remote one" not what. */
const LEANS_ON_OTHERS = new RegExp(
  String.raw`\b(?:and|or) [\w'-]{1,30} (?:them|it|us)$|(?<!\b(?:than|in|of|for|with|by|at|to|as|only|from|` +
    String.raw`on)) ones?(?= (?:from|in|for|with|that|of|on)\b|$)`,
  'i',
);

const WORDS = readSinglePatterns('pitch-wording', ['lead', 'weakEnd', 'lastPhrase']);

const MIN_WORDS = 3;
/** What begins so is half of a sentence. */
const BEGINS_WITHIN = new RegExp(
  String.raw`^(?:every|each|most|many|half|when|if|since|because|after|while|as|although|instead|have|has|had|are|is|do|does|can|will|costs?|` +
    String.raw`takes?|makes|but|tired|sick|ever|imagine|used by|` +
    String.raw`what|why|how|show hn|ask hn|like|founded|based|make|to|idk|its like|basically|(?:an? )?team of|` +
    String.raw`in(?= )|through|with|long story|tl;?dr|i|my|he|she|you|nobody|there|doing|` +
    String.raw`(?:(?:an?|our|one|my) )?[\w'-]{1,20}(?: [\w'-]{1,20})? (?:told|wrote to) (?:us|me)|crowdfunded|raised|won|got|spent` +
    String.raw`|last|next|this|that|they)\b`,
  'i',
);
/** Where a verb would have to follow, or what it is done to: "lets restaurants in Africa", "to know". */
const ENDS_WITHIN = new RegExp(
  String.raw`\b(?:lets?|helps?|allows?|tells?|shows?|warns?|teach(?:es|ing)?)(?: [\w'-]{1,30}){1,3}(?: (?:in|within) [\w'-]{1,30}(?: [\w'-]{1,12})?)?$|` +
    // "Lets any bike shop diagnose".
    String.raw`\blets? (?:any|every|each) (?:[\w'-]{1,30} ){1,2}[a-z]{2,12}[^s\W]$|` +
    // "Helps kindergartens to find out at 6:30": what they find out was cut off.
    String.raw`\b(?:finds? out|knows?|learns?|decides?|checks?)(?: (?:at|in|by|within|on) [\w:'-]{1,20}(?: [\w'-]{1,12})?)?$|` +
    String.raw`\bto (?![\w'-]{1,28}[^s\W]s$)[\w'-]{1,30}$`,
  'i',
);
/** Where something would have to follow: "inspections in the UK have", "every pharmacy buys". */
const ENDS_OPEN = new RegExp(
  String.raw`\b(?:have|has|had|are|is|was|were|do|does|can|must|needs?|gets?|be|been|spends?|buys?|loses?|uses?|makes?|takes?|gives?|` +
    String.raw`wants?|pays?|sells?|actually|really|(?:what|who|where|how)(?:['’]s)?|which|whose|when)$` +
    String.raw`|\bwhat (?:[\w'-]{1,30} ){0,3}[\w'-]{1,30}$|\b(?:keeps?|makes?) (?:the |an? )?[\w'-]{2,30}$`,
  'i',
);

/** Whom it is for, without what makes them other than anybody: "for people". */
const ENDS_IN_ANYBODY = /\bfor (?:people|users|customers|companies|businesses|everyone|anyone)$/i;

/** "Get courts an interpreter", "worker in Gulf is paying": without its article it is no English. */
const IS_BROKEN = new RegExp(
  String.raw`(?:^|^[\w'-]{1,20} (?:[\w'-]{1,20} )?)(?:turns?|converts?)(?: (?!into\b|in\b|to\b|on\b|back\b|together\b|down\b|up\b` +
    String.raw`|off\b)[\w'-]{1,30}){1,6}$|^(?:brings?|puts?)(?: (?!into\b|in\b|to\b|on\b|back\b|together\b)[\w'-]{1,30}){1,5}$` +
    String.raw`|^(?:get|gets|give|gives|bring|brings|send|sends|offer|offers) (?:[\w'-]{1,30} ){1,2}(?!(?:an?|the|their` +
    String.raw`|your|to|in|for|with|by|on)\b)[\w'-]{1,30} [\w'-]{1,30}$|^\p{Lu}?\p{L}{2,20}(?: in [\w'-]{2,20})? (?:is` +
    String.raw`|are) (?:not )?[a-z]{2,15}ing\b`,
  'u',
);

/** "That no human has read": without it the rest says the opposite, or hardly anything. */
const DENIED_BEHIND = /^ (?:that|which|who|whom) (?:no|nobody|never|nothing|not)\b|^,? (?:but )?(?:not|without)\b/i;

/** "Machine in a shipping container": where it stands, and not what it does. */
const IS_THING_SOMEWHERE = new RegExp(
  String.raw`^(?:an? )?(?:[\w-]{1,15} )?(?:machine|device|box|robot|camera|sensor|app|tool|program|software|kit|service|bot` +
    String.raw`|website|page)s? (?:in|on|under|over|above|inside|at|beside|near|behind) (?![^,.;:]{0,40}\b(?:that|which` +
    String.raw`|to)\b)[^,.;:]{3,40}$`,
  'i',
);
/** "Tally Ho is marketplace": what kind of thing it is says nothing yet. */
const IS_ONLY_KIND = new RegExp(
  String.raw`^(?:.{1,30} is )?(?:an? |the )?(?:(?<= is |an? )(?:open-source|new|free|online|mobile|digital|cloud|simple` +
    String.raw`|better) )?(?:marketplace|app|platform|tool|website|service|network|software|workspace)$`,
  'i',
);

/** "Scan a room and the board comes cut": what somebody does says nothing without what comes of it. */
const RESULT_FOLLOWS =
  /^,? and (?:(?:the|your|it|we|you|they|our|get|see|hear)\b|[\p{Ll}-]{3,20} \p{Ll}{3,12} (?:up|out|down|to|in|at|by|already|back|with)\b)/u;

/** Who makes it, as a sentence of its own before what they make: "Two nurses and an ex-Epic engineer." */
const MAKERS_FIRST = new RegExp(
  String.raw`^(?:we are |we're )?(?:an? |two |three |four |five |\d )(?:[\w-]{1,30} ){0,2}` +
    String.raw`(?:nurses?|people|[\w-]{2,20}(?:ers?|ors?|ists?|ians?))(?: (?:and|from|with|at|of|who) [^.!?]{1,160})?[.!?]\s{1,9}`,
  'i',
);
/** "Connects empty kitchens": with whom was cut off. */
const OTHER_SIDE_CUT =
  /\b(?:connect|match|pair|link|introduc)(?:s|e|es|ing)? (?:(?!(?:with|to|and|by|on)\b)[\w'-]{1,30}(?: |$)){1,8}$/i;
/** The second thing of a list: what was cut off went on. */
const LIST_FOLLOWS = new RegExp(
  String.raw`^, (?:[\w'-]{1,30} ){0,2}[\w'-]{1,30}, |^, (?:and|or) |^ (?:and|or) (?!(?:the|an?|your|their|our|its)\b)` +
    String.raw`[\w'-]{2,20} [\w'-]{2,20}(?= (?:in|for|of|from|with|to|by)\b|[.,;:]|$)`,
  'i',
);
/** "families who care for a parent": the clause is cut as a whole, or "families who care" would be other people. */
const RELATIVE_CLAUSE = /(?<=\p{L}{3,30}) (?:who|which|where) .{0,800}$/su;
/** "airlines that fly": of a clause that was cut off its end is not told. */
const CLAUSE_BEGUN = /(?<=\p{L}{3,30}) that(?: [\w'-]{1,30}){1,2}$/u;
const LEAD = WORDS.lead;
const WEAK_END = WORDS.weakEnd;

/** A name of two words goes on behind what was read as the company: half of it is no name and no product. */
const NAME_GOES_ON = /^\s{1,9}\p{Lu}/u;

/** "Postgres branching", "ServiceTitan costs": what stands first is a part of what is said, or somebody else's. */
const NAME_IS_OURS = /^\s{0,2}(?:[,:–—-]|(?:is|are)\b|(?!costs?\b|charges?\b|takes?\b)\p{Ll}{2,20}s\b)/u;

function dropName(text: string, company: string | null): string {
  if (company === null || !text.startsWith(company)) return text;
  const behind = text.slice(company.length);
  if (NAME_GOES_ON.test(behind) || !NAME_IS_OURS.test(behind)) return text;
  return text.slice(company.length).replace(/^\s*(?:,|is (?:an? |the )?)?\s*/i, '');
}

/** "$5 a month" keeps its article, and so does "the same thing". */
const ARTICLE = new RegExp(
  String.raw`(?<![$€£\d][\d.,]{0,9} |\b(?:once|twice|times|hours?|dollars|euros|is|are) )\b(?:an?|the)\s+(?!(?:same|only` +
    String.raw`|last|right|first|best|next|few|lot|half|third|quarter|fifth|tenths?)\b)`,
  'gi',
);
const dropArticles = (text: string): string => text.replace(ARTICLE, '');

function cutClause(text: string): string {
  return text
    .replace(/[,;:.!?](?:\s.{0,800})?$/s, '')
    .replace(/\s{1,300}(?:so|because|instead of|rather than|in order to)\s.{0,800}$/is, '');
}

/** "Hauliers lose a day ...": what follows is what they do, so that no part of it is the product. */
const OTHERS_DEED = new RegExp(
  String.raw`^\p{Lu}[\p{L}-]{2,30}s (?:(?:of (?:[\p{Ll}-]{2,30} ){0,2}[\p{Ll}-]{2,30}s|in (?:\p{Ll}{3,12} )?\p{Lu}[\p{L}-]{2,30}) )?` +
    String.raw`(?:still |often |now )?(?!(?:that|who|which|for|with|in|on|of|and|or|to|from|at|by|as)\b` +
    String.raw`|[\w-]{1,30}(?:s|ed|ing)\b)(\p{Ll}{1,30})`,
  'u',
);

/** "Australian universities own ...": with two words before it the verb is one that products do not do. */
const OTHERS_LOSS = new RegExp(
  String.raw`^\p{Lu}[\p{L}-]{2,30}(?: [\p{Ll}-]{2,30})? [\p{Ll}-]{2,30}s (?:in (?:\p{Ll}{3,12} )?\p{Lu}[\p{L}-]{2,30} )?` +
    String.raw`(?:still |often |now )?(?:own|lose|waste|burn|throw|pay|spend|wait|struggle|need|miss|forget|scrap|buy|face|fail|` +
    String.raw`check|cannot|cancel|close|quote)\b`,
  'u',
);

/** "Wedding photographers deliver ...": people of a trade do it, and another sentence says what is made. */
const OTHERS_TRADE = new RegExp(
  String.raw`^\p{Lu}[\p{Ll}-]{2,30} [\p{Ll}-]{2,30}(?:ers|ors|ists|ians) (?:still |often |now )?` +
    String.raw`(?!(?:that|who|which|for|with|in|on|of|and|or|to|from|at|by|as)\b` +
    String.raw`|[\w-]{1,30}(?:s|ed|ing)\b)\p{Ll}{1,30} [^.!?]{1,300}[.!?]\s`,
  'u',
);

/** "Divorced parents argue by text. CoCal is ...": several of somebody do it, and the sentence behind it says what is made. */
const OTHERS_ARGUE = new RegExp(
  String.raw`^\p{Lu}[\p{L}-]{2,30} [\p{Ll}-]{2,30}s (?!(?:that|who|which|for|with|in|on|of|and|or|to|from|at|by|as)\b|[\w-]{1,30}(?:s|ed|ing)\b)` +
    String.raw`\p{Ll}{3,12} (?:by|for|in|on|with|about|over|at|to|against) [^.!?]{1,160}[.!?] (?:We|Our|\p{Lu}\p{L}{2,20} is an?) `,
  'u',
);

/** "School bus is late and parents wait": how something is, and another sentence says what is made. */
const OTHERS_STATE = new RegExp(
  String.raw`^\p{Lu}[\p{L}' -]{2,40} (?:is|are|was|were|gets?|comes?) (?:often |always |too |still |never |so )?` +
    String.raw`(?:late|slow|expensive|broken|hard|lost|full|empty|dirty|dangerous|unsafe|noisy|sick|ill|closed|boring|difficult|wrong` +
    String.raw`|an? (?:lie|mess|nightmare|pain|joke|disaster|problem))\b`,
  'iu',
);

/** True where a text begins with what people of some kind do, or with how bad something is. */
export function isOthersDeed(text: string): boolean {
  const verb = OTHERS_DEED.exec(text)?.[1];
  return (
    OTHERS_ARGUE.test(text) ||
    OTHERS_STATE.test(text) ||
    OTHERS_LOSS.test(text) ||
    OTHERS_TRADE.test(text) ||
    (verb !== undefined && !PRODUCT_NOUNS.has(verb))
  );
}

/** Cuts at the last preposition that leaves a text that fits; a phrase stays whole. */
function cutPhrases(text: string): string {
  let rest = text;
  while (rest.length > SHORT_PITCH_MAX_CHARS) {
    const cut = rest.replace(WORDS.lastPhrase, '');
    if (cut === rest) break;
    rest = cut;
  }
  return rest.replace(WEAK_END, '').replace(CLAUSE_BEGUN, '');
}

function acceptable(text: string): boolean {
  return (
    text.length <= SHORT_PITCH_MAX_CHARS &&
    !BEGINS_WITHIN.test(text) &&
    !ENDS_WITHIN.test(text) &&
    !ENDS_OPEN.test(text) &&
    !ENDS_IN_ANYBODY.test(text) &&
    !IS_ONLY_KIND.test(text) &&
    !IS_THING_SOMEWHERE.test(text) &&
    !IS_BROKEN.test(text) &&
    !/—|\bsorry\b/i.test(text) &&
    !LEANS_ON_OTHERS.test(text) &&
    text.split(' ').filter((word) => /\p{L}/u.test(word)).length >= MIN_WORDS
  );
}

/** Ever shorter versions of a text; each is made only when those before it do not fit. */
function* versionsOf(text: string, company: string | null): Generator<string> {
  yield text;
  const unnamed = dropName(text, company).replace(LEAD, '');
  yield unnamed;
  yield dropArticles(unnamed);
  const clause = cutClause(unnamed);
  yield clause;
  const bare = dropArticles(clause);
  yield bare;
  yield cutPhrases(bare.replace(RELATIVE_CLAUSE, ''));
}

/** "Hauliers lose a day. We fill all 11 forms.": where the founders say what they do. */
const FOUNDERS_DEED = new RegExp(
  String.raw`[.!?;:]\s{1,9}(?:\p{Lu}\p{Ll}{2,20} is an? (?=[a-z-]{3,20} (?:for|that|with)\b)|(?=we (?:sell|rent|lease|run|` +
    String.raw`offer|make|build|operate|manage|repair|supply|` +
    String.raw`list|teach|train|fill|deliver|lend|file|translate|test|collect|recycle|print|design|buy|clean|install|` +
    String.raw`book|insure|treat|move|ship|match|host|grow|breed|weave|roast|brew|forecast|appeal|write|inspect|plan|protect|` +
    String.raw`turn|convert|lease) ` +
    String.raw`(?!(?:it|them|that|those|these|this|the|their|its|his|her|all|for|in|by|on|to|demand)\b)(?:an? )?[a-z-]{3,20} ))`,
  'iu',
);

/** "ERP for agile": what it describes was cut off. */
function endsInAdjective(short: string, { tokens }: PitchText): boolean {
  const last = short.split(' ').at(-1)?.toLowerCase();
  const same = tokens.filter(({ lower }) => lower === last);
  return same.length > 0 && same.every(({ pos }) => pos === 'ADJ');
}

/** "Pay your suppliers": how, which is all that is new, was cut off. */
const IS_ANY_DEED = /^\p{L}{2,12} (?:your|the|their|a|an) [\p{L}-]{2,20}$/u;
/** "Provides railroads", "retrofits turboprops": with what was cut off. */
const TAKES_WITH = /\b(?:provid|equip|suppl|replac|retrofit|combin|fit)(?:s|es|ies|e)\b/i;
/** "Sampling at the level of a manhole", "memory stacked in the BEOL": cut within what it says. */
const OF_FOLLOWS = /^ of\b/;
const ENDS_IN_STATE = /\b[\p{L}-]{3,20}ed$/u;
const PLACE_FOLLOWS = /^ (?:in|on|over|by|at|into|to|with|from|under|for)\b/;
/** "Agent that calls offices, waits on hold and gets contractors their permits": one deed of several. */
const IS_ONE_DEED = /\b(?:that|which) \p{L}{3,15}s\b/u;
const DEEDS_FOLLOW = /^, \p{L}{3,15}s\b[^.;!?]{0,80}\band \p{L}{3,15}s\b/u;

/** What a short version may not be cut before, by its own end. */
const GOES_WITH: readonly (readonly [short: RegExp, behind: RegExp])[] = [
  [ENDS_IN_STATE, PLACE_FOLLOWS],
  [IS_ONE_DEED, DEEDS_FOLLOW],
  [TAKES_WITH, /^ with\b/],
  // "From Spain, Italy and France": one place of several.
  [/ \p{Lu}[\p{L}-]{1,30}$/u, /^, \p{Lu}[\p{L}-]{1,30} (?:and|or) /u],
];
const IS_COMMAND = /^\p{Lu}\p{Ll}{2,14}(?<!s) /u;

/** Whether what was cut off says the opposite, or what comes of it. */
function losesItsPoint(fitting: string, named: string): boolean {
  const isFollowedBy = (pattern: RegExp): boolean =>
    [named, dropArticles(named)].some(
      (whole) => whole.includes(fitting) && pattern.test(whole.slice(whole.indexOf(fitting) + fitting.length)),
    );
  const isOfOpening = named.toLowerCase().startsWith(fitting.split(' ', 1)[0]?.toLowerCase() ?? '');
  return (
    isFollowedBy(DENIED_BEHIND) ||
    isFollowedBy(OF_FOLLOWS) ||
    GOES_WITH.some(([short, behind]) => short.test(fitting) && isFollowedBy(behind)) ||
    (fitting.length < named.length && IS_ANY_DEED.test(fitting)) ||
    (isOfOpening && IS_COMMAND.test(named) && isFollowedBy(RESULT_FOLLOWS))
  );
}

function firstFitting(named: string, company: string | null, ofToday: readonly string[]): string | null {
  for (const version of versionsOf(named, company)) {
    const fitting = version.trim();
    const isOfToday = fitting.length < named.length && ofToday.some((words) => fitting.toLowerCase().includes(words));
    const end = named.indexOf(fitting) + fitting.length;
    const isOfOthers = fitting.length < named.length && isOthersDeed(named);
    const isCutInList = named.includes(fitting) && LIST_FOLLOWS.test(named.slice(end));
    const isOneSide = fitting.length < named.length && OTHER_SIDE_CUT.test(fitting);
    if (
      acceptable(fitting) &&
      ![isOfToday, isOfOthers, isCutInList, losesItsPoint(fitting, named), isOneSide].includes(true)
    )
      return fitting.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  }
  return null;
}

const OURS_FOLLOWS = /[.!?]\s{1,3}(?:We|Ours?|I)\b/;
/** What a product that everybody knows does is no pitch: "GitHub Copilot writes the code". */
const NAME_DOES = /^(\p{Lu}[\p{L}\d]{1,20})(?: \p{Lu}[\p{L}\d]{1,20})? \p{Ll}{2,20}s\b/u;
function isOfKnownName(text: string): boolean {
  const name = NAME_DOES.exec(text)?.[1]?.toLowerCase() ?? '';
  return HOUSEHOLD_NAMES.has(name) || DEVELOPER_HOUSEHOLD_NAMES.has(name);
}

/** "Semgrep finds 4,000 issues. We prove which matter": what stands first is somebody else's. */
const isOfAnother = (text: string, company: string | null): boolean =>
  company !== null &&
  text.startsWith(company) &&
  !/^(?: is\b|,|:)/.test(text.slice(company.length)) &&
  OURS_FOLLOWS.test(text);

/** What the founders say they make, told first or behind how the world is. */
function shortened(pitch: PitchText, signals: PitchSignals, { today, team }: Slots): string | null {
  const trimmed = trimPitch(pitch);
  if (trimmed.broken || signals.fitsAnything || pitch.blanks.length > 0) return null;
  const ofToday = today.spans.map(({ start, end }) => pitch.original.slice(start, end).toLowerCase());
  const mended = withSmallMends(trimmed.text);
  const said = team.state === 'stated' ? mended.replace(MAKERS_FIRST, '') : mended;
  const named = said.replace(/[.!?]{1,300}$/, '');
  const first =
    isOfAnother(named, signals.detail.company) || isOfKnownName(named)
      ? null
      : firstFitting(named, signals.detail.company, ofToday);
  const deed = FOUNDERS_DEED.exec(named);
  if (first !== null || deed === null) return first;
  return firstFitting(named.slice(deed.index + deed[0].length), signals.detail.company, ofToday);
}

/** "Cursor for mechanical engineers": where it says what it does as well, the comparison alone is no pitch. */
function isOnlyComparison(short: string, text: string, analogy: PitchSignals['analogy']): boolean {
  const words = comparisonIn(text, analogy);
  if (words === null) return false;
  const isAllOfIt = isComparisonOnly(text, analogy) && hasSameWords(short, text, true);
  return isAllOfIt || (!analogy.alone && text.slice(words.start, words.end).toLowerCase() === short.toLowerCase());
}

const OF_WHOM = /^(\p{Lu}[\p{L}'-]{2,30}(?: \p{Ll}[\p{L}'-]{2,30})?)(?: (?:of|in|from|with|and) .{1,50})?$/u;
/** "Parents of kids": whom it is for says nothing of what it is. */
const isOnlySomebody = (short: string): boolean => {
  if (/^for (?:[\w'-]{1,30} ?){1,4}$/i.test(short)) return true;
  const people = OF_WHOM.exec(short)?.[1];
  return people?.endsWith('s') === true && isSomebody(people);
};

const OURS = /^(?:we|i|our|ours|my|you)$/;
/** "Stained glass studios price a window", "maize rots": somebody or something does it, and no product. */
function opensWithOthers({ tokens }: PitchText): boolean {
  const [mention] = mentionsIn(tokens);
  if (mention !== undefined && mention.first <= 1 && mention.isPlural) {
    if (/^(?:VERB|NOUN|AUX)$/.test(tokens[mention.end + 1]?.pos ?? '')) return true;
  }
  const [noun, deed] = tokens;
  return noun?.pos === 'NOUN' && deed?.pos === 'VERB' && deed.lower.endsWith('s');
}

const FIRST_TOKENS = 8;
const NARROWS = /^(?:that|which|who|for|to|where)$/;
/** "A hip surgeon gets trays of 120 screws. We predict": somebody or something does it in the first sentence, and the founders in a later one. */
function opensWithoutUs({ tokens }: PitchText, company: string | null): boolean {
  const first = tokens.filter(({ sentence }) => sentence === 0);
  if (first.some(({ lower }) => OURS.test(lower) || lower === ':' || lower === company?.toLowerCase())) return false;
  const verb = first.slice(0, FIRST_TOKENS).findIndex(({ pos }, at) => at > 0 && (pos === 'VERB' || pos === 'AUX'));
  return verb > 0 && !first.slice(0, verb).some(({ lower }) => NARROWS.test(lower));
}

/** "Stained glass studios price a window. You fly our drone": what others do before the product is told of. */
function isHowThingsAre(short: string, pitch: PitchText, company: string | null): boolean {
  const { tokens, original } = pitch;
  const isFirst = original.toLowerCase().startsWith(short.split(' ', 2).join(' ').toLowerCase());
  const isOfOthers = opensWithOthers(pitch) || opensWithoutUs(pitch, company);
  return isFirst && isOfOthers && tokens.some(({ sentence, lower }) => sentence > 0 && OURS.test(lower));
}

/**
 * The same facts in at most 50 characters, the limit of the real form, in the founder's words: without the company name,
 * then without articles, then without what follows (section 7 of the rubric). Null when too little is left, or only how things are today.
 */
export function shortVersion(pitch: PitchText, signals: PitchSignals, slots: Slots): string | null {
  const short = shortened(pitch, signals, slots);
  // A claim that a flag takes apart is no line to send.
  const claims = signals.claims.superlatives.map(({ start, end }) => pitch.original.slice(start, end).toLowerCase());
  if (short === null || claims.some((claim) => short.toLowerCase().includes(claim))) return null;
  const isCut = !pitch.original.includes(`${short}.`) && endsInAdjective(short, pitch);
  const saysNothing = isCut || isOnlySomebody(short) || isHowThingsAre(short, pitch, signals.detail.company);
  return isOnlyComparison(short, pitch.original, signals.analogy) || saysNothing ? null : short;
}
