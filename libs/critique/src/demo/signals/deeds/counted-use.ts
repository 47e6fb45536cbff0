import type { Span } from '@playbook/contracts/core/span.schema';
import { overlaps } from '../../../text/spans/span.js';
import type { Token } from '../../../text/tokens/token.js';

const ARTICLE = /^(?:a|an)$/;
const MAX_MODIFIERS = 4;
/** What is wanted, thought of or merely told of is no use. */
const NO_USE =
  /\b(?:could|would|might|will|want|wants|wanted|talked|spoke|asked|interviewed|surveyed|if|hope|plan|there are|market)\b/i;

/** "Two more airlines start in May": what begins is counted when it has. */
const NO_USE_YET = /\bmore\b[^.;]{1,60}\b(?:start|join|begin|open|follow|come)\b/i;
const isOfLater = (plain: string): boolean => NO_USE.test(plain) || NO_USE_YET.test(plain);

/** What is done to a product by those who do not use it. */
const OF_OTHERS = new Set(
  (
    'build code design write program fund back reject copy lose hate miss ask tell advise sponsor invest refuse leave try test ' +
    'like love want follow watch know visit'
  ).split(' '),
);
const SINGULARS = [/s$/, /es$/];
const PLURAL = /(?:s|men|people|children)$/;
const PRODUCT = /^(?:it|one|them|us|ours)$/;
const MAX_LEAD_TOKENS = 3;
const MAX_COUNTED_TOKENS = 7;

const isVerb = ({ pos }: Token): boolean => pos === 'VERB' || pos === 'AUX';
/** "That is forty singers": what is counted does nothing there. */
const isOfClause = (token: Token): boolean => isVerb(token) || token.pos === 'PRON' || token.pos === 'NOUN';

/** What the product is, in small letters: "is a probe", "make a camera". */
export function productHeadsIn(tokens: readonly Token[], what: readonly Span[]): string[] {
  const [first] = what;
  if (first === undefined) return [];
  const from = tokens.findIndex(({ start }) => start >= first.start);
  const article = tokens.findIndex(({ lower }, at) => at >= from && ARTICLE.test(lower));
  if (article < 0) return [];
  const phrase = tokens.slice(article + 1, article + 1 + MAX_MODIFIERS);
  const end = phrase.findIndex(({ pos }) => pos !== 'NOUN' && pos !== 'ADJ' && pos !== 'PROPN');
  const head = (end < 0 ? phrase : phrase.slice(0, end)).findLast(({ pos }) => pos === 'NOUN');
  return head === undefined ? [] : [head.lemma];
}

/** What is theirs and does something: "our box stores it". */
export const ownThingsIn = (tokens: readonly Token[], what: readonly Span[]): string[] =>
  tokens.flatMap(({ lower, start }, at) => {
    const noun = tokens[at + 1];
    const isSubject = lower === 'our' && what.some((own) => own.start === start);
    return isSubject && noun?.pos === 'NOUN' ? [noun.lemma] : [];
  });

const COSTS = /^(?:costs?|is)$/;

/** "A nozzle costs nineteen hundred dollars": the product by its own noun. */
export function ownPriceIn({ tokens, numbers }: Counting, heads: ReadonlySet<string>): Span[] {
  return tokens.flatMap((token, at) => {
    const [noun, verb, number] = tokens.slice(at + 1, at + 4);
    if (!ARTICLE.test(token.lower) || noun === undefined || verb === undefined || number === undefined) return [];
    const sum = numbers.find(({ start }) => start === number.start);
    return heads.has(noun.lower) && COSTS.test(verb.lower) && sum !== undefined
      ? [{ start: token.start, end: sum.end }]
      : [];
  });
}

const EXISTS = /^(?:now |today |already |so far )?there are (?:now |already )?/i;

/** A sentence in which somebody or something may be counted. */
interface Counting {
  readonly plain: string;
  readonly tokens: readonly Token[];
  readonly numbers: readonly Span[];
  readonly segments: readonly Span[];
}

/** "Eleven farms feed it", "so many houses drink from it": whoever is counted, they do something with the product. */
function isDoneWithProduct(tokens: readonly Token[], from: number): boolean {
  const behind = tokens.filter(({ end }) => end >= from).slice(0, MAX_COUNTED_TOKENS);
  const object = behind.findIndex(({ lower }) => PRODUCT.test(lower));
  const at = behind[object - 1]?.pos === 'ADP' ? object - 2 : object - 1;
  const [counted, verb] = [behind[at - 1], behind[at]];
  if (verb === undefined || counted === undefined || OF_OTHERS.has(verb.lemma)) return false;
  const isPlural = counted.pos === 'NOUN' && PLURAL.test(counted.lower);
  const isPlace = counted.pos === 'PROPN';
  return verb.pos === 'VERB' ? isPlural || isPlace : verb.pos === 'NOUN' && isPlural && verb.lower === verb.lemma;
}

/** Whether those who are counted are customers who do something, or pieces of the product. */
function isCountedUse({ tokens, segments }: Counting, first: Span, isOfProduct: boolean): boolean {
  const isOfCustomers = segments.some((segment) => overlaps(segment, first));
  const does = tokens.find((token) => token.start >= first.end && isVerb(token));
  const hasVerb = does !== undefined && !OF_OTHERS.has(does.lemma);
  return ((isOfProduct || isOfCustomers) && hasVerb) || isDoneWithProduct(tokens, first.end);
}

/**
 * Where customers are counted who do something, or pieces of the product that are somewhere, by what is counted and not by the verb: "ninety
 * probes hang in eleven bays", "nine opera houses have catalogued their wigs", "there are forty boxes on farms".
 */
export function countedUseIn(sentence: Counting, heads: ReadonlySet<string>): Span[] {
  const { plain, tokens, numbers } = sentence;
  const [first] = numbers;
  if (first === undefined) return [];
  const lead = tokens.filter(({ end }) => end <= first.start);
  const noun = tokens.findLast(({ start, end, pos }) => start >= first.start && end <= first.end && pos === 'NOUN');
  const isOfProduct = noun !== undefined && SINGULARS.some((ending) => heads.has(noun.lower.replace(ending, '')));
  if (EXISTS.test(plain)) return isOfProduct ? [first] : [];
  if (isOfLater(plain) || lead.length > MAX_LEAD_TOKENS || lead.some(isOfClause)) return [];
  return isCountedUse(sentence, first, isOfProduct) ? [first] : [];
}
