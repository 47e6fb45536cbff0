import { isSomebody } from '../../customers/somebody.js';
import { readPitch } from '../../engine/read-text.js';
import { readSinglePatterns } from '../../lexicon/read-patterns.js';
import { tellsOfTried } from '../../engine/words/tells-of-past.js';
import { isBesideStartup, leadingRole, likelySays, says } from './roles/said-roles.js';
import type { SentenceRole } from './roles/sentence-role.js';
import { tellsNoProduct, tellsWhatWasMade } from './no-product.js';
import { isOfName, isOfNoun } from './own-name.js';
import { readSentences, type ReadSentence, sentencesOf, typedSentences, wordsIn } from './read-sentences.js';
import { isAskedByOthers, isOfOneOfThem, isOfTheirStaff, isWishOfOthers } from './told-of-others.js';

const WORDS = readSinglePatterns('prefill', [
  'todaysWay',
  'ofStory',
  'ofOthersFigure',
  'ofDenial',
  'ofStartup',
  'ofScene',
  'madeThing',
  'ofNumbers',
  'ofNeed',
  'throughOurs',
  'thingThat',
]);

/** What customers do or need today says nothing of what is made. */
const isOfNeed = (sentence: ReadSentence): boolean =>
  sentence.isOfTrade ||
  (!isOfName(sentence.text) &&
    !WORDS.madeThing.test(sentence.text) &&
    ((sentence.isStated('today') && WORDS.todaysWay.test(sentence.text)) || WORDS.ofNeed.test(sentence.text)));

/** What a description is made of. */
const DESCRIBES: readonly SentenceRole[] = ['product', 'traction', 'price'];
/** What begins with its own name and says what it is describes it, whatever else it tells. */
const isBeside = ({ roles, text }: ReadSentence): boolean =>
  isBesideStartup(roles) ||
  roles.sure.has('past') ||
  (roles.isOfLong && roles.likely.has('past') && !roles.sure.has('product')) ||
  !(isOfName(text) || DESCRIBES.some((role) => role === leadingRole(roles) && likelySays(roles, role)));

/** Nor does what it does not do, what they pay or how many they are, or what the founders did before. */
const isOfOthers = (sentence: ReadSentence): boolean =>
  sentence.isOfPast ||
  isBeside(sentence) ||
  (!isOfName(sentence.text) &&
    ([WORDS.ofNumbers, WORDS.ofDenial].some((pattern) => pattern.test(sentence.text)) || isOfNeed(sentence)));

