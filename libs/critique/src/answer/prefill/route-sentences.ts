import { isSomebody } from '../../customers/somebody.js';
import { unitIncome } from '../../engine/numbers/arithmetic.js';
import { readNumbers } from '../../engine/numbers/read-numbers.js';
import type { NumberType } from '../../engine/numbers/typed-number.js';
import { tellsNoProduct, tellsWhatWasMade } from './no-product.js';
import { tellsOfPast } from '../../engine/words/tells-of-past.js';
import { readPitch } from '../../engine/read-text.js';
import type { SlotName } from '../../engine/slots/slot.js';
import { readSinglePatterns } from '../../lexicon/read-patterns.js';
import { isListedWord } from '../../lexicon/word-ranks.js';
import { slotsOf } from '../../pitch/slots-of.js';
import { isOfName, isOfNoun } from './own-name.js';
import { isOfOneOfThem, isOfTheirTrade, isTheirWay } from './told-of-others.js';

const WORDS = readSinglePatterns('prefill', [
  'todaysWay',
  'dated',
  'howFound',
  'theirShare',
  'ofProduct',
  'thanNumber',
  'costsToday',
  'ofTheirs',
  'turned',
  'ofStory',
  'ofOthersFigure',
  'ofLabor',
  'ofOurStart',
  'ofDenial',
  'ofStartup',
  'everyTime',
  'ofScene',
  'ofCauses',
  'ofUse',
  'madeThing',
  'ofNumbers',
  'ofNeed',
  'isMadeOf',
  'ofTheirLife',
  'ofLoans',
  'ofToday',
  'throughOurs',
  'ofPilot',
  'ofCharge',
  'thingThat',
  'ofOwn',
  'goesOnInPast',
  'ofOwnDeal',
  'ofFamily',
]);
/** "At 3 a.m. again" goes on. */
const SENTENCE = /(?<=[.!?])(?<!\b(?:[ap]\.m|e\.g|i\.e|Dr|Mr|Mrs|Ms|St|No|vs|approx)\.)\s+/u;
const SEMICOLON = /;\s+/u;
/** Fewer words beside a semicolon are no sentence of their own. */
const HALF_MIN_WORDS = 4;
/** In a longer text the first sentences say what it is about; and each is read. */
const SENTENCES_MAX = 20;

/** "Hello, I am a producer of oysters". */
const GREETING = /^(?:hello|hi|hey|good (?:day|morning|evening))(?: (?:there|everyone|yc|all))?[,!.:]? (?=\p{L})/iu;

const wordsIn = (text: string): number => text.trim().split(/\s+/).length;

/** "It warns the vet; 41 farms pay $9 a month" says two things, and each answers another question. */
function sentencesOf(text: string): string[] {
  return text
    .split(/\n/)
    .flatMap((line) => line.split(SENTENCE))
    .flatMap((sentence) => {
      const halves = sentence.split(SEMICOLON);
      return halves.length > 1 && halves.every((half) => wordsIn(half) >= HALF_MIN_WORDS) ? halves : [sentence];
    })
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    .map((sentence) => sentence.trim().replace(GREETING, ''))
    .map((sentence) => sentence.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()))
    .slice(0, SENTENCES_MAX);
}

/** What a sentence says. */
interface ReadSentence {
  readonly text: string;
  /** What others do and pay without the product. */
  readonly isOfTrade: boolean;
  /** What others do, where the text begins with it. */
  readonly isWay: boolean;
  /** What the founders did before. */
  readonly isOfPast: boolean;
  readonly types: ReadonlySet<NumberType>;
  readonly prices: number;
  /** A sum and what it is paid for: "$4,000 a month". */
  readonly hasRate: boolean;
  /** So many of something, and the price of one. */
  readonly hasIncome: boolean;
  readonly isStated: (slot: SlotName) => boolean;
}

/** Which of some sentences tell what the founders did before, or went through: behind such a one the story may go on. */
function arePast(sentences: readonly string[]): boolean[] {
  let isStory = false;
  return sentences.map((text) => {
    const isPast = tellsOfPast(text) || (isStory && WORDS.goesOnInPast.test(text));
    // "Nobody over fifty filled in the form": only the startup ends it.
    isStory = isPast || WORDS.ofFamily.test(text) || (isStory && !WORDS.ofStartup.test(text));
    return isPast;
  });
}

function readSentences(sentences: readonly string[]): ReadSentence[] {
  const past = arePast(sentences);
  return sentences.map((text, index) => ({ ...readSentence(text, index), isOfPast: past[index] === true }));
}

