import { SAMPLE_PITCHES } from '@playbook/contracts/analysis/samples/sample-pitches';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { LEXICON } from '../../text/terms/term-catalogue.js';
import { critiquePitch } from '../critique-pitch.js';

function rewrites(text: string): {
  clarity: string;
  insight: string;
  clarityNote: string | null;
  insightNote: string | null;
} {
  const { rewriteSuggestions, rewriteNotes } = critiquePitch(text);
  return { ...rewriteSuggestions, clarityNote: rewriteNotes.clarity, insightNote: rewriteNotes.insight };
}

describe('the clear rewrite', () => {
  it.each([
    ['We seamlessly file payroll for dentists.', 'We file payroll for dentists.'],
    ['An innovative app that dentists use to file payroll.', 'An app that dentists use to file payroll.'],
    [
      'We leverage bank feeds in order to file payroll for dentists.',
      'We use bank feeds to file payroll for dentists.',
    ],
    ['An app that enables dentists to file payroll by phone.', 'An app that lets dentists file payroll by phone.'],
    ['An app that aims to file payroll for dentists.', 'An app that files payroll for dentists.'],
    ['An app that helps to curate wine for hotels.', 'An app that picks wine for hotels.'],
    ['An app that really aims to instead bill dentists.', 'An app that aims to instead bill dentists.'],
    [
      'We believe that we file payroll for dentists very quickly, by text message.',
      'We file payroll for dentists quickly, by text message.',
    ],
    ['We are trying to file payroll for dentists by text message.', 'We file payroll for dentists by text message.'],
    ['An AI-powered phone for dentists, give me 100', 'A phone for dentists.'],
  ])('of %j is %j', (text, clear) => {
    expect(rewrites(text).clarity).toBe(clear);
  });

  it('leaves blanks, and says so, where the sentence hangs on its buzzwords', () => {
    const { clarity, clarityNote } = rewrites('Revolutionary blockchain ecosystem democratizing finance for everyone.');
    expect(clarity).toBe(
      '[Name] [what it does: the verb and the thing] for [the one type of customer you have talked to most], instead of [what they use now].',
    );
    expect(clarityNote).toBe('Fill these in before you use it.');
  });

  it("keeps the founder's own customer and job in the template", () => {
    expect(rewrites('Our platform empowers dentists to file payroll with synergies.').clarity).toBe(
      'We file payroll for dentists, instead of [what they use now].',
    );
  });

  it('asks for one customer in place of anybody', () => {
    const { clarity, clarityNote } = rewrites('We file payroll for businesses every week by text message.');
    expect(clarity).toBe(
      'We file payroll for [the one type of customer you have talked to most] every week by text message.',
    );
    expect(clarityNote).toBe('Fill in the blank before you use it: your sentence does not say it.');
  });

  it.each(SAMPLE_PITCHES.filter(({ overallScore }) => overallScore >= 85))(
    'only trims a strong pitch: $tag',
    ({ text }) => {
      const { clarity, clarityNote, insight } = rewrites(text);
      expect([clarity, insight]).toEqual([text, text]);
      expect(clarityNote).toContain('only lightly trimmed');
    },
  );
});

describe('the insight rewrite', () => {
  it('asks for the reason when there is none', () => {
    expect(rewrites('We file payroll for dentists.').insight).toBe(
      'We file payroll for dentists, because [what you saw that others have not: a number, a behaviour, a cost that fell].',
    );
  });

  it("keeps the founder's own fact", () => {
    const text = 'Ultrasound gel in sachets for rural midwives, since an open bottle grows bacteria within a week.';
    expect(rewrites(text)).toMatchObject({
      insight: text,
      insightNote: 'Your own fact already carries it, so nothing was added.',
    });
  });
});

describe('rewrites of any pitch', () => {
  const parts = fc.constantFrom(
    ...SAMPLE_PITCHES.flatMap(({ text }) => text.split(' ')),
    ...LEXICON.map(({ term }) => term),
    'Zentist',
    'QuickBooks',
    '31%',
    'for',
    'dentists',
    'who',
  );
  const pitch = fc.array(parts, { minLength: 1, maxLength: 25 }).map((words) => words.join(' '));
  /** What a rewrite may put in: articles, "we", "because", and the plain words of the swaps in each of their forms. */
  const GLUE = /^(?:An?|We|Using|Use|Uses|Letting|Let|Lets|Picks?|Because|And|To)$/;

  it('hold no number and no name the pitch does not hold', () => {
    fc.assert(
      fc.property(pitch, (text) => {
        const { clarity, insight } = rewrites(text);
        const short = critiquePitch(text).shortVersion ?? '';
        for (const rewrite of [clarity, insight, short]) {
          const own = rewrite.replace(/\[[^\]]*\]/g, ' ');
          for (const { 0: word, index } of own.matchAll(/\d[\d.,]*|\b\p{Lu}[\p{L}\p{N}]*/gu)) {
            if (GLUE.test(word)) continue;
            // The first word has its capital from the sentence, and may have taken the ending of "aims to".
            const held = index === 0 ? word.replace(/(?:ies|es|s)$/, '') : word.replace(/[.,]$/, '');
            expect(text.toLowerCase()).toContain(held.toLowerCase());
          }
        }
        expect(short.length).toBeLessThanOrEqual(50);
      }),
      { numRuns: 300 },
    );
  });

  it('never ask for three blanks without saying so', () => {
    fc.assert(
      fc.property(pitch, (text) => {
        const { clarity, insight, clarityNote, insightNote } = rewrites(text);
        const asked = [clarityNote, insightNote].filter((note) => note === 'Fill these in before you use it.').length;
        const many = [clarity, insight].filter((rewrite) => (rewrite.match(/\[/g)?.length ?? 0) >= 3).length;
        expect(asked).toBe(many);
      }),
      { numRuns: 100 },
    );
  });
});
