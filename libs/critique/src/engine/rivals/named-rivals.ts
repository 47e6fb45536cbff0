import { isSomebody } from '../../customers/somebody.js';
import { PLACES } from '../../lexicon/names.js';
import { currencyNamed } from '../numbers/currency-names.js';
import { isListedWord } from '../../lexicon/word-ranks.js';

const NAME = String.raw`\p{Lu}[\p{L}\d&]{2,24}`;
const FULL_NAME = `${NAME}(?: ${NAME})?`;
const NAMES = String.raw`${NAME}(?:, ${NAME}){0,3}(?:,? (?:and|or) ${NAME})?`;
/** A name that a capital within tells from a word that begins a sentence: "GovQA". */
const CAMEL_NAME = String.raw`(?<!\p{L})(?:\p{Lu}\p{L}{0,20}\p{Ll}\p{Lu}\p{L}{0,20})`;
const START = String.raw`(?:^|[.;:!?,] |\b(?:and|but|while|because|since|though) )`;
const SUM = String.raw`(?:about |around |from )?(?:[$€£₹] ?\d|\d[\d.,]{0,12} ?(?:dollars|euros?|pounds|francs|rupees|pesos|naira|%))`;

/** Each names one or more firms in its group "names". */
const TOLD: readonly RegExp[] = [
  // "Unlike Clio", "they switched from Mindbody".
  String.raw`\b(?:[Uu]nlike|[Ii]nstead of|[Rr]ather than|[Ss]witched from|[Rr]ivals? (?:is|are)(?: really| probably| mainly)?|[Cc]ompetitors? (?:is|are)|` +
    String.raw`[Cc]ompetition is|[Ii]ncumbents? (?:is|are)|[Cc]ompete with) (?<names>${FULL_NAME})(?![\p{L}\d&'’]| \p{Lu})`,
  // "There's a Canadian thing called OysterTracker", "AgSync is the rival we meet most", "Strayos does the pictures, we do the rest".
  String.raw`\b[Tt]here(?:['’]s| is) (?:already )?an? (?:[\p{L}-]{2,20} ){0,2}(?:thing|app|tool|company|firm|product|system|outfit) called (?<names>${NAME})`,
  String.raw`\b[Tt]here(?:['’]s| is) an? \p{Lu}\p{Ll}{3,12} (?:firm|company|start-?up|outfit), (?<names>${NAME})`,
  // "Attero talks about 98% recovery; we give the material", "Vinted has 23 million members".
  String.raw`${START}(?<names>${NAME}) (?:talks about|promises|claims|boasts|solved this for|solves this for) `,
  String.raw`${START}(?<names>${NAME}) has (?:about |over )?\d[\d.,]{0,8} (?:million|thousand|k|m) (?:members|users|customers|sellers|subscribers|downloads)\b`,
  String.raw`${START}(?<names>${NAME}) was in this (?:space|market|business)\b`,
  String.raw`${START}(?<names>${FULL_NAME}) (?:is|are) (?:the|our) (?:[\p{Ll}-]{2,12} )?(?:rivals?|competitors?|competition)\b`,
  String.raw`${START}(?<names>${NAME}) does [\p{Ll} ]{3,60}(?:, (?:but )?we |,? and some \p{Ll}{3,20} (?:bend|use|make|adapt|misuse) )`,
  String.raw`\b(?:alternative to|replacement (?:of|for)|cheaper than|pays?) (?<names>${NAME})(?= [$€£]?[\da-z]|[.,;:])`,
  // "Evals exist in LangSmith".
  String.raw`\bexists? in (?<names>${NAMES})`,
  // What one costs: "use Ocrolus at $0.50", "the lift made by Mortech is $11,400", "Garmin's collar is 700 euros", "QuickBooks is £30".
  String.raw`\b(?:use|uses|pay) (?<names>${NAME}) (?:at )?${SUM}`,
  String.raw`\b(?:made|sold|built|offered) by (?<names>${NAME}) (?:is|costs?|charges?|asks?|takes?) (?:for )?${SUM}`,
  String.raw`(?<!\p{L})(?<names>\p{Lu}\p{L}{2,24})['’]s (?:[\p{L}-]{2,20} ){1,3}(?:is|costs?) ${SUM}`,
  String.raw`(?<names>${CAMEL_NAME}) (?:is|costs?|charges?|asks?|takes?) (?:for )?${SUM}`,
  String.raw`(?<names>${CAMEL_NAME}) (?:is|was) (?:priced for (?:big|large|enterprise)|too expensive|overkill)`,
  // "Gradient sells one", "Loop and Narvar make returns easy".
  String.raw`${START}(?<names>${FULL_NAME}) (?:(?:sells|rents|bills) (?:from |at |by )|sells (?:it|one|them|theirs|this|that)\b` +
    String.raw`|already (?:sells|does|makes|offers)\b)`,
  String.raw`${START}(?<names>${NAME},? (?:and|or) ${NAME})(?:, (?:the|both|two) [\p{Ll} ]{3,30},)?` +
    String.raw` (?:only |still |just )?(?:sell|charge|make|offer|do|cover|explain|cost|check|show|ignore|miss)\b`,
  // "Deel and Wise are the obvious ones", "Tyler and Accela own the system of record".
  String.raw`${START}(?<names>${FULL_NAME},? (?:and|or) ${FULL_NAME}) (?:(?:are|is) the (?:obvious|usual|big|main|best known) ` +
    String.raw`(?:ones?|players?|names?|options?|rivals?)|go(?:es)? after|owns? the (?:system|market|category))\b`,
].map((source) => new RegExp(source, 'gu'));

