import type { Span } from '@playbook/contracts/core/span.schema';
import { feature } from '../../engine/feature.js';
import { overlaps } from '../../text/spans/span.js';
import type { Token } from '../../text/tokens/token.js';
import { counted, meaningTokens, spanOf, type AnswerFeature } from './measured.js';

/** A statement: what stands between full stops, semicolons or line breaks. */
interface Statement extends Span {
  readonly words: number;
  readonly commas: number;
  readonly isFact: boolean;
  /** Words before it. */
  readonly before: number;
}

const LATEST_WORDS = 60;
const END = /^[.!?;]$/;

function splitStatements(tokens: readonly Token[], text: string): Token[][] {
  const statements: Token[][] = [[]];
  let end = 0;
  for (const token of tokens) {
    const own = statements.at(-1);
    const isBreak =
      own?.at(-1) !== undefined && (END.test(own.at(-1)?.text ?? '') || text.slice(end, token.start).includes('\n'));
    if (isBreak) statements.push([token]);
    else own?.push(token);
    end = token.end;
  }
  return statements.filter((statement) => statement.length > 0);
}

function statementsOf(tokens: readonly Token[], text: string, deeds: readonly Span[]): Statement[] {
  let before = 0;
  return splitStatements(tokens, text).map((own) => {
    const span = { start: own[0]?.start ?? 0, end: own.at(-1)?.end ?? 0 };
    const words = meaningTokens(own).length;
    const hasFact = own.some(({ kind, proper, pos }) => kind === 'number' || pos === 'NUM' || proper);
    const statement = {
      start: span.start,
      end: span.end,
      words,
      commas: own.filter((token) => token.text === ',').length,
      isFact: hasFact || deeds.some((deed) => overlaps(deed, span)),
      before,
    };
    before += words;
    return statement;
  });
}

/** How statements are filled: which hold a number, a name or a deed, how late the first one comes, how long they are. */
export function sentenceFeatures(tokens: readonly Token[], text: string, deeds: readonly Span[]): AnswerFeature[] {
  const statements = statementsOf(tokens, text, deeds).filter(({ words }) => words > 0);
  const empty = statements.filter(({ isFact }) => !isFact);
  const total = statements.reduce((sum, { words }) => sum + words, 0);
  const mean = total / Math.max(1, statements.length);
  const longest = Math.max(0, ...statements.map(({ words }) => words));
  const emptyWords = empty.reduce((sum, { words }) => sum + words, 0);
  const firstFact = statements.find(({ isFact }) => isFact);
  const inLongest = statements.filter(({ words }) => words === longest).slice(0, 1);
  return [
    counted('empty.count', empty),
    feature('empty.share', emptyWords / Math.max(1, total), empty.map(spanOf)),
    feature('empty.late', Math.min(LATEST_WORDS, firstFact?.before ?? LATEST_WORDS)),
    feature('sentence.longest', longest, inLongest.map(spanOf)),
    feature('sentence.mean', mean),
    feature('sentence.count', statements.length),
    feature('sentence.listed', Math.max(0, ...statements.map(({ commas }) => commas))),
  ];
}
