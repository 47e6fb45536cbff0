import { PLACES } from '@playbook/critique/lexicon/names';

const NAME = String.raw`\p{Lu}[\p{L}\d&'’]{2,24}`;
const SUM = String.raw`(?:about |around |from )?(?:[$€£₹] ?\d|\d[\d.,]{0,12} ?(?:dollars|euros?|pounds|francs|rupees|pesos|naira|%))`;
/** "The lift made by Mortech is $11,400", "Garmin's collar is 700 euros", "QuickBooks is £30": a name and what it costs. */
const WITH_SUM: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:use|uses|pay) (${NAME}) (?:at )?${SUM}`, 'gu'),
  new RegExp(
    String.raw`\b(?:made|sold|built|offered) by (${NAME}) (?:is|costs?|charges?|asks?|takes?) (?:for )?${SUM}`,
    'gu',
  ),
  new RegExp(String.raw`(?<!\p{L})(\p{Lu}\p{L}{2,24})['’]s (?:[\p{L}-]{2,20} ){1,3}(?:is|costs?) ${SUM}`, 'gu'),
  new RegExp(
    String.raw`(?<!\p{L})(\p{Lu}\p{Ll}{1,20}\p{Lu}\p{L}{1,20}) (?:is|costs?|charges?|asks?|takes?) (?:for )?${SUM}`,
    'gu',
  ),
];
/** "GovQA is priced for big cities": a name that a capital within tells from a word. */
const PRICED_FOR_OTHERS =
  /(?<!\p{L})(\p{Lu}\p{L}{0,20}\p{Ll}\p{Lu}\p{L}{0,20}) (?:is|was) (?:priced for (?:big|large|enterprise)|too expensive|overkill)/gu;
/** "Or use Ocrolus at $0.50", "unlike Clio", "they switched from Mindbody". */
const OTHERWISE = new RegExp(
  String.raw`\b(?:[Uu]nlike|[Ii]nstead of|[Rr]ather than|[Ss]witched from|[Rr]ivals? (?:is|are)|` +
    String.raw`[Cc]ompetitors? (?:is|are)|[Cc]ompete with) (${NAME}(?: ${NAME})?)(?![\p{L}\d&'’]| \p{Lu})`,
  'gu',
);
/** What carries work for everybody is a tool, and no rival by name. */
const IS_TOOL =
  /^(?:Excel|Word|WhatsApp|Google|Gmail|Outlook|PDF|SMS|Email|The|Our|Ours|This|That|Today|Monday|Sunday)$/;
const MAX_RIVALS = 2;

/** Rivals that a founder names for sure: by what they cost, or as what is done otherwise. */
export function namedRivals(text: string): readonly string[] {
  const named = [...WITH_SUM, OTHERWISE, PRICED_FOR_OTHERS].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, name = '']) => name.replace(/['’]s$/, '')),
  );
  return [...new Set(named)]
    .filter((name) => !IS_TOOL.test(name) && !PLACES.has(name.toLowerCase()))
    .slice(0, MAX_RIVALS);
}
