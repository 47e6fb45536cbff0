import type { Span } from '@playbook/contracts/core/span.schema';

const QUOTE_MAX_CHARS = 60;
/** "Proof of need, the": a quote does not end in the middle of what follows. */
const ENDS_OPEN = /(?:,? (?:the|an?|of|and|or)){1,3}$/i;

/** The founder's own words at a span in single quotes, shortened at a word. */
export function quoted(text: string, span: Span | undefined, maxChars = QUOTE_MAX_CHARS): string {
  if (span === undefined) return '';
  const words = text.slice(span.start, span.end).replace(/\s+/g, ' ').trim().replace(ENDS_OPEN, '');
  if (words.length <= maxChars) return `'${words}'`;
  const end = Math.max(words.slice(0, maxChars).lastIndexOf(' '), 1);
  return `'${words.slice(0, withoutJoining(words, 0, end))} ...'`;
}

/** "label: 'first', 'second'", or the label alone when nothing can be quoted. */
export function withQuotes(label: string, text: string, spans: readonly Span[]): string {
  const quotes = spans.slice(0, 2).map((span) => quoted(text, span));
  return quotes.length === 0 ? label : `${label}: ${quotes.join(', ')}`;
}

/** Most clauses are shorter; one that is cut loses what it says. */
export const CLAUSE_MAX_CHARS = 110;
const COUNTED_WORDS = /^(?: [^\s.,;:!?]{1,30}){1,2}/;
const NUMBER_MAX_CHARS = 20;
/** "Rs. 90" ends no clause. */
const CLAUSE_END = /(?<!\b(?:Rs|No|approx|ca|vs|Mr|Mrs|Dr|St))\.(?=\s|$)|[;:!?](?=\s|$)|,(?=\s)|\n| [–—-] |[()]/g;

/** White space, and what joins a clause to the one before it. */
const LEADING = /^\s*(?:(?:and|but|or|so that|so(?! far\b)) )?/i;

/** "96 trucks cross with it, for 18 pounds each", "we crop, colour and name them": what begins so says nothing without what stands before. */
const LEANS_ON_BEFORE = /^\s{0,9}(?:(?:for|at|with|by|from|on|in|of)\b|\p{Ll}{3,20} and \p{Ll}{3,20} )/u;

