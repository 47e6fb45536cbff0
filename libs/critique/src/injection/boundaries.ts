import type { Span } from '@playbook/contracts/core/span.schema';
import { outlineOf } from './sentence-outline.js';

/** Guesses of one kind at one edge of an injection, and all that are made of a text: each costs a reading of it. */
const MAX_GUESSES = 8;
const MAX_READINGS = 60;
const WORD = /(?<=^|\s)\S+/gu;
/** How a sentence may begin that has no stop before it. */
const BEGINNING = /^[\p{Lu}\p{N}]/u;
/** What comes before or after stands in a sentence of its own. */
const STOP_BEFORE = /(?:^|[.!?;:\n])\s{0,300}$/;
const STOP_AFTER = /[.!?;:\n]\s{0,300}$/;
const FULL_STOP_AFTER = /[.!?\n]\s{0,300}$/;

interface Word extends Span {
  readonly isBeginning: boolean;
  /** In plain words or hidden. */
  readonly isOfJudging: boolean;
}

function wordsIn(text: string, { start, end }: Span, most = Infinity): Word[] {
  const words: Word[] = [];
  for (const { index, 0: word } of text.slice(start, end).matchAll(WORD)) {
    if (words.length >= most) break;
    const { own, isUnusual } = outlineOf(word);
    words.push({
      start: start + index,
      end: start + index + word.length,
      isBeginning: BEGINNING.test(word),
      isOfJudging: own > 0 || isUnusual,
    });
  }
  return words;
}

/** True for what may be the founder's: most of it is not about judging. */
function mayBePitch(text: string): boolean {
  const { own, others } = outlineOf(text);
  return others > 0 && own <= others;
}

const saysAnything = (text: string): boolean => outlineOf(text).others > 0;

const firstStarts = (words: readonly Word[]): number[] => words.map(({ start }) => start).slice(0, MAX_GUESSES);
const lastStarts = (words: readonly Word[]): number[] => words.map(({ start }) => start).slice(-MAX_GUESSES);

const distinct = (places: readonly number[]): number[] => [...new Set(places)];

/**
 * Where the injection may end instead: the pitch goes on behind it, in the same sentence or in one that the injection swallowed. A
 * name may have a word of judging in it ("Harbour One").
 */
function earlierEnds(text: string, injection: Span): number[] {
  const isGlued =
    !STOP_AFTER.test(text.slice(injection.start, injection.end)) && text.slice(injection.end).trim() !== '';
  const words = wordsIn(text, injection);
  const rest = (place: number): string => text.slice(place, injection.end);
  const behind = words.slice(1);
  return distinct([
    ...lastStarts(isGlued ? behind : []).filter((place) => mayBePitch(rest(place))),
    ...lastStarts(behind.filter(({ isBeginning, isOfJudging }) => isBeginning && !isOfJudging)),
    ...lastStarts(behind.filter((_, index) => words[index]?.isOfJudging)).filter((place) => mayBePitch(rest(place))),
  ]);
}

/** Where the injection may end later, right behind a word of judging that the guess left to the pitch. */
function laterEnds(text: string, { start, end }: Span): number[] {
  if (FULL_STOP_AFTER.test(text.slice(start, end))) return [];
  const sentence = /^[^\n]*/.exec(text.slice(end))?.[0].length ?? 0;
  return wordsIn(text, { start: end, end: end + sentence }, MAX_GUESSES)
    .filter(({ isOfJudging }) => isOfJudging)
    .map((word) => word.end);
}

/** Where the injection may begin instead: in the same sentence before any word of judging, or behind one that it swallowed. */
function laterStarts(text: string, injection: Span): number[] {
  const isGlued = !STOP_BEFORE.test(text.slice(0, injection.start));
  const words = wordsIn(text, injection).slice(1);
  const before = (place: number): string => text.slice(injection.start, place);
  return distinct([
    ...firstStarts(isGlued ? words : []).filter((place) => outlineOf(before(place)).own === 0),
    ...firstStarts(words.filter(({ isBeginning }) => isBeginning)).filter((place) => saysAnything(before(place))),
    ...firstStarts(words.filter(({ isOfJudging }) => isOfJudging)).filter((place) => mayBePitch(before(place))),
  ]);
}

/**
 * Prompt injections that stand in one sentence with the pitch end somewhere, but where is a guess. The same injections with
 * each other guess in turn; none where every injection stands alone.
 */
export function otherBoundaries(text: string, injections: readonly Span[]): (readonly Span[])[] {
  const guesses: (readonly Span[])[] = [];
  for (const [index, injection] of injections.entries()) {
    if (guesses.length >= MAX_READINGS) break;
    const ends = [...earlierEnds(text, injection), ...laterEnds(text, injection)];
    guesses.push(
      ...ends.map((end) => injections.with(index, { ...injection, end })),
      ...laterStarts(text, injection).map((start) => injections.with(index, { ...injection, start })),
    );
  }
  return guesses.slice(0, MAX_READINGS);
}
