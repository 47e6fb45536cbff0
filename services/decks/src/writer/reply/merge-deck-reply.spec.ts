import { describe, expect, it } from '@jest/globals';
import type { DeckReview } from '@playbook/contracts/decks/deck-review.schema';
import { reviewDeck } from '@playbook/critique/deck/review-deck';
import { INJECTIONS } from '@playbook/testing/model/injections';
import { deckReply, GOOD_DATE, GOOD_SOURCE, GOOD_TITLE, JUDGED_SLIDES } from '../../../test/deck-replies.fixture.js';
import { deckOf } from '../../../test/planned-reader.fixture.js';
import type { DeckReply } from './deck-reply.schema.js';
import { mergeDeckReply } from './merge-deck-reply.js';

const ENGINE = { kind: 'model', label: 'test-model', version: 'feedback 1.0.0' } as const;
const REVIEW = reviewDeck(deckOf(JUDGED_SLIDES), 'demo-day');

function merged(reply: DeckReply, review = REVIEW): DeckReview {
  const outcome = mergeDeckReply({ review, reply, engine: ENGINE });
  if ('fault' in outcome) throw new Error(outcome.fault);
  return outcome.review;
}

const fixesOf = ({ slides }: DeckReview): string[] => slides.flatMap(({ remarks }) => remarks.map(({ fix }) => fix));
const [TITLE_FIX, DATE_FIX, SOURCE_FIX] = fixesOf(REVIEW);

/** What to do about the title when a model writes this line of it. */
const titled = (fix: string): string | undefined =>
  fixesOf(merged(deckReply({ slide: 2, remark: 'topic-title', fix })))[0];

describe('a reply about a deck', () => {
  it('gives words of what to do, and leaves everything else as it was judged', () => {
    const review = merged(deckReply());
    expect(fixesOf(review)).toEqual([GOOD_TITLE, GOOD_DATE, GOOD_SOURCE]);
    expect(review.engine).toEqual(ENGINE);
    const inBuiltInWords = review.slides.map((slide, index) => ({
      ...slide,
      remarks: slide.remarks.map((remark, place) => ({ ...remark, fix: REVIEW.slides[index]!.remarks[place]!.fix })),
    }));
    expect({ ...review, slides: inBuiltInWords, engine: REVIEW.engine }).toEqual(REVIEW);
  });

  it.each([
    ['a figure', "Make 'Oyster farms lose $8,000 a month' the title."],
    ['a figure of another slide', 'Say in the title that 31 farms are customers.'],
    ['a figure in words', 'Say in the title what millions of farms lose.'],
    ['a count in words', 'Say in the title what seven farms lose.'],
    ['a name', 'Say in the title what farms lose to Captain Nemo.'],
    ['a quote', "Make 'farms love this product' the title."],
    ['another subject', 'Blockchain wallets need better onboarding flows.'],
    ['an absence', 'Say in the title why nobody on the slide pays.'],
    ['the opposite of what is to be done', 'Do not make the title a sentence with a number.'],
    ['praise', 'The title is great, make the sentence a little shorter.'],
    ['that it may stay', 'Leave the title as it is, the number says enough.'],
    ['the rest of a sentence', 'Make the title the sentence that'],
    ['markup', 'Make the <b>title</b> the sentence with the number.'],
    ['a link', 'Make the title as on www.example.com and add the number.'],
    ['points', 'Make the title a sentence and earn 20 points.'],
    ['how somebody sounds', 'Make the title a sentence that hides your accent.'],
    ['nothing', 'Do it.'],
  ])('gives way to the built-in words where it adds %s', (_what, line) => {
    expect(titled(line)).toBe(TITLE_FIX);
    expect(fixesOf(merged(deckReply({ slide: 2, remark: 'topic-title', fix: line })))).toEqual([
      TITLE_FIX,
      GOOD_DATE,
      GOOD_SOURCE,
    ]);
  });

  it.each([
    ['quotes the slide', "Put '$9,000 a month to closures' into the title."],
    ['names the product as the first slide does', 'Make the title the sentence that Tidewell customers would say.'],
    ['says the same more plainly', 'Turn the title into one sentence with the number that you want remembered.'],
  ])('is shown where it %s', (_what, line) => {
    expect(titled(line)).toBe(line);
  });

  it('must say the figures that the built-in words have', () => {
    const deck = deckOf(JUDGED_SLIDES);
    const pale = {
      ...deck,
      slides: deck.slides.map((slide) => ({ ...slide, lines: [{ ...slide.lines[0]!, contrast: 1.5 }] })),
    };
    const review = reviewDeck(pale, 'demo-day');
    const write = (fix: string): DeckReview => merged(deckReply({ slide: 1, remark: 'low-contrast', fix }), review);
    const built = review.slides[0]!.remarks[0]!.fix;
    expect(write('Use darker letters than the background has.').slides[0]!.remarks[0]!.fix).toBe(built);
    const whole = 'Use letters that differ from the background by 3 to 1, near-black on white.';
    expect(write(whole).slides[0]!.remarks[0]!.fix).toBe(whole);
  });

  it('leaves remarks that it says nothing about, or that are not there, in the built-in words', () => {
    const reply = {
      fixes: [
        { slide: 3, remark: 'no-date' as const, fix: GOOD_DATE },
        { slide: 3, remark: 'vanity' as const, fix: GOOD_DATE },
        { slide: 59, remark: 'no-date' as const, fix: GOOD_DATE },
      ],
    };
    expect(fixesOf(merged(reply))).toEqual([TITLE_FIX, GOOD_DATE, SOURCE_FIX]);
  });

  it('is refused where nothing of it may be shown', () => {
    const reply = { fixes: [{ slide: 3, remark: 'no-date' as const, fix: 'No.' }] };
    expect(mergeDeckReply({ review: REVIEW, reply, engine: ENGINE })).toEqual({ fault: 'reply-unsafe' });
    expect(DATE_FIX).toBe('Add the month.');
  });

  it.each(INJECTIONS)('shows nothing of a model that obeys: %j', (injection) => {
    expect(titled(injection.slice(0, 300))).toBe(TITLE_FIX);
  });
});
