import type { Span } from '@playbook/contracts/core/span.schema';
import { oncePerSentence } from '../text/known-texts.js';
import { matchesOf } from '../text/search/matches-of.js';
import { blankSpans } from '../text/spans/span.js';
import { isObfuscated, hasUnusualCharacters } from './obfuscation.js';
import { isForeignInjection } from './vocabulary/other-languages.js';
import { isMostlyJudging, mentionsJudging } from './vocabulary/judging-share.js';
import { SENTENCE_OPENINGS, SENTENCE_PATTERNS } from './vocabulary/sentence-patterns.js';
import { namesCompany, outlineOf, type SentenceOutline } from './sentence-outline.js';
import { endsUnreadable, mayBeUnreadable, unreadableSentences, type Sentence } from './unreadable-sentences.js';
import { readSinglePatterns } from '../lexicon/read-patterns.js';
import { isToldOfProduct } from './told-of-product.js';

const WORDS = readSinglePatterns('injection-sentences', ['boundary', 'markup']);

/** Up to a mark that ends a sentence; a mark inside a number or an address ends nothing. */
const SENTENCE = /[^.!?;\n。！？।]+(?:[.!?;]+(?=\s|$)|[.!?;](?=\S)[^.!?;\n]+)*[.!?;。！？।]*/g;

/**
 * Where a sentence may begin without a stop before it: after a colon, with a capital after a word that can end one, or with a number
 * of things after a mark.
 */
const BOUNDARY = WORDS.boundary;
/** Without one of these there is no such place; most sentences have none. */
const BEFORE_BOUNDARY = /: | \p{Lu}| \p{N}+ \p{Ll}/u;
/** A sentence without stops is cut near its ends alone, where its injection is: each place to cut costs two more looks at all of it. */
const MAX_BOUNDARIES = 32;
const MIN_CONTENT_WORDS = 3;

/** Links, scripts and marks: nobody reads them as words. */
const MARKUP = WORDS.markup;

/** More than a word of a script that the rest of the text's readers need not know. */
const OTHER_SCRIPT = /(?:(?!\p{Script=Latin})\p{L}[\p{M}\p{P}\s]*){8,}/gu;

