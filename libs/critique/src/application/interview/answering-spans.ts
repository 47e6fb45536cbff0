import type { Span } from '@playbook/contracts/core/span.schema';
import type { InterviewExpectation } from '@playbook/contracts/interviews/interview.schema';
import type { AnswerText } from '../../answer/signals/answer-text.js';
import { readNumbers } from '../../engine/numbers/read-numbers.js';
import { readSinglePatterns } from '../../lexicon/read-patterns.js';
import { matchesOf } from '../../text/search/matches-of.js';

const CUES = readSinglePatterns('interview', ['name', 'somebody', 'nothing', 'time', 'way', 'noName']);

/** Where a pattern of the whole text is found. */
export const spansOf = (pattern: RegExp, text: string): Span[] =>
  matchesOf(pattern, text).map(({ index, 0: words }) => ({ start: index, end: index + words.length }));

/** A name at the beginning of an answer stands before what it does: "Sam writes it". */
const LEADING_NAME = /^\W{0,3}\p{Lu}\p{L}{1,30}(?= (?:\p{Ll}|and )|[.,;]|$)/gu;

/** Names of people, companies and places. */
export function namesIn(plain: string): Span[] {
  const leading = CUES.noName.test(plain) ? [] : spansOf(LEADING_NAME, plain);
  return [...leading, ...spansOf(CUES.name, plain)];
}

function stated({ plain, tokens }: AnswerText): Span[] {
  const words = tokens.filter(({ kind }) => kind === 'word');
  return words.length === 0
    ? []
    : [{ start: words[0]?.start ?? 0, end: Math.min(plain.length, words.at(-1)?.end ?? 0) }];
}

/** "The last one" counts nothing. */
const ONLY_ONE = /^one$/i;

/** Numbers, in figures or in words. */
export const countedIn = ({ tokens, plain }: AnswerText): Span[] =>
  readNumbers(tokens)
    .filter(({ isPlanned, span }) => !isPlanned && !ONLY_ONE.test(plain.slice(span.start, span.end)))
    .map(({ span }) => span);

/** The words that are what a question asks for, the first ones first. */
export function answeringSpans(expects: InterviewExpectation, text: AnswerText): Span[] {
  const { plain } = text;
  const found = {
    number: () => [...countedIn(text), ...spansOf(CUES.nothing, plain)],
    time: () => spansOf(CUES.time, plain),
    name: () => [...namesIn(plain), ...spansOf(CUES.somebody, plain)],
    way: () => spansOf(CUES.way, plain),
    what: () => stated(text),
  }[expects]();
  return found.map(({ start, end }) => ({ start, end })).toSorted((a, b) => a.start - b.start);
}
