import type { Span } from '@playbook/contracts/pitch-analysis.schema';
import { blankSpans } from '../text/span.js';
import { isDisguised } from './disguises.js';
import { isForeignJudgeTalk } from './foreign-judge-talk.js';
import { isJudgeTalk, namesCompany } from './judge-talk.js';
import { ORDER_PATTERNS } from './order-patterns.js';
import { strangeSentences } from './strange-sentences.js';

/** Up to a mark that ends a sentence; a mark inside a number or an address ends nothing. */
const SENTENCE = /[^.!?;\n。！？।]+(?:[.!?;]+(?=\s|$)|[.!?;](?=\S)[^.!?;\n]+)*[.!?;。！？।]*/g;

/** Where a sentence may begin without a stop before it: after a colon, or with a capital after a word that can end one. */
const BOUNDARY =
  /(?<=: )|(?<!\b(?:an?|the|of|for|on|in|to|your|our|my|their|with|and|or|by|at|from|as|is|are|was|that|than) )(?<=[^\s:,'"(-] )(?=\p{Lu})/gu;
const CONTENT_WORD = /\p{L}{4,}/gu;
const MIN_CONTENT_WORDS = 3;

/** Links, scripts and marks: nobody reads them as words. */
const MARKUP =
  /!?\[[^\]\n]*\]\([^)\n]*\)|<script\b[^>]*>[^<]*<\/script>|<(result|score|system|data|user|assistant|instructions?|note)\b[^>\n]{0,80}>[^<\n]{0,200}<\/\1>|<(?:!--|\/?(?:script|img|iframe|svg|system|data|user|assistant|result|score|instructions?)\b)[^>\n]{0,200}>/giu;

interface Sentence extends Span {
  readonly text: string;
}

const LATIN = /\p{Script=Latin}/gu;
const LETTER = /\p{L}/gu;
const PRINTABLE_ASCII = /^[\x20-\x7e]*$/;

const countOf = (pattern: RegExp, text: string): number => text.match(pattern)?.length ?? 0;
const isLatin = (text: string): boolean =>
  PRINTABLE_ASCII.test(text) || countOf(LATIN, text) * 2 >= countOf(LETTER, text);

const plainly = (sentence: string): string =>
  PRINTABLE_ASCII.test(sentence) ? sentence : sentence.normalize('NFKC').replace(/\p{Cf}/gu, '');

function isOrder(sentence: string): boolean {
  const plain = plainly(sentence);
  return (
    isJudgeTalk(plain) ||
    ORDER_PATTERNS.some((pattern) => pattern.test(plain)) ||
    isForeignJudgeTalk(plain) ||
    isDisguised(plain) ||
    isDisguised(sentence)
  );
}

/** True for what can stand alone beside an order. */
function saysSomething(part: string, isTalk: boolean): boolean {
  const words = part.match(CONTENT_WORD)?.length ?? 0;
  return (isTalk ? namesCompany(part) : words >= MIN_CONTENT_WORDS || namesCompany(part)) && !isOrder(part);
}

/** The order in a sentence: what follows or precedes a sentence that lacks its stop, else all of it; null where there is none. */
function orderIn({ start, end, text }: Sentence): Span | null {
  const boundaries = Array.from(text.matchAll(BOUNDARY), ({ index }) => index);
  const plain = plainly(text);
  const isTalk = isJudgeTalk(plain) || isForeignJudgeTalk(plain);
  const tail = boundaries.find((index) => isOrder(text.slice(index)) && saysSomething(text.slice(0, index), isTalk));
  if (tail !== undefined) return { start: start + tail, end };
  const head = boundaries.findLast(
    (index) => isOrder(text.slice(0, index)) && saysSomething(text.slice(index), isTalk),
  );
  if (head !== undefined) return { start, end: start + head };
  return isTalk || isOrder(text) ? { start, end } : null;
}

const spanOf = ({ index, 0: found }: RegExpExecArray): Span => ({ start: index, end: index + found.length });

function sentencesIn(text: string): Sentence[] {
  return Array.from(text.matchAll(SENTENCE), ({ index, 0: sentence }) => ({
    start: index,
    end: index + sentence.length,
    text: sentence,
  })).filter((sentence) => sentence.text.trim() !== '');
}

/** What is left of sentences when the spans in them are taken out. */
function restOf(sentences: readonly Sentence[], orders: readonly Span[]): Sentence[] {
  return sentences.flatMap((sentence) => {
    const order = orders.find(({ start, end }) => start >= sentence.start && end <= sentence.end);
    if (order === undefined) return [sentence];
    const at = order.start - sentence.start;
    const rests = [
      { start: sentence.start, end: order.start, text: sentence.text.slice(0, at) },
      { start: order.end, end: sentence.end, text: sentence.text.slice(at + order.end - order.start) },
    ];
    return rests.filter(({ text }) => text.trim() !== '');
  });
}

/** Spans of sentences that talk to whoever judges, and of those that the rest of the text's readers cannot read. */
export function findOrderSentences(text: string): Span[] {
  const isReadable = isLatin(text);
  const markup = Array.from(text.matchAll(MARKUP), spanOf);
  const sentences = sentencesIn(blankSpans(text, markup));
  const orders = sentences.flatMap((sentence) => {
    const order = isReadable && !isLatin(sentence.text) ? sentence : orderIn(sentence);
    return order === null ? [] : [{ start: order.start, end: order.end }];
  });
  return [...markup, ...orders, ...strangeSentences(restOf(sentences, orders))];
}
