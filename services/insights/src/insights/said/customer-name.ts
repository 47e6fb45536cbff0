import { IDEA_TARGET_USERS } from '@playbook/contracts/analysis/idea-check.schema';
import { CUSTOMER_PATTERNS } from '@playbook/critique/customers/customer-patterns';
import { arePrivatePeople } from '@playbook/critique/customers/private-people';
import { namesAnyPlace } from '@playbook/critique/idea/why-now/named-places';
import { SEGMENT_HEADS } from '@playbook/critique/lexicon/customers';
import { HOUSEHOLD_NAMES } from '@playbook/critique/lexicon/names';
import { isEnglishWordForm } from '@playbook/critique/text/grammar/part-of-speech';
import { quoted } from './quoted.js';

/** A name of more words makes a sentence hard to read. */
const NAME_WORDS_MAX = 5;
/** What says little alone may be this long, or is short all the same. */
const WHOLE_WORDS_MAX = 9;
/** "Court clerks who must find an interpreter", "owners of cork estates in Portugal": behind it stands what narrows them down. */
const NARROWED = new RegExp(
  String.raw`,? (?:running|owning|operating|moving|lifting|preparing|employing|turning over|handling|aged|mostly|mainly|usually|` +
    String.raw`doing|using|receiving|earning|booking|writing|caring|working|building|making|producing|planning` +
    String.raw`|who|that|which|whose|in|on|at|from|with|across|near|between|around|within)\s|, (?:\d|owner|mostly|mainly|usually|often|of |aged|cooking|age\b)`,
  'iu',
);
const FIRST_WORD = /^\p{Lu}\p{Ll}{2,20}(?:-\p{Ll}{2,20})?(?!\p{L})/u;

/** "Banks", and no "Germans". */
const PLURAL = /(?<!an|ese|ish)s$/;
const PEOPLES =
  /^(?:Poles|Danes|Finns|Swedes|Turks|Brits|Scots|Greeks|Serbs|Croats|Czechs|Slovaks|Slovenes|Arabs|Kurds|Thais|Swiss)$/;
/** "New Zealand contractors", "Sri Lankan growers". */
const PLACE_OF_TWO =
  /^(?:New|North|South|East|West|Great|Saint|San|Sri|Hong|Costa|Puerto|Saudi|Bay|Los|Las|El) \p{Lu}/u;
/** "Poles living abroad or", "studios taking": what the rest was joined by. */
const LOOSE_END = /(?: (?:and|or|of|the|an?|mostly|mainly|taking|living|working|dealing|trading|operating)){1,3}$/;

/** "Court clerks" and "self-employed sweeps" within a sentence; "Kenyan hospitals" and "NHS trusts" are written so everywhere. */
function withinSentence(name: string): string {
  const [first = ''] = FIRST_WORD.exec(name) ?? [];
  const words = first.toLowerCase().split('-');
  const isWord = PLURAL.test(first) || words.every((part) => isEnglishWordForm(part));
  const isName =
    PEOPLES.test(first) || PLACE_OF_TWO.test(name) || namesAnyPlace(first) || HOUSEHOLD_NAMES.has(first.toLowerCase());
  return isWord && !isName ? `${first.toLowerCase()}${name.slice(first.length)}` : name;
}

/** "Customs brokers (agencias aduanales)": what they are called elsewhere. */
const ASIDE = /\s?\([^()]{1,80}\)/gu;

/** Who the customers are, as the founder wrote it; a choice of the form as it stands within a sentence. */
export function wholeCustomerName(customer: string): string {
  const isChoice = IDEA_TARGET_USERS.some((choice) => choice === customer);
  return isChoice ? customer.toLowerCase() : withinSentence(quoted(customer.replace(ASIDE, '')));
}

const IS_PLURAL = /s$|^(?:people|men|women|children|kids|staff|elderly|folks?|police|cattle|personnel|teams?)$/i;
const ENDS_LIKE_SINGULAR_IN_Y = /(?<=[^aeiou])y$/;
const ENDS_IN_SIBILANT = /(?:x|ch|sh|z)$/;
/** "Seafood factory" and "owner of driving schools", as somebody writes whose language has no plural: of one alone nobody buys. */
function inPlural(name: string): string {
  const [, head = '', ofWhom] = /(\p{L}{1,30})(?: of (.{1,120}))?$/u.exec(name) ?? [];
  if (IS_PLURAL.test(head)) return name;
  if (ofWhom !== undefined) return IS_PLURAL.test(ofWhom) ? ofWhom : name;
  if (!SEGMENT_HEADS.has(head.toLowerCase())) return name;
  const ending = ENDS_LIKE_SINGULAR_IN_Y.test(head) ? 'ies' : ENDS_IN_SIBILANT.test(head) ? 'es' : 's';
  return `${name.replace(ENDS_LIKE_SINGULAR_IN_Y, '')}${ending}`;
}

/** "Anyone who wants to improve their life" is nobody who could be asked or counted. */
const IS_ANYBODY = /^(?:anyone|anybody|everyone|everybody|whoever)\b/i;

/** "Vineyard managers, landfill operators and the directors of small airfields". */
const NEXT_OF_LIST = /,? (?:and|or) |, /u;
/** "Pupils of 6 to 13 years". */
const OF_AGE = / of (?=\d)/u;
/** The first kind of a long list, which can be asked and counted alone; the list where its first says little. */
function firstOfList(name: string): string {
  const first = (name.split(NEXT_OF_LIST, 1)[0] ?? '').split(OF_AGE, 1)[0] ?? '';
  const isLong = name.split(' ').length > NAME_WORDS_MAX;
  return isLong && first.includes(' ') && IS_PLURAL.test(first) ? first : name;
}

/** The same without what narrows them down, where it is long and says enough without; empty where it is anybody. */
export function customerName(customer: string): string {
  const whole = wholeCustomerName(customer);
  if (IS_ANYBODY.test(whole)) return '';
  const short = (whole.split(NARROWED, 1)[0] ?? '').replace(LOOSE_END, '');
  const isShort = whole.split(' ').length <= NAME_WORDS_MAX;
  // "Families" may be any.
  const saysLittle = CUSTOMER_PATTERNS.saysLittle.test(short) || (!short.includes(' ') && arePrivatePeople(short));
  const isReadable = isShort || (saysLittle && whole.split(' ').length <= WHOLE_WORDS_MAX);
  return isReadable || short === '' ? whole : inPlural(firstOfList(short));
}
