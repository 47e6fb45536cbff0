import { tellsOfCompany } from '../../engine/words/tells-of-company.js';

/** What the founders' own customers have with the product. */
export const OWN_RESULT = new RegExp(
  String.raw`\b(?:our|my) (?:(?:first|pilot|paying|own|beta|test) )?(?:customers?|clients?|users?|pilots?|patients?|members?|tests?|drivers?)\b` +
    String.raw`|\bwith (?:it|us|ours),|\busing (?:it|ours)\b|^\W?\d[\d.,]{0,12} [a-z][a-z -]{2,30}s (?:last|this) season\b`,
  'i',
);

const MONTH = String.raw`(?:January|February|March|April|May|June|July|August|September|October|November|December)`;
/** "They promise in October what they cannot count until December": so each year. */
const EACH_YEAR = new RegExp(String.raw`\b(?:until|in|by|from) ${MONTH}\b(?! (?:\d{1,2},? )?(?:19|20)\d\d)`);
const SINCE_WHEN =
  /\b(?:19|20)\d\d\b|\b(?:since|new|now|law|rules?|act|must|bann?(?:s|ed)|starts?|came|come|takes? effect|in force)\b/i;
/** "Arnhem counted 412 adjournments in 2023": how many there were in a year. */
const COUNTED_ONCE = /\b(?:counted|recorded|registered|reported|lost|said) (?:about |over |some |that )?\d/i;
/** "One pump maker was encrypted in 2023": what happened to one. */
const OF_ONE =
  /^(?:one|an?) (?:[\w-]{2,20} ){1,3}(?:(?:we|I) [a-z]{3,15} )?(?:was|were|lost|had|missed|closed|paid)\b[^.!?]{0,80}\b(?:19|20)\d\d\b/i;
/** "Cormac lost the whole Christmas of 2022": what happened to somebody. */
const OF_SOMEBODY = /^\W?[A-Z][a-z]{2,12} (?:lost|missed) (?:the|an?|his|her|all|half)\b/;
/** "You have no work since November", "now it's a proper site": how one of them stands, and what the startup is by now. */
const NOW_OURS =
  /\bno (?:[a-z]{2,20} ){1,2}since\b|^now (?:it['’]s|it is|we(?:['’]re| are| have)) (?!legal|possible|allowed|mandatory|law|cheap|forbidden|banned)/i;
/** "For now works with jersey": how far it is. */
const SO_FAR = /\bfor now\b|\bright now\b|\bwill follow the\b/i;
/** "At my school the last mock before the 2024 papers was late": what happened to the founder. */
const AT_MINE =
  /\b(?:at|in|from) (?:my|our) (?:own |old |last )?(?:school|clinic|shop|farm|village|office|hospital|company|firm|class|town)\b/i;
/** "They pay 0.55 euros a minute where it is allowed": what customers pay. */
const IS_PAID = /\b(?:pay|pays|paid|charge|charges|costs?) (?:us )?(?:about |only |just )?[$€£₹]?\d/i;
/** "A card they no longer have": what is lost. */
const IS_LOST = /\bthey no longer (?:have|need|use|want)\b/i;
/** "Managers are elected and change every two years": what comes again and again. */
const EACH_FEW_YEARS =
  /\b(?:change|changes|rotate|rotates|are elected|is elected|renew|renews|expire|expires) every\b/i;
/** "Warns the manager nine days before the tank is empty": what the product does. */
const DOES_FOR_SOMEBODY = /^[a-z]{3,12}s (?:the|each|every|you|them|her|him)\b/;
/** "In a wet year, like autumn 2023": one that was so. */
const FOR_INSTANCE = /^(?:like|as in|such as|for (?:instance|example))\b/i;
const FEWEST_CHARS = 18;

/** Whether it tells what is paid for the product. */
export const tellsPayment = (words: string): boolean => IS_PAID.test(words);

/** What happens every year, what was counted once, and words too few to say anything: "no longer have". */
export const saysNoChange = (words: string): boolean =>
  words.trim().length < FEWEST_CHARS ||
  tellsOfCompany(words) ||
  [
    EACH_FEW_YEARS,
    COUNTED_ONCE,
    IS_LOST,
    OF_ONE,
    OF_SOMEBODY,
    NOW_OURS,
    SO_FAR,
    AT_MINE,
    DOES_FOR_SOMEBODY,
    FOR_INSTANCE,
  ].some((pattern) => pattern.test(words)) ||
  (EACH_YEAR.test(words) && !SINCE_WHEN.test(words));

const MOVED =
  /\b(?:fell|fallen|dropped|went down|went up|went from|rose|risen|halved|doubled|tripled|quadrupled|grew|shrank|improved|sank|climbed)\b/i;
const DATED = new RegExp(
  String.raw`\b(?:19|20)\d\d\b|\b(?:since|until|from (?:now|next|this)|last (?:year|spring|summer|autumn|fall|winter|month)` +
    String.raw`|(?:this|next) year|years? ago)\b`,
  'i',
);
/** What moves in the world, whoever sells it. */
const OF_THE_WORLD = new RegExp(
  String.raw`\b(?:prices?|tariffs?|wages?|rents?|rates?|premiums?|laws?|rules?|models?|chips?|sensors?|batter(?:y|ies)|panels?|satellites?` +
    String.raw`|costs? (?:of|for)|supply|demand|market|government|ministry|state|eu|us|tax(?:es)?|duty|duties)\b`,
  'i',
);

/** True of a figure that moved without a date, which may be what the product did: "Vets' bills fell by a fifth". */
export const isDoubtful = (words: string): boolean =>
  MOVED.test(words) && !DATED.test(words) && !OF_THE_WORLD.test(words);