/** "It took three hours", "today that is a book": what stands before says what these are. */
const LEANS_ON_BEFORE = /^(?:it|it['’]s|they|that|this|today|now|then|he|she|you|when|if|both)\b/i;
/** "Scammer calls", "inspectors pay": somebody, who is not what is made. */
const OURS = /\b(?:we|our|ours|I)\b/i;
const isOfSomebody = (text: string): boolean =>
  !OURS.test(text) && isSomebody(/^\p{L}{3,20}/u.exec(text)?.[0].toLowerCase() ?? '');

/** What is as sure as this tells of the product, by whatever words. */
const SURELY_PRODUCT = 0.8;
/** What a text begins with may be as short as "Mwalimu Radio sends lessons to phones". */
const FEWEST_OF_OPENING = 6;
const NAME_DOES =
  /^(?!(?:In|At|On|Every|Each|Most|Some|The|This|When|If)\b)\p{Lu}[\p{L}\d]{2,20}(?: \p{Lu}[\p{L}\d]{1,20})? [\p{Ll}-]{2,20}s\b/u;
const opensWithProduct = ({ text, roles }: ReadSentence): boolean =>
  NAME_DOES.test(text) &&
  roles.sure.has('product') &&
  roles.scores.product >= SURELY_PRODUCT &&
  wordsIn(text) >= FEWEST_OF_OPENING;
const speaksOfStartup = ({ text, roles }: ReadSentence): boolean =>
  (roles.scores.product >= SURELY_PRODUCT && wordsIn(text) >= FEWEST_WORDS && !isOfOneOfThem(text)) ||
  isOfName(text) ||
  isTitle(text) ||
  tellsWhatWasMade(text) ||
  (!LEANS_ON_BEFORE.test(text) &&
    !isOfSomebody(text) &&
    [WORDS.madeThing, WORDS.throughOurs, WORDS.thingThat, WORDS.ofNumbers, WORDS.ofStartup].some((pattern) =>
      pattern.test(text),
    ));

/** "The brand pays shipping both ways": what they pay without it. */
const PAYS_OTHERS =
  /^(?:the |an? |each |every )?(?!we |it |i )\p{L}{3,20} pays? (?!us\b|me\b|for (?:it|this)\b|[$€£₹\d])/iu;

/** In fewer sentences nothing stands in the way of what is made. */
const FEWEST_SENTENCES = 3;
/** Fewer words describe nothing. */
const FEWEST_WORDS = 10;
/** "We will." */
const FEWEST_OF_SENTENCE = 3;

/** "A school takes me three days", "there are so few of us": how it is without the product. */
const OF_THE_WORK =
  /\btakes (?:me|us) (?:\w{1,12} ){1,3}(?:minutes|hours|days|weeks)\b|^there (?:are|is) (?:so |too |very )?(?:few|no|only|many|hardly)\b/i;

/** What others do, wish or pay, and a figure of theirs. */
const isOfThem = (text: string): boolean => {
  // "An app that says which wheels to turn" is no figure of others.
  const isFigure = WORDS.ofOthersFigure.test(text) && /\d/.test(text) && !WORDS.madeThing.test(text);
  return isFigure || isOfTheirStaff(text) || PAYS_OTHERS.test(text) || isOfOneOfThem(text) || isWishOfOthers(text);
};

/** The founders' story, what others do, need or pay, and a figure of theirs. */
function isToldOfOthers(sentence: ReadSentence): boolean {
  const { text } = sentence;
  const isStory = [WORDS.ofStory, WORDS.ofScene, OF_THE_WORK].some((one) => one.test(text)) && !tellsWhatWasMade(text);
  return (
    sentence.isOfPast ||
    isBeside(sentence) ||
    tellsOfTried(text) ||
    isStory ||
    isOfThem(text) ||
    (isOfNeed(sentence) && !isOfName(text))
  );
}

/** What surely tells of the product, of what it costs or how far it is needs no further look. */
const surelyDescribes = ({ roles, isOfPast, text }: ReadSentence): boolean =>
  roles.isOfLong &&
  !isOfPast &&
  !isWishOfOthers(text) &&
  !isOfTheirStaff(text) &&
  !WORDS.ofScene.test(text) &&
  !roles.sure.has('past') &&
  DESCRIBES.some((role) => roles.sure.has(role) && says(roles, role));

/** "Her mother used it as a head wrap", "one in Reno bakes us cookies": whom a sentence speaks of stands before. */
const OF_THOSE_BEFORE = /^(?:he|she|her|his|they|their|them|those|these|both|one (?:in|of)|no joke)\b/i;
/** What leans on the sentence before is told with it, or not at all. */
const standsAlone = (
  { text }: ReadSentence,
  before: ReadSentence | undefined,
  kept: readonly ReadSentence[],
): boolean => !OF_THOSE_BEFORE.test(text) || (before !== undefined && kept.includes(before));

/** "We photograph them page by page", "Kitzwacht is the coordination for this:", "we do both off one tag", "Leitwerk replaces the handling of this book". */
const IS_FOR_WHAT_STOOD_BEFORE = new RegExp(
  String.raw`\b(?:for|of|to|with|against) (?:this|that|all this|all that)[:,.]|^(?:we|our \w{3,15}) \w{3,12}s? all of (?:it|this|that|them)\b` +
    String.raw`|^we (?:[\p{L}-]{2,12} )?[\p{L}-]{2,20} (?:them|these|those)\b|^you (?:open|download|start|launch|install) (?:it|this)\b` +
    String.raw`|^(?:we|[\p{L}\d]{2,20}) (?:do|does) (?:this|that|both|all three)\b` +
    String.raw`|^(?:we|[\p{L}\d]{2,20}) (?:replaces?|handles?|covers?|solves?|automates?|digiti[sz]es?) (?:[\p{L}-]{1,20} ){0,5}?(?:this|these|both)\b`,
  'iu',
);

/** "Accuwerf's bench has a set of adapters". */
const IS_OF_NAMED_THING =
  /^\p{Lu}[\p{L}\d]{2,20}['’]s (?:[\p{Ll}-]{2,20} ){0,2}[\p{Ll}-]{3,20} (?:is|has|holds|uses|reads|weighs|runs|takes)\b/u;

/** What a sentence leans on may itself lean on others: a list, and "they go to a laundry". */
const LONGEST_LEAD = 3;
function wholeBefore(read: readonly ReadSentence[], at: number): string {
  const leans = (index: number): boolean => {
    const sentence = read[index];
    return (
      sentence !== undefined &&
      (LEANS_ON_BEFORE.test(sentence.text) || /^th[eo]se\b/i.test(sentence.text) || !hasVerb(sentence))
    );
  };
  let from = at;
  while (from > 0 && at - from < LONGEST_LEAD - 1 && leans(from)) from -= 1;
  const lead = read.slice(from, at + 1);
  return leans(from) || lead.some(({ isOfPast }) => isOfPast) ? '' : lead.map(({ text }) => text).join(' ');
}

/** "It speaks Nepali": the sentence before says what that is, where it tells of a product; empty elsewhere. */
function whatItIs(first: string | undefined, read: readonly ReadSentence[]): string {
  const sentence = first ?? '';
  const before =
    /^(?:it|this)\b/i.test(sentence) || IS_FOR_WHAT_STOOD_BEFORE.test(sentence)
      ? read[read.findIndex(({ text }) => text === first) - 1]
      : undefined;
  if (before === undefined) return '';
  if (IS_FOR_WHAT_STOOD_BEFORE.test(sentence) && !before.isOfPast) return wholeBefore(read, read.indexOf(before));
  const isOfProduct =
    before.roles.likely.has('product') || tellsWhatWasMade(before.text) || IS_OF_NAMED_THING.test(before.text);
  return isOfProduct && !before.isOfPast ? before.text : '';
}

/** "We have the designs done in Figma": what is not made yet is said with what is to be. */
const NOT_MADE_YET = new RegExp(
  String.raw`\bfigma\b|\b(?:mock-?ups?|wireframes?|designs?) (?:are |is )?(?:done|ready|made)\b` +
    String.raw`|\b(?:at|in) (?:an? |the )?(?:concept|idea) (?:stage|phase)\b|\b(?:concept|idea) stage\b|\bnothing exists\b|\bno (?:product|prototype) yet\b` +
    String.raw`|\bstart(?:ing)? to (?:code|build)\b|\b(?:nothing|not) (?:is )?(?:yet )?(?:built|coded)\b`,
  'i',
);
/** "Later there will be tournaments", "we think this can be massive". */
const OF_LATER =
  /^(?:later|one day|in the future|eventually|next|soon|(?:and |so )?(?:we|i) (?:think|believe|hope|want|plan|see|know))\b/i;
const NO_STEP: readonly SentenceRole[] = ['founder', 'past', 'quote', 'market', 'plan', 'other', 'change'];

/** "Chess is played by 600 million people in the world", "if only 1% use it": how large the market is says nothing of the product. */
const OF_MARKET = new RegExp(
  String.raw`\b(?:millions?|billions?) (?:of )?(?:[\p{L}-]{2,20} ){0,2}(?:in the world|worldwide|globally` +
    String.raw`|around the world)\b|\bif (?:only|just|we get|even) [^.;!?]{0,20}\d[\d.]{0,4} ?%`,
  'iu',
);

/**
 * "TypeScript and Kotlin today", "when the cage passes the gate, 300 pieces are counted": what stands between two sentences about the product
 * is one passage with them, unless it surely tells of something else.
 */
const mayBeStep = ({ text, roles, isOfPast }: ReadSentence): boolean =>
  !isOfPast &&
  !OF_LATER.test(text) &&
  !OF_MARKET.test(text) &&
  !tellsOfTried(text) &&
  !isWishOfOthers(text) &&
  !isOfTheirStaff(text) &&
  !NO_STEP.some((role) => roles.sure.has(role) || (roles.likely.has(role) && leadingRole(roles) === role)) &&
  !OF_FOUNDER.test(text);

/** "I worked in a clerk's office", "we won the second place": whoever makes it is told elsewhere. */
const OF_FOUNDER =
  /\bI(?:['’](?:m|ve|d))? (?:was|am|worked|ran|had|grew|studied|know|saw)\b|\bwe (?:won|are (?:two|three|four|five|a team))\b|\b(?:co-?)?founders?\b/i;

/** "After, money is finished": behind a sentence that is left out nobody knows after what. */
const GOES_ON_FROM_BEFORE =
  /^(?:after|afterwards|then|so|but|and|also|that|this|those|these|they|it|he|she|his|her|their)\b/i;

/** The sentences that describe the startup, with what stands between them and with what says that it is not made yet. */
function withSteps(describing: readonly ReadSentence[], read: readonly ReadSentence[]): readonly ReadSentence[] {
  const isLong = read.some(({ roles }) => roles.isOfLong);
  if (!isLong || describing.length === 0) return describing;
  const isKept = read.map((sentence) => describing.includes(sentence));
  const [first, last] = [isKept.indexOf(true), isKept.lastIndexOf(true)];
  const passage: ReadSentence[] = [];
  for (const [index, sentence] of read.entries()) {
    const isBehindOmitted = passage.at(-1) !== read[index - 1] && GOES_ON_FROM_BEFORE.test(sentence.text);
    const isStep = index > first && index < last && !isBehindOmitted && mayBeStep(sentence);
    if (isKept[index] === true || NOT_MADE_YET.test(sentence.text) || isStep) passage.push(sentence);
  }
  return passage;
}

/**
 * "We sit between. The landlord gets twelve months, the tenant pays in parts": what stands right before, and tells of the product or its price,
 * is where it begins.
 */
function withLead(
  describing: readonly ReadSentence[],
  read: readonly ReadSentence[],
  brief: string,
): readonly ReadSentence[] {
  const [first] = describing;
  if (first === undefined || !first.roles.isOfLong || maySayWhatItIs(first, brief) !== IS_OF_THING.test(first.text))
    return describing;
  const at = read.indexOf(first);
  let from = at;
  while (from > 0 && isLead(read[from - 1] ?? first)) from -= 1;
  return BEGINS_WITH_US.test(read[from]?.text ?? '') ? [...read.slice(from, at), ...describing] : describing;
}
const BEGINS_WITH_US = /^(?:we|our)\b/i;
const isLead = ({ roles, isOfPast, text }: ReadSentence): boolean =>
  !isOfPast && !OF_MARKET.test(text) && DESCRIBES.includes(leadingRole(roles)) && wordsIn(text) >= FEWEST_OF_SENTENCE;

/** "Indexes degrade silently. Deletes leave tombstones": without its first sentence a text about the trade begins in the middle. */
function withOpening(
  told: readonly ReadSentence[],
  read: readonly ReadSentence[],
  brief: string,
): readonly ReadSentence[] {
  const [opening, second] = read;
  const [first] = told;
  if (opening === undefined || first === undefined || first !== second || !opening.roles.isOfLong) return told;
  const isBeginning = maySayWhatItIs(first, brief) || BEGINS_PRODUCT.test(first.text);
  return isBeginning || isStory(opening) ? told : [opening, ...told];
}
const isStory = ({ isOfPast, text, roles }: ReadSentence): boolean =>
  isOfPast ||
  OF_FOUNDER.test(text) ||
  OF_MARKET.test(text) ||
  WORDS.ofStory.test(text) ||
  NO_STEP.some((role) => roles.sure.has(role));

/** What a brief says of the startup, without the founders' story and without what customers do today; empty where a longer one says nothing of it. */
export function descriptionOfTheStartup(brief: string): string {
  const sentences = brief.split(/\n/).flatMap(typedSentences);
  if (sentences.length < FEWEST_SENTENCES) return brief;
  const read = readSentences(sentences);
  const describing = read
    .filter((sentence) => wordsIn(sentence.text) >= FEWEST_OF_SENTENCE)
    .filter((sentence) => (surelyDescribes(sentence) || !isToldOfOthers(sentence)) && !OF_MARKET.test(sentence.text))
    .filter(
      (sentence, index, told) =>
        sentence.roles.isOfLong ||
        told.slice(0, index + 1).some((one) => speaksOfStartup(one) || (one === read[0] && opensWithProduct(one))),
    );
  const kept = withSteps(describing, read);
  const standing = kept.filter((sentence) => standsAlone(sentence, read[read.indexOf(sentence) - 1], kept));
  const [ofProduct, all] = [withLead(fromProduct(standing, read, brief), read, brief), standing];
  const told = [ofProduct, all].find((one) => isEnough(one.map(({ text }) => text))) ?? [];
  if (told.length > 0 && isOnlyCounted(told)) return '';
  const own = withOpening(told, read, brief).map(({ text }) => text);
  const isNothing = own.length === 0 && read.every(({ roles }) => !roles.isOfLong);
  if (isNothing || own.length === sentences.length) return brief;
  return [whatItIs(own[0], read), ...own].join(' ').trim();
}

/** "57 restaurants pay": how many there are says nothing of what is made, where a longer text tells of that elsewhere. */
const isOnlyCounted = (told: readonly ReadSentence[]): boolean =>
  told.every(({ roles }) => !roles.likely.has('product') && leadingRole(roles) !== 'product');

const isEnough = (told: readonly string[]): boolean =>
  wordsIn(told.filter((text) => !WORDS.ofDenial.test(text)).join(' ')) >= FEWEST_WORDS;

/** "With Partly you photo the plate", "we propose a stick-on unit", "our trolley: three cameras": a scene or a trade before it is no product. */
const BEGINS_PRODUCT = new RegExp(
  String.raw`^(?:[Ww]ith (?:our|\p{Lu}\p{Ll}{2,20} you)` +
    String.raw`|[Ww]e (?:propose|make|sell|build|built|rent|offer|provide|developed|are (?:making|building|developing))` +
    String.raw`|[Oo]ur (?:[\p{L}-]{2,20} )?(?:device|product|trolley|app|platform|system|software|tool|machine|sensor|kit|unit|service))\b`,
  'u',
);

const IS_OF_THING = /^an? |[:&]|\b(?:we|our|us|ours|app|software|platform|AI)\b/i;
const hasVerb = ({ text, isOfTrade }: ReadSentence): boolean =>
  isOfTrade ||
  /['’](?:s|re|m|ve|d|ll)\b/.test(text) ||
  readPitch(text).tokens.some(({ pos }) => pos === 'VERB' || pos === 'AUX');

/** Whether a sentence may say what is made; "radar sees dots", "you think it's the board" do not. */
const maySayWhatItIs = (sentence: ReadSentence, brief: string): boolean =>
  (isOfName(sentence.text) && !isOfNoun(sentence.text, brief)) ||
  tellsWhatWasMade(sentence.text) ||
  IS_OF_THING.test(sentence.text) ||
  // "Sheet, blanket, surgeon gown" further down is a list of something else.
  (!hasVerb(sentence) && brief.trim().startsWith(sentence.text));

/** Without what stands before the first sentence that surely says what it is. */
function fromProduct(
  told: readonly ReadSentence[],
  read: readonly ReadSentence[],
  brief: string,
): readonly ReadSentence[] {
  const [opening] = told;
  if (opening === undefined || /^(?:we|our)\b/i.test(opening.text)) return told;
  // Behind something that is left out, a text about the trade hangs in the air.
  const named = told.findIndex(({ text }) => isOfName(text) && !isOfNoun(text, brief));
  const isCut = opening !== read[0] && !told.slice(0, named).some(({ text }) => OURS.test(text) || isOfName(text));
  if (named > 0 && isCut) return told.slice(named);
  const begins = told.findIndex(({ text }) => BEGINS_PRODUCT.test(text));
  const isToldBefore = told.slice(0, Math.max(begins, 0)).some((sentence) => maySayWhatItIs(sentence, brief));
  if (begins > 0 && !isToldBefore) return told.slice(begins);
  const saysWhatItIs = ({ text, roles }: ReadSentence): boolean =>
    (isOfName(text) && !isOfNoun(text, brief)) || (roles.isOfLong ? roles.sure.has('product') : tellsWhatWasMade(text));
  const first = opening === read[0] && opensWithProduct(opening) ? 0 : told.findIndex(saysWhatItIs);
  return first < 0 ? told : told.slice(first);
}

/** "Burial records for small councils": without it whoever is named may do anything. */
const SAYS_FOR_WHOM = /\bfor (?![$€£₹\d])|^(?:we|our)\b/i;
/** "It is done by hand": what it is stands before; "it's an app" says what it is. */
const IS_OF_BEFORE = /^(?:it|this)\b(?!(?:['’]s| is) an? )/i;

/** "Floating membrane reactor for dairy slurry lagoons": a brief begins with what it is, and no verb. */
const IS_TITLE =
  /^(?!(?:we|i|it|this|my|our|the problem|kind of|sort of|think of|basically|like)\b)(?:[\p{L}\d'-]{2,20} ){1,6}for [^.,;:]{3,60}\.?$/iu;
const isTitle = (text: string): boolean =>
  IS_TITLE.test(text) &&
  readPitch(text).tokens.every(({ pos, lower }) => pos !== 'AUX' && !/^(?:pays?|costs?)$/.test(lower));

/** "So I made an app" says nothing of what it does. */
const FEWEST_OF_PRODUCT = 5;

/** What a sentence about the product is known by, surest first. */
const OF_PRODUCT: readonly ((sentence: ReadSentence) => boolean)[] = [
  ({ text }) => isOfName(text),
  ({ text }) => isTitle(text),
  ({ text }) => tellsWhatWasMade(text),
  ({ text, isStated }) => WORDS.madeThing.test(text) && isStated('thing'),
  ({ text }) => WORDS.madeThing.test(text),
  ({ text }) => WORDS.throughOurs.test(text),
  ({ text, isStated }) => SAYS_FOR_WHOM.test(text) && isStated('thing') && isStated('user'),
];

/** What tells of the product nearly as surely as the surest. */
const NEARLY = 0.75;

/** The sentence that says what is made, and for whom where one says that too; empty where a longer text has none. */
export function sentenceOfTheProduct(brief: string): string {
  const sentences = sentencesOf(brief).filter((text) => !isOfNoun(text, brief));
  const ofStartup = readSentences(sentences).filter((sentence) => !isOfOthers(sentence));
  const told = ofStartup.filter(
    ({ text }) =>
      !(text !== sentences[0] && IS_OF_BEFORE.test(text)) &&
      !isOfOneOfThem(text) &&
      (wordsIn(text) > FEWEST_OF_PRODUCT ||
        (wordsIn(text) > FEWEST_OF_SENTENCE && (isTitle(text) || isOfName(text)))) &&
      !tellsNoProduct(text) &&
      !tellsOfTried(text) &&
      ![isAskedByOthers, isWishOfOthers].some((isTheirs) => isTheirs(text)) &&
      (!WORDS.ofStory.test(text) || tellsWhatWasMade(text)),
  );
  const most = Math.max(...told.map(({ roles }) => roles.scores.product));
  const isOfProduct = ({ roles }: ReadSentence): boolean =>
    !roles.isOfLong || (says(roles, 'product') && roles.scores.product >= NEARLY * most);
  const among = told.filter(isOfProduct);
  const best = OF_PRODUCT.map((isOf) => among.find(isOf)).find((one) => one !== undefined);
  if (best !== undefined) return best.text;
  return sentences.length < FEWEST_SENTENCES ? (told[0]?.text ?? ofStartup[0]?.text ?? sentences[0] ?? '') : '';
}