/** "Poppins is $75", "Veritas charges 40": any word may begin such a sentence, so that a name is what is no word. */
const PRICED = new RegExp(
  String.raw`${START}(?<names>${FULL_NAME}) (?:charges (?:about |around )?[$€£]?\d|explains\b|is [$€£]\d)`,
  'gu',
);
const IS_ABBREVIATION = /^\p{Lu}+$/u;

/** "They use Tithely for giving, Mailchimp for email". */
const USED = new RegExp(String.raw`\b(?:use|uses|run on) (${NAME} for [^.;!?]{2,120})`, 'gu');
const USED_NAME = new RegExp(String.raw`(?:^|, (?:and )?)(${NAME}) for\b`, 'gu');

/** What a description begins with, before what it does, is the startup: "Hollowell charges $85". */
const OWN_NAME = new RegExp(String.raw`^\s{0,5}(${FULL_NAME}) (?!and\b|or\b)\p{Ll}`, 'u');

/** Who is no firm, what carries work for everybody, and no name at all. */
const NO_RIVAL = new RegExp(
  String.raw`^(?:nobody|everybody|everyone|somebody|someone|anybody|anyone|nothing|everything|who|what|it|he|she|they|this|that|these` +
    String.raw`|those|each|one|which|medicare|medicaid|congress|our|we|and|the|mine|ours|today|monday|sunday` +
    String.raw`|excel|word|whatsapp|google|gmail|outlook|pdf|sms|email)$`,
  'i',
);
/** "R14": a sum in rand. */
const IS_SUM = /^\p{Lu}{1,3}\d+$/u;
const MAX_RIVALS = 3;
/** "Annex III", "Section 179": parts of a law or of a test. */
const IS_PART = /^(?:Annex|Article|Section|Schedule|Part|Chapter|Title|Form|Exam|Law|Act|Level|Step|Phase) /;

const isRival = (name: string): boolean =>
  name !== '' &&
  ![NO_RIVAL, IS_SUM, IS_PART].some((pattern) => pattern.test(name)) &&
  currencyNamed(name) === undefined &&
  !PLACES.has(name.toLowerCase()) &&
  !isSomebody(name.toLowerCase());

const toldIn = (text: string): string[] =>
  TOLD.flatMap((pattern) => [...text.matchAll(pattern)]).flatMap(
    ({ groups }) => groups?.['names']?.split(/,? (?:and|or) |, /u) ?? [],
  );

const pricedIn = (text: string): string[] =>
  [...text.matchAll(PRICED)]
    .map(({ groups }) => groups?.['names'] ?? '')
    .filter((name) => !isListedWord(name.toLowerCase()) && !IS_ABBREVIATION.test(name));

const usedIn = (text: string): string[] =>
  [...text.matchAll(USED)].flatMap(([, list = '']) => [...list.matchAll(USED_NAME)].map(([, name = '']) => name));

/**
 * Firms and products that a founder names for sure as what there is already: by what they cost, sell or are used for, or as what is done
 * otherwise. At most three, as they are written, without the startup's own name.
 * @param more what else is written of the startup, such as its problem
 */
export function namedRivals(description: string, ...more: readonly string[]): readonly string[] {
  const own = OWN_NAME.exec(description)?.[1] ?? '';
  const texts = [...more, description];
  const named = texts.flatMap((text) => [...toldIn(text), ...pricedIn(text), ...usedIn(text)]);
  return [...new Set(named)].filter((name) => isRival(name) && name !== own).slice(0, MAX_RIVALS);
}
