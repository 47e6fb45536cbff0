import { PLACES } from '@playbook/critique/lexicon/names';
import { isName, MANY, pluralOf, SAYS_NOTHING } from './plain-names.js';

/** "12 parishes pay 200 pounds", "farms in Maine pay us": whoever pays for it buys it, whatever else is named. */
const PAYERS = new RegExp(
  String.raw`(?<![\p{L}'-])((?:\p{L}[\p{L}-]{2,23} )?)(\p{L}\p{Ll}{1,23}(?:[^su\W]s|men|people)) ` +
    String.raw`(?:(?:in|across) \p{Lu}\p{L}{1,23} (?:and \p{Lu}\p{L}{1,23} )?|of \d[\d.,]{0,12} )?(?:pay (?:us\b|for (?:it|this|a)\b|` +
    String.raw`[$€£]?\d[\d.,]{0,15}(?![\d.,%]| ?%))|(?:rent|lease|buy|reorder|renew) (?:it|them|ours|[^.;!?\\n]{1,30} from (?:us|me))\b)`,
  'gu',
);
const COUNT = String.raw`(?<![\p{L}\d])(?:\d[\d.,]{0,15}|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en|[Tt]welve)`;
const KIND = String.raw`((?:\p{Ll}[\p{Ll}'’-]{2,23} ){0,2}\p{Ll}{2,23}(?:[^su\W]s|men))`;
/** "With 11,000 hives", "in Kwale": what they have and where they are. */
const OF_THEM = String.raw`(?: (?:with|running|owning) \d[\d.,]{0,15} \p{Ll}{2,23})?(?: (?:in|across|near|at) \p{Lu}\p{L}{1,23}(?: and \p{Lu}\p{L}{1,23})?)?`;
/** "46 women's groups in Kwale rent a tent": whoever is counted and does that pays. */
const COUNTED_BUYERS = new RegExp(
  String.raw`${COUNT} ${KIND}${OF_THEM}(?: [^.;!?\n]{1,50}? and)? ` +
    String.raw`(?:pay|order|reorder|renew|rent|lease|subscribe|buy from (?:us|me|my|our)|bought (?:it|them|one|ours)|bought(?=[,;.]|$))\b`,
  'gu',
);
/** "Three chandlers try it": who uses it stands in for who pays. */
const USERS = new RegExp(String.raw`${COUNT} ${KIND}${OF_THEM} (?:use it|tried it|try it|test it|run it|trial)\b`, 'u');
/** "Conservatories in Recife use it": without a count. */
const USERS_IN_PLACE = /(?:^|[.;!?\n] ?)(\p{Lu}\p{Ll}{3,23}s) in \p{Lu}[\p{L} ]{1,60} use it\b/u;

/** "Drafts the bid for landscaping firms": firms with what they do. */
const FOR_FIRMS =
  /\bfor ((?:\p{Ll}[\p{L}-]{2,23} ){1,2}(?:firms|companies|businesses|owners|shops|stores|practices|clinics|contractors))(?!\p{L})/u;
/** "We rent GPUs of studios to labs": whoever gets it is the customer, where they are named as one elsewhere. */
const SOLD_TO =
  /\b(?:rent|lease|sell|lend|deliver|ship) [^.;!?\n]{3,90}? to ((?:\p{Ll}{2,20} )?\p{Ll}{2,23}s)(?!\p{L})/u;

const OF_ANYBODY = /\b(?:your|their|our|its|other|all|any|many|most|some|these|those|the|and|of)\b/;

function firmsIn(description: string): string | undefined {
  const name = FOR_FIRMS.exec(description)?.[1];
  return name === undefined || OF_ANYBODY.test(name) ? undefined : name;
}

function soldTo(description: string, named: readonly string[]): string | undefined {
  const name = SOLD_TO.exec(description)?.[1];
  return name !== undefined && named.some((one) => one.endsWith(name)) ? name : undefined;
}

const SAID_OF_MANY = new RegExp(String.raw`^(?:${MANY}|where|and|that|which|whose|\p{L}*teen|\p{L}*ty)$`, 'iu');

/** "An electricity retailer pays us", "the county pays for the data": one stands for its kind. */
const PAYER = new RegExp(
  String.raw`(?:\b(?:[Aa]n?|[Tt]he|[Ee]ach|[Ee]very) |(?<=^|[,;.] ))((?:\p{L}[\p{L}-]{2,23} ){0,2}?\p{L}\p{Ll}{2,23})` +
    String.raw`(?: [^.;!?\n]{1,60}? and)? pays (?:us\b|for (?:it|this|the|each|every)\b|(?:[$€£₹]|Rs ?)?\d)`,
  'gu',
);
/** Of whom a country has one: nobody can be asked for five of them. */
const IS_ONLY_ONE =
  /(?:^| )(?:ministry|government|state|authority|parliament|treasury|army|navy|police|insurance fund|tax office|regulator)$/i;
