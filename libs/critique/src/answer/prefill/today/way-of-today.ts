import { readSinglePatterns } from '../../../lexicon/read-patterns.js';
import { tellsOfRival } from '../../../engine/rivals/tells-of-rival.js';
import { PLACES } from '../../../lexicon/names.js';
import { isListedWord } from '../../../lexicon/word-ranks.js';
import { isOfName } from '../own-name.js';
import type { ReadSentence } from '../read-sentences.js';
import { tellsOfTodaysThings } from './todays-things.js';

const WORDS = readSinglePatterns('prefill', [
  'todaysWay',
  'thanNumber',
  'ofCharge',
  'ofOurStart',
  'ofProduct',
  'ofNumbers',
  'ofOwnDeal',
]);

/** "I'm ashamed of the spreadsheet": what the founder alone does is no way of customers. */
const OF_FOUNDER = /\bI(?:['’](?:m|ve|d|ll))?\b/;

/** "Bondback searches closed cases": what begins with a word that no list has, and is no rival, is told of the product. */
const NAME_AND_DEED = /^(\p{Lu}\p{L}{2,20}) [\p{Ll}-]{2,20}s\b/u;
const beginsWithOwnName = (text: string): boolean => {
  const name = NAME_AND_DEED.exec(text)?.[1]?.toLowerCase() ?? '';
  return name !== '' && !isListedWord(name) && !PLACES.has(name) && !tellsOfRival(text);
};
/** "It is made in a spreadsheet", "by hand, in Sinhala", "most do the first on paper": of what stands before. */
const LEANS_ON_OTHERS =
  /^(?:it|this|that|these|those|they|both|by|on|in) |\b(?:the (?:first|second|former|latter|other two)|both of them)\b/i;

/** "A buyer sends the request as Excel or plain text": how something arrives, and no way to do it. */
const ARRIVES_AS = new RegExp(
  String.raw`\b(?:sends?|sent|arrives?|comes?|receives?|gets?|forwards?|delivers?)\b[^.;!?]{0,60}\b(?:as|in|by|via) (?:an? )?` +
    String.raw`(?:excel|pdfs?|csv|e-?mails?|spreadsheets?|plain text|xml|word)\b`,
  'i',
);
/** "Oyster farms grade their seed five times a season" says less of how that is done than a sentence with this score. */
const LEAST_OF_WAY = 0.3;
const tellsWay = ({ isWay, roles: { scores, isOfLong } }: ReadSentence): boolean =>
  isWay && (!isOfLong || scores.today >= LEAST_OF_WAY);
/** What stands alone as a way to do it is none of these. */
/** "The log is the part that nobody else has": what is theirs alone. */
const OF_OWN_PART = /\b(?:nobody|no one) else (?:has|does|makes|sells)\b|\bonly we\b/i;
/** "Prompt marketplace where people buy and sell": what the startup is. */
const NAMES_PRODUCT = new RegExp(
  String.raw`^(?:(?:an?|our|the) )?(?:[\p{L}-]{2,20} ){0,3}(?:marketplace|platform|app|tool|service|website|network|software` +
    String.raw`|directory|exchange|bot|assistant) (?:where|that|which|for|in which|to)\b`,
  'iu',
);
const NO_WAY = [
  NAMES_PRODUCT,
  OF_OWN_PART,
  OF_FOUNDER,
  ARRIVES_AS,
  LEANS_ON_OTHERS,
  /^(?:ours?|raising|seeking|hiring|looking for)\b/i,
];
/** "When one fails, we deliver a replacement": what the startup does is named in a comparison with a rival only. */
const OF_STARTUP = /\b(?:we|our|ours)\b/i;
const COMPARES = /\b(?:unlike|rivals?|competitors?|competition|switched from|before us|without us)\b/i;
const isOwnDeed = (text: string): boolean => OF_STARTUP.test(text) && !COMPARES.test(text);

const tellsTodaysWay = ({ isStated, text }: ReadSentence): boolean =>
  isStated('today') &&
  !isOwnDeed(text) &&
  WORDS.todaysWay.test(text) &&
  ![WORDS.thanNumber, WORDS.ofCharge, WORDS.ofOurStart].some((pattern) => pattern.test(text));
const comparesPrices = ({ prices, text }: ReadSentence): boolean =>
  prices > 1 && ![WORDS.ofProduct, WORDS.ofNumbers, WORDS.ofOwnDeal].some((pattern) => pattern.test(text));

/** Whether a sentence says what customers do or buy without the product, and stands alone. */
export const isWayOfToday = (sentence: ReadSentence): boolean =>
  !sentence.isOfPast &&
  !isOfName(sentence.text) &&
  !beginsWithOwnName(sentence.text) &&
  !tellsOfTodaysThings(sentence.text) &&
  !NO_WAY.some((pattern) => pattern.test(sentence.text)) &&
  (tellsWay(sentence) || tellsTodaysWay(sentence) || comparesPrices(sentence));
