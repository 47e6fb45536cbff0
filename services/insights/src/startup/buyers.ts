import { isName, MANY, pluralOf, SAYS_NOTHING } from './plain-names.js';

/** "12 parishes pay 200 pounds", "farms in Maine pay us": whoever pays for it buys it, whatever else is named. */
const PAYERS = new RegExp(
  String.raw`(?<![\p{L}'-])((?:\p{L}[\p{L}-]{2,23} )?)(\p{L}\p{Ll}{1,23}(?:[^su\W]s|men|people)) ` +
    String.raw`(?:(?:in|across) \p{Lu}\p{L}{1,23} )?(?:pay (?:us\b|for (?:it|this|a)\b|` +
    String.raw`[$€£]?\d[\d.,]{0,15}(?![\d.,%]| ?%))|(?:rent|lease|buy) (?:it|them|ours)\b)`,
  'gu',
);
/** "130 stalls order every morning": who uses it stands in for who pays. */
const USERS =
  /(?<![\p{L}\d])\d[\d.,]{0,15} ((?:\p{Ll}{3,23} )?\p{Ll}{2,23}[^su\W]s) (?:order|rent|subscribe|use it|buy from us|run it)\b/u;

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
const PAYER =
  /\b(?:an?|the|each|every) ((?:[\p{L}-]{3,23} )?\p{L}\p{Ll}{2,23}) pays (?:us|for (?:it|this|the|each|every))\b/giu;

const payerIn = (description: string): string | undefined =>
  [...description.matchAll(PAYER)]
    .map(([, name = '']) => pluralOf(name.toLowerCase()))
    .find((name) => isName(name) && !SAYS_NOTHING.test(name));

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

/** Who pays by the words of a description, or gets what is sold; `named` are those whom the text names as customers. */
export const buyersIn = (description: string, named: readonly string[]): string | undefined =>
  payersIn(description) ?? payerIn(description) ?? soldTo(description, named);

/** Who uses it by a count, or is named as whom it is for: they stand in for who pays. */
export function usersIn(description: string): string | undefined {
  const name = USERS.exec(description)?.[1];
  return name !== undefined && isName(name) && !SAYS_NOTHING.test(name)
    ? name
    : (firmsIn(description) ?? inNeed(description));
}