const MARKED = /<|\]\(/;

const LATIN = /\p{Script=Latin}/gu;
const LETTER = /\p{L}/gu;
const PRINTABLE_ASCII = /^[\x20-\x7e]*$/;

const countOf = (pattern: RegExp, text: string): number => text.match(pattern)?.length ?? 0;
const isLatin = (text: string): boolean =>
  PRINTABLE_ASCII.test(text) || countOf(LATIN, text) * 2 >= countOf(LETTER, text);

const plainly = (sentence: string): string =>
  PRINTABLE_ASCII.test(sentence) ? sentence : sentence.normalize('NFKC').replace(/\p{Cf}/gu, '');

/** True when a sentence has words or beginnings of prompt injections; what it says with them is another question. */
const mayBeInjection = (plain: string, outline: SentenceOutline): boolean =>
  mentionsJudging(outline) || SENTENCE_OPENINGS.test(plain);

const isJudgingByWords = (plain: string, outline = outlineOf(plain)): boolean =>
  (mayBeInjection(plain, outline) && isMostlyJudging(plain, outline)) ||
  (mayBeUnreadable(plain, outline) && isForeignInjection(plain));

/** True for what talks to a judge, in any language, hidden or not. */
function isInjection(sentence: string, plain = plainly(sentence), outline = outlineOf(plain)): boolean {
  if (isJudgingByWords(plain, outline)) return true;
  if (mayBeInjection(plain, outline) && SENTENCE_PATTERNS.some((pattern) => pattern.test(plain))) return true;
  if (!outline.isUnusual && !hasUnusualCharacters(sentence)) return false;
  return isObfuscated(plain) || (plain !== sentence && isObfuscated(sentence));
}

/** True for what can stand alone beside an injection. */
function saysSomething(part: string, isAllJudging: boolean): boolean {
  const isLong = !isAllJudging && outlineOf(part).others >= MIN_CONTENT_WORDS;
  return (isLong || namesCompany(part)) && !isInjection(part);
}

/** The first of some boundaries behind which something is said that is no injection. */
function sentenceStart(text: string, boundaries: readonly number[]): number {
  const says = boundaries.find((index, at) =>
    saysSomething(text.slice(index, boundaries[at + 1] ?? text.length), false),
  );
  return says ?? boundaries[0] ?? text.length;
}

function boundariesOf(text: string): readonly number[] {
  if (!BEFORE_BOUNDARY.test(text)) return [];
  const all = Array.from(text.matchAll(BOUNDARY), ({ index }) => index);
  if (all.length <= MAX_BOUNDARIES) return all;
  return [...all.slice(0, MAX_BOUNDARIES / 2), ...all.slice(-MAX_BOUNDARIES / 2)];
}

/** One or two words that are no name: all there is of a sentence, however little it says. */
const IS_SMALL = /^\W*\p{Ll}[\p{Ll}'/-]{0,80}(?: \p{Ll}+)?\s*$/u;

/** Names and figures, such as those with which a sentence ends that lacks its stop. */
const NAMES = /^(?:[\p{Lu}\p{N}][\p{L}\p{N}.-]*\s+){1,6}/u;

/** A capital or a mark; an injection does not begin in the middle of a phrase. */
const BEGINNING = /^[\p{Lu}\p{P}\p{S}]/u;

/** Marks in a row that close or part what no founder wrote, and the few words between them and the injection. */
const MARKS_BEFORE = /(?:[-=%#*]{3,300}|(?:["'`{}[\]<>,] ?){3,100})[^.!?\n]{0,24}$/;

/** The marks that lead to an injection are part of it. */
function withMarks(text: string, start: number): number {
  const marks = text.slice(0, start).search(MARKS_BEFORE);
  return marks < 0 ? start : marks;
}

/** Where the injection begins in what is the last names of a sentence and an injection. */
function injectionStart(text: string, from: number): number {
  let [start, place] = [from, from];
  for (const name of NAMES.exec(text.slice(from))?.[0].match(/\S{1,200}\s+/g) ?? []) {
    if (outlineOf(name).own > 0) break;
    place += name.length;
    if (BEGINNING.test(text.slice(place, place + 2)) && isInjection(text.slice(place))) start = place;
  }
  return start;
}

/** The injection in a sentence: what follows or precedes a sentence that lacks its stop, else all of it; null where there is none. */
function injectionIn(text: string, known: SentenceOutline): Span | null {
  const [start, end] = [0, text.length];
  const boundaries = boundariesOf(text);
  const plain = plainly(text);
  const outline = plain === text ? known : outlineOf(plain);
  const isAllJudging = isJudgingByWords(plain, outline);
  const mayStandBefore = (part: string): boolean => IS_SMALL.test(part) || saysSomething(part, isAllJudging);
  const tail = boundaries.find((index) => isInjection(text.slice(index)) && mayStandBefore(text.slice(0, index)));
  if (tail !== undefined) return { start: withMarks(text, injectionStart(text, tail)), end };
  const head = boundaries.findIndex(
    (index) => isInjection(text.slice(0, index)) && saysSomething(text.slice(index), isAllJudging),
  );
  if (head >= 0) return { start, end: sentenceStart(text, boundaries.slice(head)) };
  return isAllJudging || isInjection(text, plain, outline) ? { start, end } : null;
}

/** What a sentence is found to be by itself, wherever it stands. */
interface SentenceReading {
  readonly isUnreadable: boolean;
  /** Within the sentence. */
  readonly injection: Span | null;
}

const readSentence = oncePerSentence((text): SentenceReading => {
  const outline = outlineOf(text);
  const isUnreadable = mayBeUnreadable(text, outline) || endsUnreadable(text);
  // Nearly all sentences of honest texts need no closer look.
  const isSuspect = isUnreadable || outline.isUnusual || mayBeInjection(text, outline) || hasUnusualCharacters(text);
  const isHonest = !isUnreadable && isToldOfProduct(text);
  return { isUnreadable, injection: isSuspect && !isHonest ? injectionIn(text, outline) : null };
});

const movedBy = ({ start, end }: Span, by: number): Span => ({ start: start + by, end: end + by });

const spanOf = ({ index, 0: found }: RegExpExecArray): Span => ({ start: index, end: index + found.length });

function sentencesIn(text: string): Sentence[] {
  return matchesOf(SENTENCE, text).map(({ index, 0: sentence }) => ({
    start: index,
    end: index + sentence.length,
    text: sentence,
  }));
}

/** What is left of a sentence beside the injection in it. */
function restsOf(sentence: Sentence, injection: Span | null): Sentence[] {
  if (injection === null) return [sentence];
  const { start, end, text } = sentence;
  return [
    { start, end: injection.start, text: text.slice(0, injection.start - start) },
    { start: injection.end, end, text: text.slice(injection.end - start) },
  ];
}

const MARKS_AT_END = /[\s"'`{}[\]<>;,|]{1,300}$/;
const MARKS_AT_START = /^[\s"'`{}[\]<>;,|]+/;

/** Quotes and brackets around an injection are part of it: alone they are read as the beginning of a sentence. */
function withMarksAround(text: string, { start, end }: Span): Span {
  const before = MARKS_AT_END.exec(text.slice(0, start))?.[0].trimStart().length ?? 0;
  const after = MARKS_AT_START.exec(text.slice(end))?.[0].trimEnd().length ?? 0;
  return { start: start - before, end: end + after };
}

/** Spans of sentences that talk to whoever judges, and of those that the rest of the text's readers cannot read. */
export function findInjectedSentences(text: string): Span[] {
  const isReadable = isLatin(text);
  const markup = MARKED.test(text) ? Array.from(text.matchAll(MARKUP), spanOf) : [];
  if (isReadable && !PRINTABLE_ASCII.test(text)) markup.push(...Array.from(text.matchAll(OTHER_SCRIPT), spanOf));
  let hasUnreadable = false;
  const found = sentencesIn(blankSpans(text, markup)).map((sentence) => {
    if (isReadable && !isLatin(sentence.text)) return { sentence, injection: sentence };
    const { isUnreadable, injection } = readSentence(sentence.text);
    hasUnreadable ||= isUnreadable;
    return { sentence, injection: injection === null ? null : movedBy(injection, sentence.start) };
  });
  const injections = found.flatMap(({ injection }) => (injection === null ? [] : [withMarksAround(text, injection)]));
  const unreadable = hasUnreadable
    ? unreadableSentences(found.flatMap(({ sentence, injection }) => restsOf(sentence, injection)))
    : [];
  return [...markup, ...injections, ...unreadable];
}
