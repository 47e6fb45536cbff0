import { describe, expect, it } from '@jest/globals';
import { DECK_CRITERIA, type DeckPurpose, type DeckSlideKind } from '@playbook/contracts/decks/deck-review.schema';
import { compareDecks, type JudgedVersion } from './compare-decks.js';

interface PlannedSlide {
  readonly text: string;
  readonly kind?: DeckSlideKind;
  readonly score?: number | null;
}

function version(slides: readonly PlannedSlide[], scores: readonly (number | null)[] = [60, 60, 60, 60, 60]) {
  const overallScore = scores.includes(null) ? null : (scores[0] ?? null);
  const deck: JudgedVersion = {
    review: {
      purpose: 'demo-day',
      overallScore,
      scores: DECK_CRITERIA.map((criterion, index) => ({ criterion, score: scores[index] ?? null, rows: [] })),
    },
    slides: slides.map(({ text, kind = 'other', score = 80 }, index) => ({
      number: index + 1,
      lines: [{ text, box: null, sizePt: 20, contrast: null, isTitle: true }],
      review: {
        number: index + 1,
        kind,
        title: text,
        words: 5,
        score,
        smallestPt: 20,
        contrast: null,
        remarks: [],
        betterTitle: null,
        answer: null,
      },
    })),
  };
  return deck;
}
const withPurpose = (deck: JudgedVersion, purpose: DeckPurpose): JudgedVersion => ({
  ...deck,
  review: { ...deck.review, purpose },
});

const PROBLEM = { text: 'Dental clinics lose $9,000 a month to denied claims', kind: 'problem' } as const;
const SOLUTION = { text: 'We send a denied claim again in two minutes', kind: 'solution' } as const;
const TEAM = { text: 'We ran billing for sixty practices', kind: 'team' } as const;
const ASK = { text: 'We are raising $1.5 million to reach 400 customers', kind: 'ask' } as const;

describe('compareDecks', () => {
  const wordsOf = (previous: JudgedVersion, current: JudgedVersion) =>
    compareDecks(previous, current).slides.map(({ previousNumber, currentNumber, isChanged, isMoved }) => {
      const marks = [isChanged ? 'changed' : '', isMoved ? 'moved' : ''].filter((mark) => mark !== '');
      return `${previousNumber ?? 'new'} > ${currentNumber ?? 'gone'} ${marks.join(' ')}`.trim();
    });

  it('finds nothing changed in the same deck', () => {
    const deck = version([PROBLEM, SOLUTION]);
    expect(wordsOf(deck, deck)).toEqual(['1 > 1', '2 > 2']);
  });

  it('names what is new, changed and gone', () => {
    const reworded = { ...PROBLEM, text: 'Dental clinics lose $12,000 a month to denied claims' };
    expect(wordsOf(version([PROBLEM, SOLUTION]), version([reworded, ASK]))).toEqual([
      '1 > 1 changed',
      'new > 2',
      '2 > gone',
    ]);
  });

  it('calls only those moved that others did not move past', () => {
    expect(wordsOf(version([PROBLEM, SOLUTION, TEAM]), version([TEAM, PROBLEM, SOLUTION]))).toEqual([
      '3 > 1 moved',
      '1 > 2',
      '2 > 3',
    ]);
    expect(wordsOf(version([PROBLEM, SOLUTION]), version([ASK, PROBLEM, SOLUTION]))).toEqual([
      'new > 1',
      '1 > 2',
      '2 > 3',
    ]);
  });

  it('sees no change in case and punctuation', () => {
    const shouted = { ...SOLUTION, text: 'WE SEND A DENIED CLAIM AGAIN, IN TWO MINUTES!' };
    expect(wordsOf(version([SOLUTION]), version([shouted]))).toEqual(['1 > 1']);
  });

  it('compares the scores of each slide, of each criterion and of the whole', () => {
    const before = version([{ ...PROBLEM, score: 60 }, { ...SOLUTION, score: null }, TEAM], [50, 70, 60, 60, null]);
    const after = version([{ ...PROBLEM, score: 85 }, SOLUTION], [60, 65, 60, 60, 40]);
    const { overall, criteria, slides } = compareDecks(before, after);
    expect(overall).toEqual({ previous: null, current: 60, change: 'unknown' });
    expect(criteria.map(({ criterion, change }) => [criterion, change])).toEqual([
      ['story', 'better'],
      ['clarity', 'worse'],
      ['proof', 'same'],
      ['legibility', 'same'],
      ['ask', 'unknown'],
    ]);
    expect(slides.map(({ score }) => score.change)).toEqual(['better', 'unknown', 'unknown']);
    expect(slides[2]).toMatchObject({ previousNumber: 3, currentNumber: null, title: TEAM.text });
  });

  it('says where the versions are for different purposes', () => {
    const deck = version([PROBLEM]);
    expect(compareDecks(deck, deck).isSamePurpose).toBe(true);
    const { isSamePurpose, previousPurpose } = compareDecks(withPurpose(deck, 'reading'), deck);
    expect([isSamePurpose, previousPurpose]).toEqual([false, 'reading']);
  });
});
