import type {
  MemoInput,
  MemoPlace,
  MemoQuote,
} from '@playbook/contracts/analysis/partners-memo/application-memo.schema';
import type { Span } from '@playbook/contracts/core/span.schema';
import { readAnswer, type AnswerText } from '../answer/signals/answer-text.js';
import { readNumbers } from '../engine/numbers/read-numbers.js';
import type { TypedNumber } from '../engine/numbers/typed-number.js';
import { unreadSlots, type Slots } from '../engine/slots/slot.js';
import { slotsOf } from '../pitch/slots-of.js';
import { notScoredReason } from '../text/language/not-scored-reason.js';
import { sentenceGapOf } from '../text/sentence-gap.js';
import { overlaps } from '../text/spans/span.js';
import { visibleTextOf } from '../text/spans/visible-text.js';

/** A sentence of a source; offsets in the text as it is seen. */
export interface SourceSentence extends Span {
  readonly text: string;
  readonly numbers: readonly TypedNumber[];
}

/** One text of the founder's, read once for everything that a memo says. */
export interface Source {
  readonly place: MemoPlace;
  /** Of an answer; empty for what stands beside the application. */
  readonly fieldId: string;
  readonly text: AnswerText;
  readonly slots: Slots;
  /** False where the words cannot be judged: another language, or none. */
  readonly isEnglish: boolean;
  readonly sentences: readonly SourceSentence[];
  /** The founder's own words, character for character, at a span of the text as it is seen. */
  readonly quote: (span: Span) => MemoQuote;
}

/** Fields about others, the market or what may be: what stands there claims and proves nothing of the company itself. */
export const ABOUT_OTHERS: ReadonlySet<string> = new Set([
  'competitors',
  'problem-statement',
  'why-now',
  'five-year-vision',
  'market-size',
  'funding-plan',
]);

const LANGUAGE_TOKENS = 80;

function trimmed(text: string, start: number, end: number): Span {
  const words = text.slice(start, end);
  const lead = words.length - words.trimStart().length;
  return { start: start + lead, end: start + words.trimEnd().length };
}

/** Whole sentences; those with blanks and with words to whoever judges are left out. */
function sentencesOf({ original, blanks, instructions, tokens }: AnswerText): SourceSentence[] {
  const numbers = readNumbers(tokens);
  const gaps = [...original.matchAll(sentenceGapOf(original))].map(({ index, 0: gap }) => ({
    start: index,
    end: index + gap.length,
  }));
  const edges = [...gaps, { start: original.length, end: original.length }];
  return edges
    .map(({ start }, index) => trimmed(original, edges[index - 1]?.end ?? 0, start))
    .filter((span) => span.end > span.start && ![...blanks, ...instructions].some((left) => overlaps(left, span)))
    .map((span) => ({
      ...span,
      text: original.slice(span.start, span.end),
      numbers: numbers.filter((number) => overlaps(number.span, span)),
    }));
}

function sourceOf(place: MemoPlace, written: string): Source | null {
  const visible = visibleTextOf(written);
  const text = readAnswer(visible?.text ?? written);
  const opening = text.tokens.slice(0, LANGUAGE_TOKENS);
  const opened = text.read.slice(0, opening.at(-1)?.end ?? 0);
  const reason = notScoredReason(opened, opening, text.hits.length > 0);
  // What fills a box and says nothing is no answer.
  if (reason === 'noise' && place.kind === 'answer') return null;
  const isEnglish = reason === null;
  return {
    place,
    fieldId: place.kind === 'answer' ? place.fieldId : '',
    text,
    slots: isEnglish ? slotsOf(text) : unreadSlots(),
    isEnglish,
    sentences: isEnglish ? sentencesOf(text) : [],
    quote: (span) => {
      const own = visible?.spanOf(span) ?? { start: span.start, end: span.end };
      return { place, span: own, text: written.slice(own.start, own.end) };
    },
  };
}

/** Everything that the founder has written, the answers in the order of the builder. Blank texts are none. */
export function sourcesOf({ answers, pitch, idea, demo, deck }: MemoInput): Source[] {
  const beside = [
    { place: { kind: 'pitch' } as const, value: pitch ?? '' },
    { place: { kind: 'idea' } as const, value: idea ?? '' },
    { place: { kind: 'demo' } as const, value: demo ?? '' },
    { place: { kind: 'deck' } as const, value: deck ?? '' },
  ];
  const own = answers.map(({ sectionId, fieldId, value }) => ({
    place: { kind: 'answer', sectionId, fieldId } as const,
    value,
  }));
  return [...own, ...beside]
    .filter(({ value }) => value.trim() !== '')
    .map(({ place, value }) => sourceOf(place, value))
    .filter((source) => source !== null);
}
