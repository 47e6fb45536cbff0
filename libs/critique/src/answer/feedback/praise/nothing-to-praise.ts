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
  String.raw`^(?:the )?(?:equity|shares?|ownership|cap table|vesting|we (?:split|own|hold)|i (?:own|hold))\b|^\d\d ?\/ ?\d\d\b|^\d\d ?%? \((?:me` +
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
    String.raw`|irrelevant|tailwinds?)\b`,
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

/** "She went on to do business in Galway": where somebody went to school. */
const OF_SCHOOL = /\b(?:she|he|they|we|i) (?:then )?went on to (?:do|study|read)\b/i;

const NOTHING = [QUESTION, PIECE, OF_SCHOOL, OF_NOTHING, OF_SHARES, HYPE];

/** Whether a sentence is nothing to praise: a question, an admission, what others think, names alone, or what anybody could claim. */
export const isNothingToPraise = (text: string, fieldId: string): boolean =>
  NOTHING.some((pattern) => pattern.test(text)) ||
  isAdmitted(text) ||
  isOfRivals(text, fieldId) ||
  isNamesOnly(text) ||
  (OF_TECHNOLOGY.test(text) && !OURS.test(text)) ||
  (!ASKS_FOR_OTHERS.has(fieldId) && [OTHERS_SAY, SOME_THINK].some((said) => said.test(text)) && !TAKEN_UP.test(text));
