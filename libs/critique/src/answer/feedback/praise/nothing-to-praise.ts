import { isAdmitted } from './admitted.js';
import { isNamesOnly } from './names-only.js';

/** Where what others say is what was asked for. */
const ASKS_FOR_OTHERS: ReadonlySet<string> = new Set(['validation', 'first-users', 'target-customers']);
const QUESTION = /\?['"’”)]{0,2}$/;
/** "People from Accra tell me the children need an app": what others think, mostly to be denied. */
const OTHERS_SAY = new RegExp(
  String.raw`^(?:and |but |so )?(?:people|everybody|everyone|they|investors|experts|friends|others|academics|competitors|rivals|the (?:industry` +
    String.raw`|field|market)` +
    String.raw`|(?:most|many|some|all)(?: [\w'-]{2,20}){1,2})\b[^.;!?]{0,40}\b(?:tells?|told|says?|said|thinks?|thought|believes?|assumes?|asks? for` +
    String.raw`|expects?)\b`,
  'i',
);
/** "Farm shops think they compete with the supermarket." */
const SOME_THINK =
  /^(?!(?:we|i|our|my)\b)(?:[\w'’-]{2,20} ){1,3}(?:think|believe|assume)s? (?:that )?(?:they|it|the|their|its)\b/i;
const TAKEN_UP = /\b(?:but|yet|however|although|wrong)\b/i;
/** How the shares are split is no deed. */
const OF_SHARES = new RegExp(
  String.raw`^(?:the )?(?:equity|shares?|ownership|cap table|vesting|we (?:split|own|hold)|i (?:own|hold))\b|^(?:i|he|she|we) (?:have` +
    String.raw`|has) \d\d ?(?:%|per ?cent)|^\d\d ?\/ ?\d\d\b|^\d\d ?%? \((?:me` +
    String.raw`|her|him|both)\)|\b(?:equity|vesting|shares) (?:is |are )?(?:split )?\d\d ?[/:-] ?\d\d\b`,
  'i',
);
/** What a technology can do for anybody. */
const OF_TECHNOLOGY = new RegExp(
  String.raw`\b(?:AI|LLMs?|GPT\S{0,6}|(?:language )?models|blockchain|chatbots|robots|machine learning) (?:can|could|will|is able to|are able to` +
    String.raw`|has made|have made|makes?)\b`,
);
const HYPE = new RegExp(
  String.raw`\b(?:envision|aspire|unicorn|revolution\w{0,5}|gigantic|once in a (?:generation|lifetime)|democrati[sz]e|backbone|unassailable` +
    String.raw`|irrelevant|tailwinds?|super[- ]?apps?|one[- ]stop|all[- ]in[- ]one)\b`,
  'i',
);
/** "(Tech.), electrical engineering" is a piece of a title, and "I timed 200 of them" says nothing without the sentence before. */
const PIECE = /^[(),;:]|^(?:[^\s]{1,20} ){1,5}(?:them|these|those|it)[.!]?$/;
/** What is not there. */
const OF_NOTHING = /^there (?:(?:is|are|was|were) (?:no|not|nothing|nobody)|(?:is|are|was)n['’]t)\b/i;
const OURS = /\b(?:we|our|ours|us|I|my)\b/i;

/** Where what others have and can do is theirs. */
const OF_OTHERS: ReadonlySet<string> = new Set(['competitive-advantage', 'competitors']);
/** "Empact and Procore can both store it", "Rossi has the reference and is good". */
const RIVALS_CAN = new RegExp(
  String.raw`^\p{Lu}[\p{L}\d]{1,20}(?:,? (?:and|or) \p{Lu}[\p{L}\d]{1,20}) (?:can|could|will|have|are|do|offer|sell|own)\b` +
    String.raw`|\b(?:is|are) (?:very |really |quite |also )?(?:good|excellent|great|the reference|the (?:market )?leaders?|better|stronger|bigger)\b`,
  'u',
);
/** What is neither counted nor theirs is no advantage of theirs. */
const OF_ADVANTAGE = 'competitive-advantage';
const isOfNobodyHere = (text: string): boolean => !/\d/.test(text) && !/^(?:if|only|people|team)\b/i.test(text);
const isOfRivals = (text: string, fieldId: string): boolean =>
  OF_OTHERS.has(fieldId) &&
  !OURS.test(text) &&
  !TAKEN_UP.test(text) &&
  (RIVALS_CAN.test(text) || (fieldId === OF_ADVANTAGE && isOfNobodyHere(text)));

/** "There will be a code at the counter": what is not there yet. */
const TO_COME = new RegExp(
  String.raw`^(?:and |but |so |then |later |also )?(?:there (?:will|would|is going to|are going to)\b|(?:we|i) (?:are|am) (?:also ` +
    String.raw`|still |now )?planning\b|later (?:there|we|it)\b)`,
  'i',
);
/** Where what is to come was asked for. */
const ASKS_FOR_PLANS: ReadonlySet<string> = new Set(['five-year-vision', 'funding-plan']);
/** "340,000 of grant money used, 95,000 remaining": what was given and spent. */
const OF_SPENDING = new RegExp(
  String.raw`\b(?:grants?|grant money|funding|subsid(?:y|ies)|loan|prize money)\b[^.;!?]{0,60}\b(?:used|spent|remaining|remains|left|received|awarded)\b` +
    String.raw`|(?:\p{Sc}|\b\p{Lu}{3}) ?\d[\d.,]{0,12}(?: ?(?:k|m|million))?\b[^.;!?]{0,30}\b(?:used up|used|spent|remaining)(?=[.,;]|$)` +
    String.raw`|^(?:cash (?:at|in)|money (?:at|in the|left)|bank balance|burn|runway)\b`,
  'iu',
);
const ASKS_FOR_MONEY: ReadonlySet<string> = new Set(['funding-plan', 'fulltime-commitment', 'business-model']);
const LISTED = String.raw`(?:(?:also|and|or|the) )?(?:\p{Lu}[\p{L}\d'’-]{0,20}|\d{1,4})(?: [\p{Lu}\d][\p{L}\d'’-]{0,20}){0,2}`;
/** "The car is Prius 20, 30, Alpha, also Aqua": models and names. */
const LIST_OF_NAMES = new RegExp(
  String.raw`^(?:\p{L}[\p{L}'’-]{1,20} ){1,4}(?:is|are|include|includes|like):? ${LISTED}(?:(?:,| and| or) ${LISTED}){2,12}\W{0,2}$`,
  'u',
);
/** "Jo Abel (19, second year) and Kyla Mae (19, the one who draws)": how old they are. */
const AGES = /\((?:aged? )?(?:1[5-9]|[2-7]\d)(?: years?(?: old)?)?[,)]/;
const DID = new RegExp(
  String.raw`\b(?:built|made|wrote|ran|led|sold|founded|owned|worked|works|shipped|designed|developed|drove|taught|managed|studied` +
    String.raw`|\p{Ll}{3,14}ed|ph\.?d|did|was|runs|sells|codes|writes|builds|does|\d{1,2}[- ]years? (?:at|in|of|as)|years (?:at|in|of` +
    String.raw`|as|on))\b`,
  'iu',
);
const isOfAges = (text: string): boolean => AGES.test(text) && !DID.test(text);
/** "1 to 12 transformers each": how many one of them has. */
const SIZE_OF_EACH =
  /^(?:about |around |with |from )?\d[\d.,]{0,9} ?(?:to|-|–|or) ?\d[\d.,]{0,9} (?:[\p{L}-]{2,20} ){1,3}(?:each|apiece)\W{0,2}$/u;
/** "Every city in North America and then Europe". */
const GRAND = new RegExp(
  String.raw`^(?:first |then |and )?(?:every|all|the whole|any) (?:[\p{L}-]{2,20} ){1,3}(?:in|of|across|on) (?:the |all ` +
    String.raw`|every )?(?:world|globe|planet|country|continent|\p{Lu}\p{L}{2,20})[^\d.;!?]{0,60}\W{0,2}$`,
  'iu',
);

/** "It is a mobile app": what anybody could make. */
const IS_OF_KIND = new RegExp(
  String.raw`^(?:it|this|ours|\p{Lu}[\p{L}\d]{1,20})(?:['’]s| is) (?:going to be )?an? (?:[\p{L}-]{2,15} ){0,2}(?:apps?|website` +
    String.raw`|platform|tool|program|service|marketplace|game|startup|company)\W{0,2}$`,
  'iu',
);
/** "212K followers between both": who looks. */
const OF_ATTENTION = /\b\d[\d.,]{0,9} ?(?:k|thousand|million)? (?:followers|likes)\b/i;
const BOUGHT = /\b(?:paid|pays?|bought|ordered|customers?|sold|sales|buyers)\b/i;
/** "Add the US and Ireland": how much larger it could be. */
const IS_ADDED = /^(?:(?:then|and|now) )?add (?:the|in|to|an?|\d|\p{Lu})/iu;

/** "She went on to do business in Galway": where somebody went to school. */
const OF_SCHOOL = /\b(?:she|he|they|we|i) (?:then )?went on to (?:do|study|read)\b/i;

const NOTHING = [
  QUESTION,
  PIECE,
  OF_SCHOOL,
  OF_NOTHING,
  OF_SHARES,
  HYPE,
  LIST_OF_NAMES,
  SIZE_OF_EACH,
  GRAND,
  IS_ADDED,
  IS_OF_KIND,
];

/** Whether it says what another question asked for: what is to come, money, or what others think. */
const isAskedElsewhere = (text: string, fieldId: string): boolean =>
  (!ASKS_FOR_PLANS.has(fieldId) && TO_COME.test(text)) ||
  (!ASKS_FOR_MONEY.has(fieldId) && OF_SPENDING.test(text)) ||
  (!ASKS_FOR_OTHERS.has(fieldId) && [OTHERS_SAY, SOME_THINK].some((said) => said.test(text)) && !TAKEN_UP.test(text));

/** Whether a sentence is nothing to praise: a question, an admission, what others think, names alone, or what anybody could claim. */
export const isNothingToPraise = (text: string, fieldId: string): boolean =>
  NOTHING.some((pattern) => pattern.test(text)) ||
  isAdmitted(text) ||
  isOfRivals(text, fieldId) ||
  isNamesOnly(text) ||
  isOfAges(text) ||
  isAskedElsewhere(text, fieldId) ||
  (OF_ATTENTION.test(text) && !BOUGHT.test(text)) ||
  (OF_TECHNOLOGY.test(text) && !OURS.test(text));
