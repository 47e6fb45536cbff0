import { HOUSEHOLD_NAMES, PLACES } from '../../lexicon/names.js';
import { COMPOUND_SEGMENTS, seldomPay, SEGMENT_HEADS, VAGUE_HEADS } from '../../lexicon/customers.js';
import type { Token } from '../../text/tokens/token.js';
import type { IdeaText } from '../signals/idea-text.js';

const LEADS = new Set(['for', 'help', 'helps', 'let', 'lets']);
const MAX_WORDS = 3;
/** What stands before somebody and says nothing of them. */
const EMPTY = /^(?:the|our|all|any|every|many|most|other|these|those|some|\d.*)$/;

/** Agents may be machines, and owners own anything. */
const ALONE_VAGUE = new Set(['agents', 'owners', 'suppliers', 'members']);

/** A plural that names who may pay: "dentists", "funeral homes". */
function isSegment(token: Token | undefined, previous: Token | undefined): boolean {
  if (token === undefined || token.kind !== 'word' || !token.lower.endsWith('s') || VAGUE_HEADS.has(token.lemma))
    return false;
  return SEGMENT_HEADS.has(token.lemma) || COMPOUND_SEGMENTS.has(`${previous?.lower ?? ''} ${token.lemma}`);
}

/** As it stands inside a sentence: names of countries and letters that stand for words are kept. */
const written = ({ text, lower }: Token): string =>
  /^\p{Lu}{2,5}$/u.test(text) || PLACES.has(lower) || HOUSEHOLD_NAMES.has(lower) ? text : lower;

/** The words from one place on up to a segment, where one ends them within a few words. */
function segmentFrom(tokens: readonly Token[], from: number): string | null {
  for (let last = from; last < Math.min(tokens.length, from + MAX_WORDS); last += 1) {
    const [token, next] = [tokens[last], tokens[last + 1]];
    if (token?.kind !== 'word' || token.pos === 'ADP' || token.pos === 'VERB' || token.lower === 'and') return null;
    if (!isSegment(token, tokens[last - 1]) || next?.pos === 'NOUN') continue;
    const words = tokens.slice(from, last + 1).map(written);
    const named = words.filter((word) => !EMPTY.test(word)).join(' ');
    return ALONE_VAGUE.has(named) ? null : named;
  }
  return null;
}

/** Who is paid, found or put in a place does not pay for that: it is done for others. */
const HANDLED =
  /^(?:payroll|wages?|salar(?:y|ies)|pensions?|payslips?|placements?|recruitment|recruiting|staffing|jobs?|references?|background checks?)$/;
const PAYS = /(?:^|[^\p{L}])(\p{L}{3,20}) (?:pays?|paid) (?:us|me|[$€£]?\d)/giu;
const HANDLED_REACH = 3;

/** "The family pays us": whoever pays is named, and is somebody else. */
function isPaidByOthers(customers: string, text: string): boolean {
  const payers = [...text.matchAll(PAYS)]
    .map(([, payer = '']) => payer.toLowerCase())
    .filter((payer) => !NO_PAYER.test(payer));
  const stem = (customers.split(' ').at(-1) ?? '').slice(0, -2);
  return payers.length > 0 && !payers.some((payer) => payer.startsWith(stem) || ANYBODY.test(payer));
}
const NO_PAYER = /^(?:has|have|had|is|are|was|were|be|been|being|get|gets|got|not|never|to|will|would)$/;
const ANYBODY = new RegExp(
  String.raw`^(?:who|they|each|one|them|all|both|of|customers?|clients?|users?|that|now|already|and|half|most|some|three` +
    String.raw`|four|five|six|seven|eight|nine|ten|eleven|twelve)$`,
  '',
);

/** "We text farmers", "we sell vineyards a report". */
const WE_DO_FOR = new Set(['text', 'warn', 'tell', 'sell', 'give', 'show', 'lend', 'pay']);
const HANDED = new Set(['for', 'to', 'on']);
const NOBODY = new Set(['we', 'i', 'our', 'my', 'they', 'you', 'your', 'it', 'this', 'here']);

/** "Estate agents in Lisbon get one calendar": whom a brief begins with, unless they are what it sells. */
function openingSegment(tokens: readonly Token[]): string | null {
  const [opening] = tokens;
  if (opening === undefined || NOBODY.has(opening.lower)) return null;
  if (isSegment(opening, undefined)) return opening.lower;
  const named = segmentFrom(tokens, 0);
  const next = tokens[named?.split(' ').length ?? 0];
  return named === null || next === undefined || HANDED.has(next.lower) || next.kind !== 'word' ? null : named;
}

/** Who the brief says that it is for, as a plural that a number can stand before; null where it does not say so plainly. */
export function customersOf({ fields: { ideaBrief }, language }: IdeaText): string | null {
  if (language !== 'english') return null;
  const { tokens, original } = ideaBrief;
  const first = openingSegment(tokens);
  // Whoever comes later in the text may be the customers' customers.
  const lead = tokens.findIndex(({ lower }) => LEADS.has(lower));
  const isHandled = tokens
    .slice(Math.max(0, lead - HANDLED_REACH), Math.max(0, lead))
    .some(({ lower }) => HANDLED.test(lower));
  const told = tokens.findIndex(({ lower }, index) => WE_DO_FOR.has(lower) && tokens[index - 1]?.lower === 'we');
  const named =
    first ??
    (lead < 0 || isHandled ? null : segmentFrom(tokens, lead + 1)) ??
    (told < 0 ? null : segmentFrom(tokens, told + 1));
  return named === null || isPaidByOthers(named, original) ? null : named;
}

/** The same where the problem speaks of them: whoever uses it need not be whom it hurts. */
export function troubledOf(idea: IdeaText): string | null {
  const customers = customersOf(idea);
  const stem = (customers?.split(' ').at(-1) ?? '').slice(0, -2).toLowerCase();
  return customers !== null && idea.fields.problem.original.toLowerCase().includes(stem) ? customers : null;
}

/** What is said of nobody in particular, and what of the customers that the brief names. */
const NAMED: readonly (readonly [string, string])[] = [
  ['three of them', 'three %'],
  ['five of them', 'five %'],
  ['the next three for a price', 'three % for a price'],
  ['what one of them has after', 'what % have after'],
  ['for whoever uses it', 'for %'],
  ['What do they have with it', 'What do % have with it'],
  ['gets better for them', 'gets better for %'],
  ['how they manage', 'how % manage'],
  ['what they do about it today. If they do nothing', 'what % do about it today. If they do nothing'],
];

/** A general line with the customers in it; a line that quotes the founder is left as it is. */
export function withCustomers(line: string, customers: string | null): string {
  if (customers === null || line.includes("'")) return line;
  const [general, named] = NAMED.find(([words]) => line.includes(words)) ?? [];
  if (general === undefined || named === undefined) return line;
  const isForMoney = general.endsWith('price') && seldomPay(customers);
  return isForMoney
    ? line
    : line.replace(
        general,
        named.replace('%', () => customers),
      );
}
