import { readSinglePatterns } from '../../lexicon/read-patterns.js';
import { oncePer } from '../../text/once-per.js';
import { sentenceGapOf } from '../../text/sentence-gap.js';
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
const LEANS =
  /^(?:they|it|this|that|these|those|he|she|so|but|and|then|because|also|however|there|such|both|after (?:this|that)|which|the (?:same|other|rest))\b/i;
/** What opens an item of a list. */
const BULLET = /^[-*•–]\s{1,3}/;

/** The statements of an answer in its own order, worked out once for all that is written about it. */
export const statementsOf = oncePer<AnswerSignals, readonly Statement[]>(splitStatements);

const WORDS = readSinglePatterns('answer-rewrites', ['feeling', 'content', 'dependent', 'them', 'name', 'bareNumber']);
const MAX_FEELING_WORDS = 12;
const THE_NOUN = /\bthe (\p{Ll}{4,30})/giu;

/** It says that all is well and nothing else. */
const isOnlyFeeling = (statement: string): boolean =>
  WORDS.feeling.test(statement) &&
  statement.split(/\s+/).length <= MAX_FEELING_WORDS &&
  !WORDS.content.test(statement) &&
  !WORDS.name.test(statement);

/** It speaks of something that an earlier statement has named. */
function dependsOn(statement: string, earlier: string): boolean {
  if ([WORDS.dependent, WORDS.them, WORDS.bareNumber].some((pattern) => pattern.test(statement))) return true;
  return [...statement.matchAll(THE_NOUN)].some(([, noun]) => noun !== undefined && earlier.includes(noun));
}

/** As the founder wrote them: taking words out of a sentence can make a deed of a plan. */
function splitStatements({ answer }: AnswerSignals): Statement[] {
  return answer.plain
    .split(sentenceGapOf(answer.plain))
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
      isEmpty: isOnlyFeeling(statement),
      isDependent: dependsOn(statement, statements.slice(0, index).join(' ').toLowerCase()),
      leans: LEANS.test(statement),
    }));
}