const NAME = String.raw`\p{Lu}[\p{L}'-]{1,20}(?: \p{Lu}[\p{L}'-]{1,20}){0,2}`;
/** "61 trucks in Austin, San Antonio and Houston pay": a comma between names ends no clause. */
const GOES_ON_WITH_NAMES = new RegExp(
  String.raw`^\s{0,9}${NAME}(?:,| and| or) ${NAME}\b|^\s{0,9}(?:and|or) ${NAME}\b`,
  'u',
);
const ENDS_IN_NAME = /(?<!^\s{0,3})\b\p{Lu}[\p{L}'-]{1,20}$/u;
const BEFORE_COMMA_CHARS = 24;

const isWithinNames = (text: string, comma: number): boolean =>
  ENDS_IN_NAME.test(text.slice(Math.max(0, comma - BEFORE_COMMA_CHARS), comma)) &&
  GOES_ON_WITH_NAMES.test(text.slice(comma + 1, comma + 1 + CLAUSE_MAX_CHARS));

/** "With a missing, wrong or extra instrument": what is missing stands behind. */
const ENDS_IN_ADJECTIVE = /\b(?:an?|the|any|every|each) \p{Ll}{3,15}$/u;
const GOES_ON_WITH_ADJECTIVES =
  /^ \p{Ll}{3,15}(?:, \p{Ll}{3,15})?,? (?:or|and) \p{Ll}{3,15} (?!(?:has|have|had|was|were|can|will|may|must|does)\b)\p{Ll}{3,15}\b/u;
const isWithinAdjectives = (text: string, comma: number): boolean =>
  ENDS_IN_ADJECTIVE.test(text.slice(Math.max(0, comma - BEFORE_COMMA_CHARS), comma)) &&
  GOES_ON_WITH_ADJECTIVES.test(text.slice(comma + 1, comma + 1 + CLAUSE_MAX_CHARS));
const isWithinList = (text: string, comma: number): boolean =>
  isWithinNames(text, comma) || isWithinAdjectives(text, comma);

/** Fewer words say nothing alone: "$45 each" is told with what costs that. */
const CLAUSE_MIN_WORDS = 3;

/** "Hardware, signal stuff and firmware": the end of a list. */
const ENDS_LIST = /^\s{0,9}(?:\p{Ll}{3,15} ){1,2}and (?:\p{Ll}{3,15} ?){1,2}$/u;

/** True of a clause that says nothing without the one before the stop. */
function leansBack(clause: string, stop: string): boolean {
  const isPiece = stop === ',' || (stop === ':' && /[$€£¥₹]/.test(clause));
  return (
    (stop === ',' && (LEANS_ON_BEFORE.test(clause) || ENDS_LIST.test(clause))) ||
    (isPiece && clause.trim().split(/\s+/).length < CLAUSE_MIN_WORDS)
  );
}

/** Where the clause of a span begins, with those before it where it says nothing without them. */
function clauseStart(text: string, start: number, to: number): number {
  const starts = [{ at: 0, stop: '' }];
  for (const { index, 0: stop } of text.matchAll(CLAUSE_END)) {
    if (index + stop.length > start) break;
    if (stop === ',' && isWithinList(text, index)) continue;
    starts.push({ at: index + stop.length, stop });
  }
  return starts.reduceRight(
    ({ from, isWhole }, { at, stop }) => {
      if (isWhole || start - at > CLAUSE_MAX_CHARS / 2) return { from, isWhole: true };
      return { from: at, isWhole: !leansBack(text.slice(at, to), stop) };
    },
    { from: starts.at(-1)?.at ?? 0, isWhole: false },
  ).from;
}

function clauseEnd(text: string, end: number): number {
  for (const { index, 0: stop } of text.slice(end).matchAll(CLAUSE_END))
    if (stop !== ',' || !isWithinList(text, end + index)) return end + index;
  return text.length;
}

const PART_ENDS = /,? (?:and|but|because|since|so that|while|when|although) /g;
/** A shorter part says too little. */
const MIN_PART_CHARS = 45;

/** "Between $12 and $45" is one amount. */
const BETWEEN = /\b(?:between|both|from) \S{1,20}$/i;

/** "Ten cents on the dollar" is no ten cents. */
const ON_THE_DOLLAR = /^ on the (?:dollar|euro|pound)\b/i;

/** Where the last whole part of words that were cut off ends: a clause that goes on with "and" is told up to there. */
function endOfPart(text: string, start: number, end: number): number {
  const cut = text.slice(start, end);
  const isWhole = (index: number): boolean => index >= MIN_PART_CHARS && !BETWEEN.test(cut.slice(0, index));
  const part = [...cut.matchAll(PART_ENDS)].findLast(({ index }) => isWhole(index));
  return part === undefined ? end : start + part.index;
}

/**
 * The clause around a span, which says more than its words alone: up to the next stop, comma or bracket on either side. Cut at words where it is
 * longer than is quoted.
 */
export function clauseAround(text: string, { start, end }: Span): Span {
  const to = clauseEnd(text, end);
  let from = clauseStart(text, start, to);
  const lead = LEADING.exec(text.slice(from, end));
  if (lead !== null) from += lead[0].length;
  if (to - from <= CLAUSE_MAX_CHARS) return { start: from, end: to };
  const counted = end + (COUNTED_WORDS.exec(text.slice(end, to))?.[0].length ?? 0);
  const least = Math.max(end, withoutJoining(text, end, counted));
  const first = least - from <= CLAUSE_MAX_CHARS ? from : start;
  const last = Math.max(least, first + CLAUSE_MAX_CHARS);
  const cut = last >= to ? to : Math.max(least, endOfPart(text, first, lastWordEnd(text, first, last)));
  return { start: first, end: cut + (ON_THE_DOLLAR.exec(text.slice(cut, to))?.[0].length ?? 0) };
}

/** The clause around some words, in quotes. */
export const quotedClause = (text: string, span: Span): string =>
  quoted(text, clauseAround(text, span), CLAUSE_MAX_CHARS);

const BARE_NUMBER = / (?:[$€£]?\d[\d.,]*%?|two|three|four|five|six|seven|eight|nine|ten|twelve)$/i;

/** A number is not cut off from what it counts. */
function withoutBareNumber(text: string, from: number, to: number): number {
  const number = BARE_NUMBER.exec(text.slice(Math.max(from, to - NUMBER_MAX_CHARS), to));
  return number === null ? to : to - number[0].length;
}

const JOINING_MAX = 4;
const JOINING = new RegExp(
  ' (?:and|or|but|to|of|the|a|an|by|with|in|on|for|at|from|than|that|which|who|as|is|are|was|we|our|their|its|not|no|only|about|over|' +
    'nearly|almost|just|since|until|per|via|into|onto|under|within|without|against|because|while|when|if|instead|rather|after|' +
    'before|during|through|between|among|across)$',
  'i',
);
const JOINING_MAX_CHARS = 8;

/** A word that joins is not left hanging at the end. */
function withoutJoining(text: string, from: number, to: number): number {
  let end = to;
  for (let count = 0; count < JOINING_MAX; count += 1) {
    const joining = JOINING.exec(text.slice(Math.max(from, end - JOINING_MAX_CHARS - 1), end));
    const kept = joining === null ? withoutBareNumber(text, from, end) : end - joining[0].length;
    if (kept === end) break;
    end = kept;
  }
  return end;
}

/** Where the last whole word before `to` ends. */
function lastWordEnd(text: string, from: number, to: number): number {
  if (to >= text.length) return text.length;
  if (/[\s.,;:!?]/.test(text.charAt(to))) return withoutJoining(text, from, to);
  const space = text.lastIndexOf(' ', to);
  return space > from ? withoutJoining(text, from, space) : to;
}

const BY_COUNT = /\{([^{}|]{1,20})\|([^{}|]{1,20})\}/g;

/** A line about quoted words: `%` stands for all of them, and "{tells|tell}" for the form that one or several take. */
export const lineAbout = (line: string, quotes: readonly string[]): string =>
  line
    .replaceAll(BY_COUNT, (_, one: string, several: string) => (quotes.length > 1 ? several : one))
    .replace('%', () => quotes.join(' and '));

const isWithin = (one: Span, other: Span): boolean => one.start >= other.start && one.end <= other.end;

/** Quotes without those that a longer one holds. */
export const onceEach = (quotes: readonly string[]): string[] =>
  [...new Set(quotes)].filter((one) => !quotes.some((other) => other !== one && other.includes(one.slice(1, -1))));

/** Of several remarks on the same words the first is enough. */
export function oncePerWords<T extends { readonly quoted: readonly Span[] }>(remarks: readonly T[]): T[] {
  const isQuoted = (span: Span, before: readonly T[]): boolean =>
    before.some(({ quoted: spans }) => spans.some((other) => isWithin(span, other)));
  return remarks.filter(
    ({ quoted: spans }, index) => spans.length === 0 || !spans.every((span) => isQuoted(span, remarks.slice(0, index))),
  );
}
