import { readSinglePatterns } from '../../lexicon/read-patterns.js';
import { oncePer } from '../../text/once-per.js';
import { sentenceGapOf } from '../../text/sentence-gap.js';
import { isReported } from '../../injection/reported.js';
import type { AnswerText } from '../signals/answer-text.js';
import type { AnswerSignals } from '../signals/measure-answer.js';

/** One statement of a rewrite, in the founder's own words. */
export interface Statement {
  readonly text: string;
  readonly words: number;
  /** Numbers, names and deeds in it. */
  readonly facts: number;
  /** It says that all is well and nothing else. */
  readonly isEmpty: boolean;
  /** Said of somebody or something that an earlier statement names. */
  readonly isDependent: boolean;
  /** It leans on the statement before ("They", "So"). */
  readonly leans: boolean;
}

/** What is only wished, planned, or not done is no deed. */
const NO_DEED = String.raw`are\b|will\b|want\b|plan\b|hope\b|believe\b|can\b|do not\b|(?:do|does|did)n['’]?t\b`;
/** "SOC2 type 1" and "v2" are names. */
const NO_NAME = String.raw`(?<!\p{L}{2}|[\d.,]|\b(?:[Tt]ype|ISO|iso|iOS|ios|[Aa]ndroid|[Vv]ersion) |\b[vVqQ])`;
const FACTS = new RegExp(
  String.raw`${NO_NAME}\d[\d.,]{0,20}|\b(?:I|We|we|He|She|They|they) (?!${NO_DEED})\p{Ll}+|(?<=\p{Ll} )\p{Lu}\p{L}+`,
  'gu',
);
const LEANS = new RegExp(
  String.raw`^(?:on top|in addition|after that|instead|each (?:of|is|has|was|costs?|pays?|one)|all of (?:it|them|this)` +
    String.raw`|none of (?:it|them)|together|besides|later|since then|now (?:it|they)|they|it|this|that|these|those|he|she|so|but` +
    String.raw`|and|then|because|also|however|there|such|both|after (?:this|that)|which|the (?:same|other|rest))\b|^of [\w -]{2,30}:`,
  'i',
);
/** What opens an item of a list. */
const BULLET = /^[-*•–]\s{1,3}/;

const LISTED_LINE = /(?:^|\n)\s{0,8}[-*•–] ?\S/g;
const MIN_LISTED = 2;
const LINE = /[^\n]{1,90}(?:\n|$)/g;
const MIN_LINES = 3;
/** Three short lines and no full stop are a list without marks. */
const isListOfLines = (text: string): boolean =>
  !/[.!?](?:\s|$)/.test(text) && (text.trim().match(LINE)?.length ?? 0) >= MIN_LINES && text.trim().includes('\n');
/** Lines that are items of a list. */
export const isBulletList = (text: string, least = MIN_LISTED): boolean =>
  (text.match(LISTED_LINE)?.length ?? 0) >= least || isListOfLines(text);

/** "E.g.", "Rs. 90" and "Mr. Pettway" end no sentence. */
const ABBREVIATED_END = /\b(?:e\.g|i\.e|cf|approx|ca|incl|vs|Rs|Mr|Mrs|Ms|Dr|Prof|St|Nr|Ing|Art|Fig)\.$/i;
const withoutFalseEnds = (parts: readonly string[]): string[] =>
  parts.reduce<string[]>((whole, part) => {
    const last = whole.at(-1);
    if (last === undefined || !ABBREVIATED_END.test(last.trimEnd())) return [...whole, part];
    return [...whole.slice(0, -1), `${last} ${part}`];
  }, []);

/** The statements of an answer in its own order, worked out once for all that is written about it. */
export const statementsOf = oncePer<AnswerSignals, readonly Statement[]>(splitStatements);

const WORDS = readSinglePatterns('answer-rewrites', ['feeling', 'content', 'dependent', 'them', 'name', 'bareNumber']);
const MAX_FEELING_WORDS = 12;
const BELIEF_OF_OTHERS =
  /(?<!\b(?:we|i|you) )\b(?:believes?|believed|thinks?|thought|assumes?|assumed|says?|said|expects?)\b(?! in\b)/i;
const THE_NOUN = /\bthe (\p{Ll}{4,30})/giu;

const { inOrder: TOLD_IN_ORDER } = readSinglePatterns('answer-rewrites', ['inOrder']);
const MIN_TOLD_IN_ORDER = 2;
/** Notes by date, and whatever else is told in the order in which it happened. */
export const isToldInOrder = (statements: readonly Statement[]): boolean =>
  statements.filter(({ text }) => TOLD_IN_ORDER.test(text)).length >= MIN_TOLD_IN_ORDER;

/** What is sought, missing or not done yet is news. */
const TELLS_STATE =
  /\b(?:looking|searching|seeking|talks?|talking|conversations?|co-?founders?|hir(?:e|ing)|yet|not|never|no|nobody)\b|n['’]t\b/i;

/** It says that all is well and nothing else. */
const isOnlyFeeling = (statement: string): boolean =>
  WORDS.feeling.test(statement) &&
  statement.split(/\s+/).length <= MAX_FEELING_WORDS &&
  !WORDS.content.test(statement) &&
  !TELLS_STATE.test(statement) &&
  !WORDS.name.test(statement);

/** It speaks of something that an earlier statement has named. */
function dependsOn(statement: string, earlier: string): boolean {
  if ([WORDS.dependent, WORDS.them, WORDS.bareNumber].some((pattern) => pattern.test(statement))) return true;
  return [...statement.matchAll(THE_NOUN)].some(([, noun]) => noun !== undefined && earlier.includes(noun));
}

/** With what others said to the founders, which is no word to a judge. */
function withReported({ plain, original, instructions }: AnswerText): string {
  if (plain.length !== original.length) return plain;
  return instructions
    .filter((span) => isReported(original, span))
    .reduce((text, { start, end }) => text.slice(0, start) + original.slice(start, end) + text.slice(end), plain);
}

/** As the founder wrote them: taking words out of a sentence can make a deed of a plan. */
function splitStatements({ answer }: AnswerSignals): Statement[] {
  const plain = withReported(answer);
  return withoutFalseEnds(plain.split(sentenceGapOf(plain)))
    .map((statement) =>
      statement
        .trim()
        .replace(BULLET, '')
        .replace(/\s{2,}/g, ' '),
    )
    .filter((statement) => /[\p{L}\p{N}]/u.test(statement))
    .map((statement, index, statements) => ({
      text: statement,
      words: statement.split(/\s+/).length,
      facts: statement.match(FACTS)?.length ?? 0,
      // What others believe is what an insight is about.
      isEmpty: isOnlyFeeling(statement) && !BELIEF_OF_OTHERS.test(statement),
      isDependent: dependsOn(statement, statements.slice(0, index).join(' ').toLowerCase()),
      leans: LEANS.test(statement),
    }));
}