function readSentence(text: string, index: number): Omit<ReadSentence, 'isOfPast'> {
  const read = readPitch(text);
  const numbers = readNumbers(read.tokens).filter(({ isPlanned }) => !isPlanned);
  const slots = slotsOf(read);
  return {
    text,
    isWay: index === 0 && isTheirWay(text, true),
    isOfTrade: isOfTheirTrade(text, index === 0),
    types: new Set(numbers.map(({ type }) => type)),
    hasRate: numbers.some(({ currency, per }) => currency !== null && per !== null),
    hasIncome: unitIncome(numbers) !== null,
    prices: numbers.filter(({ type }) => type === 'price').length,
    isStated: (slot) => slots[slot].state === 'stated',
  };
}

const counts = ({ types, hasIncome }: ReadSentence): boolean =>
  hasIncome || types.has('customers') || types.has('users') || types.has('payment');

/** "Ten years of tuning" may be the organ's; theirs are told in the first person, or of whom they know. */
const OF_THEM = /\b(?:I|we|my|our|me|us|(?:co-?)?founders?)\b/i;

/** "The Marriott part is that I know the clause", "I'm a therapist in Leeds": no working of a thing, as "I mix it with lime" is. */
const TELLS_OF_FOUNDER =
  /^(?:[Ss]o,? )?I(?:['’]m| am) (?:an?|the) |\bI (?:know|knew|subtitled|managed|have(?:n['’]t| not)|haven['’]t|was|ran|worked)\b/;
/** "It's on the App Store since April", "it will be for schools first". */
const WHERE_IT_IS = /\bon the (?:app|play) store\b|^(?:it|we) will (?:be|start)\b/i;

/** "412 clients who pay": how many pay says nothing of how it works. */
const PAYS_FOR_IT = /\d [\p{L}\s-]{2,40}\b(?:who |that )?pays?\b|\bpays? [$€£₹]\d/u;

/** "I'm ashamed of the spreadsheet": what the founder alone does is no way of customers. */
const OF_FOUNDER = /\bI(?:['’](?:m|ve|d|ll))?\b/;

/** What others do is no way in which the product works. */
const tellsOfWhatIsMade = (text: string): boolean =>
  [WORDS.isMadeOf, WORDS.madeThing, WORDS.throughOurs, WORDS.thingThat, WORDS.ofOwn].some((pattern) =>
    pattern.test(text),
  );

/** "They will sell you a new stone for £1,900", "sitters want £15 an hour". */
const ASKED_BY_OTHERS = /\b(?:will )?sells? you\b|\b(?!(?:we|i|it) )\p{L}{3,20}s? (?:wants?|asks?|demands?) [$€£₹]\d/iu;
/** "If we get only 0.1%". */
const SUPPOSED = /^(?:and |so |but )?if\b/i;

/** "In 2021 we bought my daughter a mare". */
const OF_FAMILY =
  /\bmy (?:own )?(?:daughter|son|sister|brother|mother|father|mum|mom|dad|wife|husband|kids?|children|family)\b/i;
const NAME_HAS = /^(\p{Lu}[\p{L}\d]{2,20}) (?:has|had|makes?|made|raised|sold|does|did|earned|grew|serves?)\b/u;
/** "Revolut made $4 billion in 2024": what a firm has reached that a brief names once; its own name a founder writes again. */
function isOfOtherFirm(text: string, brief: string): boolean {
  const name = NAME_HAS.exec(text)?.[1];
  return name !== undefined && !isListedWord(name.toLowerCase()) && brief.split(name).length === 2;
}
/** Questions that only the startup's own numbers answer. */
const OF_OWN_NUMBERS = new Set(['metrics', 'validation']);
/** "Our model is fitted from three runs on the customer's own dryer": how it works counts nobody. */
const HOW_OURS_WORKS = new RegExp(
  String.raw`^our (?:[\p{L}-]{2,20} )?(?:model|software|app|system|device|tool|sensor|engine|algorithm)\b` +
    String.raw`(?![^.;!?]*\b(?:pays?|paying|customers (?:use|have)|use it|users)\b)`,
  'iu',
);

/** "Every opera house has a basement": what there is without it. */
const OF_EVERYBODY = /\bevery (?:\p{L}{2,20} ){1,3}has\b/u;
/** What says nothing of how a thing works. */
const NO_WORKING = [
  OF_EVERYBODY,
  WORDS.ofPilot,
  WORDS.ofCharge,
  WORDS.ofStory,
  WORDS.ofScene,
  WORDS.ofDenial,
  WORDS.ofOthersFigure,
];

/** Which sentence answers which question. A sentence may answer two. */
const ROUTES: Readonly<Record<string, (sentence: ReadSentence) => boolean>> = {
  metrics: (sentence) =>
    !sentence.isOfTrade &&
    !sentence.isOfPast &&
    ![WORDS.everyTime, WORDS.ofScene, WORDS.ofLabor].some((pattern) => pattern.test(sentence.text)) &&
    !isOfOneOfThem(sentence.text) &&
    !OF_FAMILY.test(sentence.text) &&
    (counts(sentence) ||
      (WORDS.ofUse.test(sentence.text) && sentence.types.size > 0 && !sentence.isStated('today')) ||
      (sentence.types.has('share') &&
        ![WORDS.costsToday, WORDS.theirShare, WORDS.ofCauses, WORDS.ofOthersFigure].some((pattern) =>
          pattern.test(sentence.text),
        ))),
  'business-model': ({ types, hasRate, text, isOfTrade, isOfPast }) =>
    ((hasRate || types.has('price')) &&
      !isOfTrade &&
      !isOfOneOfThem(text) &&
      !isOfPast &&
      ![WORDS.ofLoans, WORDS.ofToday, WORDS.ofLabor, WORDS.ofStory, ASKED_BY_OTHERS].some((pattern) =>
        pattern.test(text),
      ) &&
      (WORDS.ofProduct.test(text) || !WORDS.costsToday.test(text))) ||
    (WORDS.theirShare.test(text) && !SUPPOSED.test(text)),
  'first-users': ({ text }) => WORDS.howFound.test(text),
  validation: (sentence) => !sentence.isOfTrade && !sentence.isOfPast && counts(sentence) && sentence.isStated('proof'),
  competitors: ({ isStated, isWay, isOfPast, prices, text }) =>
    !isOfPast &&
    !OF_FOUNDER.test(text) &&
    !isOfName(text) &&
    !/^ours?\b/i.test(text) &&
    (isWay ||
      (isStated('today') &&
        WORDS.todaysWay.test(text) &&
        ![WORDS.thanNumber, WORDS.ofCharge, WORDS.ofOurStart].some((pattern) => pattern.test(text))) ||
      (prices > 1 && ![WORDS.ofProduct, WORDS.ofNumbers, WORDS.ofOwnDeal].some((pattern) => pattern.test(text)))),
  'why-now': (sentence) =>
    sentence.isStated('change') &&
    WORDS.dated.test(sentence.text) &&
    WORDS.turned.test(sentence.text) &&
    !counts(sentence) &&
    !sentence.isOfPast &&
    ![WORDS.ofTheirs, WORDS.ofStory].some((pattern) => pattern.test(sentence.text)),
  'why-this-problem': ({ isStated, isOfPast, text }) =>
    isStated('team') && OF_THEM.test(text) && WORDS.ofTheirLife.test(text) && (isOfPast || !tellsWhatWasMade(text)),
  'how-it-works': ({ isStated, hasIncome, isOfTrade, isOfPast, text }) =>
    isStated('mechanism') &&
    !hasIncome &&
    !PAYS_FOR_IT.test(text) &&
    !TELLS_OF_FOUNDER.test(text) &&
    !WHERE_IT_IS.test(text) &&
    !isOfTrade &&
    !isOfPast &&
    !NO_WORKING.some((pattern) => pattern.test(text)) &&
    tellsOfWhatIsMade(text),
};

/** Questions whose answer stands where the product is described, and not where the problem is. */
const OF_THE_PRODUCT = new Set(['metrics', 'business-model', 'first-users', 'validation', 'how-it-works']);

/** The founder's own sentences that answer a question, as they were typed in the idea check; empty where none does. */
export function routedSentences(
  fieldId: string,
  { brief, problem }: { readonly brief: string; readonly problem: string },
): string {
  const answers = ROUTES[fieldId];
  if (answers === undefined) return '';
  const found = readSentences(sentencesOf(`${brief}\n${OF_THE_PRODUCT.has(fieldId) ? '' : problem}`))
    .filter(answers)
    .map(({ text }) => text)
    .filter((text) => !OF_OWN_NUMBERS.has(fieldId) || !(isOfOtherFirm(text, brief) || HOW_OURS_WORKS.test(text)));
  const ofProduct = found.filter((text) => WORDS.isMadeOf.test(text));
  return (fieldId === 'how-it-works' && ofProduct.length > 0 ? ofProduct : found)
    .map((text) => (/[.!?]$/.test(text) ? text : `${text}.`))
    .join(' ');
}

/** What customers do or need today says nothing of what is made. */
const isOfNeed = (sentence: ReadSentence): boolean =>
  sentence.isOfTrade ||
  (!isOfName(sentence.text) &&
    !WORDS.madeThing.test(sentence.text) &&
    ((sentence.isStated('today') && WORDS.todaysWay.test(sentence.text)) || WORDS.ofNeed.test(sentence.text)));

/** Nor does what it does not do, what they pay or how many they are, or what the founders did before. */
const isOfOthers = (sentence: ReadSentence): boolean =>
  sentence.isOfPast ||
  (!isOfName(sentence.text) &&
    ([WORDS.ofNumbers, WORDS.ofDenial].some((pattern) => pattern.test(sentence.text)) || isOfNeed(sentence)));

/** "It took three hours", "today that is a book": what stands before says what these are. */
const LEANS_ON_BEFORE = /^(?:it|it['’]s|they|that|this|today|now|then|he|she|you|when|if|both)\b/i;
/** "Scammer calls", "inspectors pay": somebody, who is not what is made. */
const OURS = /\b(?:we|our|ours|I)\b/i;
const isOfSomebody = (text: string): boolean =>
  !OURS.test(text) && isSomebody(/^\p{L}{3,20}/u.exec(text)?.[0].toLowerCase() ?? '');

const speaksOfStartup = ({ text }: ReadSentence): boolean =>
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

/** The founders' story, what others do, need or pay, and a figure of theirs. */
function isToldOfOthers(sentence: ReadSentence): boolean {
  const { text } = sentence;
  const isStory = [WORDS.ofStory, WORDS.ofScene, OF_THE_WORK].some((one) => one.test(text)) && !tellsWhatWasMade(text);
  // "An app that says which wheels to turn" is no figure of others.
  const isFigure = WORDS.ofOthersFigure.test(text) && /\d/.test(text) && !WORDS.madeThing.test(text);
  const isOfThem = isFigure || PAYS_OTHERS.test(text) || isOfOneOfThem(text);
  return sentence.isOfPast || isStory || isOfThem || (isOfNeed(sentence) && !isOfName(text));
}

/** What a brief says of the startup, without the founders' story and without what customers do today; all of it where nothing else is left. */
export function descriptionOfTheStartup(brief: string): string {
  const sentences = brief.split(/\n/).flatMap((line) => line.split(SENTENCE));
  if (sentences.length < FEWEST_SENTENCES) return brief;
  let isOfStartup = false;
  const read = readSentences(sentences);
  const kept = sentences.filter((text, index) => {
    const sentence = read[index];
    if (sentence === undefined || wordsIn(text) < FEWEST_OF_SENTENCE) return false;
    const isOther = isToldOfOthers(sentence);
    // What follows a story belongs to it, until the startup is spoken of again.
    isOfStartup = !isOther && (isOfStartup || speaksOfStartup(sentence));
    return isOfStartup;
  });
  const own = [fromWhatWasMade(kept, brief), kept].find((one) => isEnough(one));
  return own === undefined || own.length === sentences.length ? brief : own.join(' ').trim();
}

const isEnough = (told: readonly string[]): boolean =>
  wordsIn(told.filter((text) => !WORDS.ofDenial.test(text)).join(' ')) >= FEWEST_WORDS;

/** Without what stands before the sentence that says what was made, unless it begins with us: "dealers send the carpets here, our hands are good". */
function fromWhatWasMade(kept: readonly string[], brief: string): readonly string[] {
  if (/^(?:we|our)\b/i.test(kept[0] ?? '')) return kept;
  const made = kept.findIndex((text) => (isOfName(text) && !isOfNoun(text, brief)) || tellsWhatWasMade(text));
  return made < 0 ? kept : kept.slice(made);
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

/** The sentence that says what is made, and for whom where one says that too; empty where a longer text has none. */
export function sentenceOfTheProduct(brief: string): string {
  const sentences = sentencesOf(brief).filter((text) => !isOfNoun(text, brief));
  const ofStartup = readSentences(sentences).filter((sentence) => !isOfOthers(sentence));
  const told = ofStartup.filter(
    ({ text }) =>
      !(text !== sentences[0] && IS_OF_BEFORE.test(text)) &&
      !isOfOneOfThem(text) &&
      wordsIn(text) > FEWEST_OF_SENTENCE &&
      !tellsNoProduct(text) &&
      !ASKED_BY_OTHERS.test(text) &&
      (!WORDS.ofStory.test(text) || tellsWhatWasMade(text)),
  );
  const best = OF_PRODUCT.map((isOf) => told.find(isOf)).find((one) => one !== undefined);
  if (best !== undefined) return best.text;
  return sentences.length < FEWEST_SENTENCES ? (told[0]?.text ?? ofStartup[0]?.text ?? sentences[0] ?? '') : '';
}
