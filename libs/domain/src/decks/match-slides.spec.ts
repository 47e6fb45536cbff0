import { describe, expect, it } from '@jest/globals';
import type { DeckSlideKind } from '@playbook/contracts/decks/deck-review.schema';
import fc from 'fast-check';
import { type MatchedSlide, matchSlides } from './match-slides.js';

const slide = (text: string, kind: DeckSlideKind = 'other'): MatchedSlide => ({
  lines: text === '' ? [] : [{ text, box: null, sizePt: 20, contrast: null, isTitle: false }],
  review: { kind },
});
const pairsOf = (previous: readonly MatchedSlide[], current: readonly MatchedSlide[]) =>
  matchSlides(previous, current).map((pair) => [pair.previous, pair.current]);

const PROBLEM = slide('Dental clinics lose $9,000 a month to denied claims', 'problem');
const SOLUTION = slide('We send a denied claim again in two minutes', 'solution');
const TEAM = slide('We ran billing for 60 dental clinics', 'team');

describe('matchSlides', () => {
  it('matches a deck with itself', () => {
    expect(pairsOf([PROBLEM, SOLUTION, TEAM], [PROBLEM, SOLUTION, TEAM])).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
    ]);
  });

  it('finds slides by their words wherever they stand, also with some words changed', () => {
    const reworded = slide('Dental clinics lose $12,000 a month to claims that are denied', 'problem');
    expect(pairsOf([PROBLEM, SOLUTION, TEAM], [TEAM, reworded])).toEqual([
      [2, 0],
      [0, 1],
    ]);
  });

  it('takes the one that is most alike where several are', () => {
    const near = slide('Dental clinics lose $9,000 a month to claims');
    expect(pairsOf([PROBLEM], [near, PROBLEM])).toEqual([[0, 1]]);
  });

  it('goes by the place where the words are the same', () => {
    const same = slide('Thank you');
    expect(pairsOf([same, PROBLEM, same], [same, PROBLEM, same])).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
    ]);
  });

  it('goes by what slides are for where their words are others', () => {
    const rewritten = slide('Every eighth bill comes back unpaid', 'problem');
    expect(pairsOf([PROBLEM, TEAM], [rewritten, slide('Something else')])).toEqual([[0, 0]]);
  });

  it('matches slides without text in their order, and none of them with a slide that has some', () => {
    expect(pairsOf([slide(''), PROBLEM, slide('')], [slide(''), slide('Unlike all others')])).toEqual([[0, 0]]);
  });

  it('matches nothing with an empty deck', () => {
    expect(pairsOf([], [PROBLEM])).toEqual([]);
    expect(pairsOf([PROBLEM], [])).toEqual([]);
  });

  it('puts each slide into one pair at most, in the order of the current deck', () => {
    const words = fc.array(fc.constantFrom('clinic', 'claim', 'month', 'team', 'raise'), { maxLength: 4 });
    const kinds = fc.constantFrom<DeckSlideKind>('problem', 'team', 'other');
    const decks = fc.array(
      fc.tuple(words, kinds).map(([text, kind]) => slide(text.join(' '), kind)),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(decks, decks, (previous, current) => {
        const pairs = matchSlides(previous, current);
        const places = pairs.map((pair) => pair.current);
        expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b));
        expect(new Set(pairs.map((pair) => pair.previous)).size).toBe(pairs.length);
        expect(pairs.every((pair) => pair.previous < previous.length && pair.current < current.length)).toBe(true);
      }),
    );
  });
});
