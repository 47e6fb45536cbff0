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
    [
      "The only CRM you'll ever need. Simple. Beautiful. Powerful.",
      "The only CRM you'll ever need. Simple. Beautiful.",
    ],
    [
      'We are ex-Google engineers building the next generation of payroll software for dentists.',
      'We are ex-Google engineers building payroll software for dentists.',
    ],
  ])('of %j is %j', (text, clear) => {
    expect(rewrites(text).clarity).toBe(clear);
  });

  it('is the own text where the sentence hangs on its buzzwords, and says which', () => {
    const text = 'Revolutionary blockchain ecosystem democratizing finance for everyone.';
    const { clarity, clarityNote } = rewrites(text);
    expect(clarity).toBe(text);
    expect(clarityNote).toMatch(/^Not rewritten: the sentence hangs on '.*blockchain.*Say in plain words/);
  });

  it.each([
    ['We are building a platform that helps clinics appeal denied claims.', 'We help clinics appeal denied claims.'],
    ['We are building a marketplace that connects farms to kitchens.', null],
  ])('leaves out an opening that says nothing: %j', (text, clear) => {
    expect(rewrites(text).clarity).toBe(clear ?? text);
  });

  it.each([
    'We buy used EV batteries from scrapyards, test each cell in nine minutes and sell packs to solar installers at $70 per kWh, half the price of new ones.',
    'Payroll for film crews: 61 productions paid 3,400 people through us in October, as Anna Berg and 12 others on the sets of Babelsberg told us.',
  ])('cuts no fact away to be shorter: %j', (text) => {
    expect(rewrites(text).clarity).toBe(text);
  });

  it.each([
    [
      'I was a court interpreter for eleven years. Courts in Texas cancel one hearing in nine since no interpreter shows up. We book certified interpreters by the quarter hour over video: 3 counties signed, 1,906 hearings held since February, two cancelled.',
      'We book certified interpreters by the quarter hour over video: 3 counties signed, 1,906 hearings held since February, two cancelled. I was a court interpreter for eleven years. Courts in Texas cancel one hearing in nine since no interpreter shows up.',
    ],
    [
      "My mother has Parkinson and she can't sign her name anymore, banks refuse her cheques. Steady is a pen with a gyroscope in the barrel; 212 sold at €140 from a garage in Porto, 9 sent back.",
      "Steady is a pen with a gyroscope in the barrel; 212 sold at €140 from a garage in Porto, 9 sent back. My mother has Parkinson and she can't sign her name anymore, banks refuse her cheques.",
    ],
    [
      'Hoof trimmers drive from farm to farm with a paper card for each cow. LameLog puts the card on their phone: 71 trimmers score 40,000 cows a month with it.',
      null,
    ],
    ['Developers read the changelog only after something broke. Ours is a hosted changelog page.', null],
    ['Small airports cannot afford a tower. We run a remote one from Tromsø with cameras and radar.', null],
  ])('puts what is made first where it says it whole: %j', (text, clear) => {
    expect(rewrites(text).clarity).toBe(clear ?? text);
  });

  it.each([
    'Restaurants in Seoul throw away side dishes because nobody knows how many guests will come. Banchan forecasts them from reservations; waste fell 22% in 14 restaurants.',
    'We have developed a new kind of battery for e-rickshaws, 600 cycles in the lab.',
  ])('leaves a word that is meant: %j', (text) => {
    expect(rewrites(text).clarity).toBe(text);
  });

  it('says what it does before a comparison', () => {
    expect(rewrites("Uber for bagpipers. You'd be surprised.").clarity).toBe(
      "We [what it does: the verb and the thing]. Uber for bagpipers. You'd be surprised.",
    );
  });

  it('asks nothing of a text with blanks of its own', () => {
    const text = 'Stripe for [industry] that lets [customer] get [result].';
    expect(rewrites(text)).toMatchObject({
      clarity: text,
      insight: text,
      clarityNote: 'Fill in your own blanks first.',
    });
  });

  it("keeps the founder's own customer and job in the template", () => {
    expect(rewrites('Our platform empowers dentists to file payroll with synergies.').clarity).toBe(
      'We file payroll for dentists.',
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
    'asks nothing of a strong pitch: $tag',
    ({ text }) => {
      const { clarity, clarityNote, insight, insightNote } = rewrites(text);
      expect([clarity, insight]).toEqual([text, text]);
      expect(clarityNote).toMatch(/^(?:Your own sentence: nothing|Nothing) was reworded\./);
      expect(insightNote).toBe('Your own facts carry it, so nothing was added.');
    },
  );
});

describe('the insight rewrite', () => {
  it('asks for the first thing that is missing, in a sentence of its own', () => {
    expect(rewrites('We file payroll for dentists.').insight).toBe(
      'We file payroll for dentists. For dentists that means [what gets better, from how much to how much].',
    );
  });

  it.each([
    [
      'So far: [how many] rural midwives.',
      'Ultrasound gel in sachets for rural midwives, since an open bottle grows bacteria within a week.',
    ],
    [
      'For ski lodges that means [what gets better, from how much to how much].',
      'Snow insurance for ski lodges, by the day.',
    ],
    // Who makes something is not who it is for, and lizards pay for nothing.
    [
      'That means [what gets better, from how much to how much].',
      'Lift makers lock their controllers. We hold the key for 41 models, legal since the 2024 repair law.',
    ],
    [
      'For keepers that means [what gets better, from how much to how much].',
      'We sell a subscription box with insects for lizards. 860 keepers, $34 per month, 4% leave each month.',
    ],
  ])('is about the customers where the pitch names them: %s', (sentence, text) => {
    expect(rewrites(text).insight.endsWith(sentence)).toBe(true);
  });

  it("keeps the founder's own sentence whole", () => {
    const text = 'Ultrasound gel in sachets for rural midwives, since an open bottle grows bacteria within a week.';
    expect(rewrites(text).insight.startsWith(text)).toBe(true);
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
  const GLUE = /^(?:An?|We|It|That|For|With|Without|So|Using|Use|Uses|Letting|Let|Lets|Picks?|Because|And|To)$/;

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
            const bare = word.replace(/[.,]$/, '');
            const held = index === 0 ? bare.replace(/(?:ies|es|s)$/, '') : bare;
            expect(text.toLowerCase()).toContain(held.toLowerCase());
          }
        }
        expect(short.length).toBeLessThanOrEqual(50);
      }),
      { numRuns: 300 },
    );
  });

  it('ask for one thing at most, and say so', () => {
    fc.assert(
      fc.property(pitch, (text) => {
        const { clarity, insight, clarityNote, insightNote } = rewrites(text);
        for (const [rewrite, note] of [
          [clarity, clarityNote],
          [insight, insightNote],
        ]) {
          const blanks = rewrite?.match(/\[/g)?.length ?? 0;
          expect(blanks).toBeLessThanOrEqual(1);
          expect(note?.startsWith('Fill in the blank') ?? false).toBe(blanks === 1);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('keep every number, name and customer', () => {
    const customers = fc.constantFrom('dentists in Ohio', 'film crews', 'oyster farmers');
    const facts = fc.constantFrom('214 pay $90 a month', 'Zahnly charges $400', 'half of the 31 labs renewed in May');
    fc.assert(
      fc.property(customers, facts, pitch, (customer, fact, noise) => {
        const { clarity, insight } = rewrites(`We file payroll for ${customer}; ${fact}. ${noise}.`);
        for (const held of [customer, ...(fact.match(/\d+|Zahnly|Ohio|May/g) ?? [])]) {
          expect(clarity).toContain(held);
          expect(insight).toContain(held);
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('a sentence whose English is not right', () => {
  it.each([
    'An app where people practise the exam with a voice, before to sit the real one.',
    'Worker in Kuwait is paying directly the school and the shop at home, not sending cash to uncle.',
  ])('is not rewritten: %s', (text) => {
    const { clarity, insight, clarityNote } = rewrites(text);
    expect([clarity, insight]).toEqual([text, text]);
    expect(clarityNote).toContain('writes English every day');
  });
});

describe('a thing that is looked for', () => {
  it('is no customer to be named instead', () => {
    expect(rewrites('An app where chess players find a team that plays at night.').clarity).not.toContain('find a [');
  });
});

describe('a gain that is told', () => {
  it('is asked for by no blank', () => {
    expect(rewrites('A nonprofit that gets drivers back the deposits that courts still hold.').insight).not.toContain(
      'That means [',
    );
  });
});

describe('a sentence of other words', () => {
  it('is no verb that only describes, or that stands within a name', () => {
    expect(
      rewrites('Seamless super app for clinics in emerging markets, with records and payments.').clarity,
    ).not.toMatch(/^We emerge/);
    expect(rewrites('We leverage big data to optimize supply chains end to end.').clarity).not.toMatch(/^We supply/);
  });

  it('keeps the adjective that an adverb hangs on', () => {
    const { clarity } = rewrites('We write hyper-relevant, emotionally intelligent journeys for grocers.');
    expect(clarity).not.toContain('emotionally journeys');
  });
});

describe('what is only wanted', () => {
  it('is asked for no users', () => {
    expect(rewrites('We want to get a dead pump turning in 4 days by doing the forms.').insight).not.toContain(
      'So far',
    );
  });
});