/** A place or a nation in front of them is no part of their trade. */
const withoutPlace = (name: string): string => {
  const [first = '', ...rest] = name.split(' ');
  return rest.length > 0 && PLACES.has(first.toLowerCase()) ? rest.join(' ') : name;
};

/** @param isAnybody whether a name that says little is better than none */
const payerIn = (description: string, isAnybody = false): string | undefined =>
  [...description.matchAll(PAYER)]
    .map(([, name = '']) =>
      pluralOf(
        withoutPlace(name.replace(DETERMINER, ''))
          .replace(/insurance$/i, 'insurer')
          .toLowerCase(),
      ),
    )
    .find((name) => isName(name) && (isAnybody || !SAYS_NOTHING.test(name)));
const DETERMINER = /^(?:an?|the|each|every|one|our|their|he|she|it|who|which|that|and) /i;

function payersIn(description: string): string | undefined {
  const named = [...description.matchAll(PAYERS)].map(([, before = '', noun = '']) => {
    const name = noun.toLowerCase();
    const kind = before.trim();
    return SAYS_NOTHING.test(name) && kind !== '' && !SAID_OF_MANY.test(kind) ? `${kind.toLowerCase()} ${name}` : name;
  });
  return named.find((name) => !SAYS_NOTHING.test(name));
}

/** "What an electrical contractor must re-price": one stands for its kind. */
const IN_NEED = /\b(?:an|a|each|every) ((?:\p{Ll}{3,23} )?\p{Ll}{3,23}) (?:must|needs|has to)\b/u;
const IS_ANYBODY = /\b(?:customer|user|company|person|team|business|firm|client|product|thing)$/;

function inNeed(description: string): string | undefined {
  const name = IN_NEED.exec(description)?.[1];
  return name === undefined || IS_ANYBODY.test(name) ? undefined : pluralOf(name);
}

/** "First customer, a dairy in Gruyère": one stands for its kind. */
const FIRST_CUSTOMER = new RegExp(
  String.raw`\b(?:first|second|only|one|our|biggest) (?:paying )?(?:customer|client|buyer)(?:,| is| was) an? ` +
    String.raw`(\p{Ll}{3,23}(?: (?!in\b|of\b|with\b|near\b|that\b|who\b|from\b)\p{Ll}{3,23})?)(?!\p{L})`,
  'iu',
);

function firstCustomer(description: string): string | undefined {
  const name = FIRST_CUSTOMER.exec(description)?.[1];
  return name === undefined || IS_ANYBODY.test(name) ? undefined : pluralOf(name);
}

/** Words between a count and a name that are no part of it. */
const NO_PART = /^.*\b(?:of|the|and|that|which|our|other|paying|more|small|large|new)\s/u;

const countedIn = (description: string, counted: RegExp): string | undefined =>
  [...description.matchAll(counted)]
    .map(([, name = '']) => name.replace(NO_PART, ''))
    .find((name) => isName(name) && !SAYS_NOTHING.test(name));

/** "The justice ministry pays us": a buyer that is the only one of its kind, beside whom nobody else pays. */
export const isOnePayer = (description: string): boolean =>
  [...description.matchAll(PAYER)].some(([, name = '']) => IS_ONLY_ONE.test(name));

/** Who pays by the words of a description, or gets what is sold; `named` are those whom the text names as customers. */
export const buyersIn = (description: string, named: readonly string[]): string | undefined =>
  countedIn(description, COUNTED_BUYERS) ??
  payersIn(description) ??
  payerIn(description) ??
  firstCustomer(description) ??
  soldTo(description, named);

/** Who uses it by a count, or is named as whom it is for: they stand in for who pays. */
export function usersIn(description: string): string | undefined {
  return userIn(description) ?? payerIn(description, true);
}

function userIn(description: string): string | undefined {
  const name =
    USERS.exec(description)?.[1]?.replace(NO_PART, '') ?? USERS_IN_PLACE.exec(description)?.[1]?.toLowerCase();
  return name !== undefined && isName(name) && !SAYS_NOTHING.test(name)
    ? name
    : (firmsIn(description) ?? inNeed(description));
}
