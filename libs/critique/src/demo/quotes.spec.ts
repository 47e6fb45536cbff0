import { describe, expect, it } from '@jest/globals';
import { spoken } from '../../test/demo-media.fixture.js';
import { quoteOf } from './quotes.js';
import { readTalk } from './reading/read-talk.js';

const quoteIn = (text: string, about: string, isNarrow = false) => {
  const talk = readTalk(spoken(text));
  const start = text.indexOf(about);
  const sentence = talk.sentences.find((own) => own.start <= start && own.end > start);
  if (sentence === undefined) throw new RangeError('The words stand in no sentence');
  return quoteOf(talk, sentence, { start, end: start + about.length }, isNarrow);
};

describe('quoteOf', () => {
  it('takes a short sentence whole, without its stop', () => {
    expect(quoteIn('We sell bread. We bake it too.', 'bake').said).toBe("'We bake it too'");
  });

  it('ends at a part of a sentence and not within one', () => {
    const long = 'When an insurer denies a claim, a clerk spends forty minutes on the phone and on paper.';
    expect(quoteIn(long, 'spends').said).toBe("'When an insurer denies a claim, a clerk spends forty minutes ...'");
  });

  it('begins at the words that matter where they stand late', () => {
    const long =
      'In the spring of that year, after we had asked nearly everybody in town, fourteen clinics paid us in advance.';
    expect(quoteIn(long, 'fourteen clinics').said).toBe("'... fourteen clinics paid us in advance'");
  });

  it('begins with the product where the names come first', () => {
    const text = "We're Ana and Femi, and Denialdesk writes appeals for clinics.";
    expect(quoteIn(text, 'and Denialdesk writes', true).said).toBe("'... Denialdesk writes appeals for clinics'");
  });

  it('says where and when its words stand', () => {
    const text = 'We sell bread. We bake it too.';
    const quote = quoteIn(text, 'bake');
    expect(text.slice(quote.start, quote.end)).toBe('We bake it too.');
    expect(quote.atS).toBeGreaterThan(1);
  });
});
