import type { IdeaText } from '../signals/idea-text.js';
import { PLACES } from '../../lexicon/names.js';

const NAME = String.raw`\p{Lu}[\p{L}\d]{2,20}`;
const NAMES = String.raw`${NAME}(?:, ${NAME}){0,3}(?:,? (?:and|or) ${NAME})?`;
const START = String.raw`(?:^|[.;:!?,] |\b(?:and|but|while|because|since|though) )`;

/** "Evals exist in LangSmith", "Gradient sells one", "HomePay is $75", "Loop and Narvar make returns easy". */
const SAID = [
  String.raw`\b(?:alternative to|replacement (?:of|for)|cheaper than|pays?) (?<names>${NAME})(?= [$€£]?[\da-z]|[.,;:])`,
  String.raw`\bexists? in (?<names>${NAMES})`,
  String.raw`${START}(?<names>${NAME}(?: ${NAME})?) (?:(?:sells|rents|bills) (?:from |at |by )|sells (?:it|one|them|theirs|this|that)\b` +
    String.raw`|charges (?:about |around )?[$€£]?\d|explains\b|is [$€£]\d|already (?:sells|does|makes|offers)\b)`,
  String.raw`${START}(?<names>${NAME},? (?:and|or) ${NAME}) (?:only |still |just )?(?:sell|charge|make|offer|do|cover|explain|cost|check|show|ignore|miss)\b`,
];
/** "They use Tithely for giving, Mailchimp for email". */
const USED = new RegExp(String.raw`\b(?:use|uses|run on) (?<names>${NAME} for [^.;!?]{2,120})`, 'u');
const USED_NAME = new RegExp(String.raw`(?:^|, (?:and )?)(${NAME}) for\b`, 'gu');
const PATTERNS = SAID.map((source) => new RegExp(source, 'u'));

/** Who is no firm that could ship the same, or no name at all. */
const NO_RIVAL = new RegExp(
  String.raw`^(?:nobody|everybody|everyone|somebody|someone|anybody|anyone|nothing|everything|who|what|it|he|she|they|this|that|these` +
    String.raw`|those|each|one|which|medicare|medicaid|congress|our|we|and|the|mine|ours)$`,
  'i',
);

const isRival = (name: string): boolean => name !== '' && !NO_RIVAL.test(name) && !PLACES.has(name.toLowerCase());

const namesIn = (words: string): string[] => words.split(/,? (?:and|or) |, /u).filter(isRival);

/** Products that the problem or the brief names as what there is already, at most three, as they are written. */
export function rivalsNamed({ fields }: IdeaText): string[] {
  const texts = [fields.problem.original, fields.ideaBrief.original];
  const said = texts.flatMap((text) =>
    PATTERNS.flatMap((pattern) => namesIn(pattern.exec(text)?.groups?.['names'] ?? '')),
  );
  const used = texts.flatMap((text) =>
    [...(USED.exec(text)?.groups?.['names'] ?? '').matchAll(USED_NAME)].flatMap(([, name = '']) =>
      isRival(name) ? [name] : [],
    ),
  );
  return [...new Set([...said, ...used])].slice(0, 3);
}
