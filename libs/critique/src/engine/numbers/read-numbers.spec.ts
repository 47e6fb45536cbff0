import { describe, expect, it } from '@jest/globals';
import { readPitch } from '../read-text.js';
import { arithmeticRemark } from './arithmetic.js';
import { numberValue } from './number-value.js';
import { readNumbers } from './read-numbers.js';

/** The numbers of a text as "words type noun". */
function read(text: string): string[] {
  return readNumbers(readPitch(text).tokens).map(
    ({ span, type, noun }) => `${text.slice(span.start, span.end)} ${type}${noun === null ? '' : ` ${noun}`}`,
  );
}

const remark = (text: string): string | null =>
  arithmeticRemark(readNumbers(readPitch(text).tokens), ({ span }) => `'${text.slice(span.start, span.end)}'`, text);

describe('numberValue', () => {
  it.each([
    ['$1,200', '', 1_200],
    ['1.2k', '', 1_200],
    ['$4.3', 'trillion', 4.3],
    ['2', 'million', 2_000_000],
    ['90', 'lakh', 9_000_000],
    ['1', 'crore', 10_000_000],
    ['800', 'm', 800],
    ['61%', '', 61],
    ['6.5%', '', 6.5],
    ['forty-two', '', 42],
    ['nineteen', '', 19],
    ['3-6', '', null],
    ['1:12', '', null],
    ['clinic', '', null],
  ])('of %s %s is %s', (word, next, value) => {
    expect(numberValue(word, next)).toBe(value);
  });
});

describe('readNumbers', () => {
  it.each([
    ['31 labs pay us $240 a month.', ['31 customers labs', '$240 a month price']],
    ['11 homes use it every week.', ['11 users homes']],
    ['An app for type 1 diabetic children in phase 2.', []],
    ['Revenue was $31,000 in October.', ['$31,000 payment']],
    ['94 of 112 appeals were paid.', ['94 of 112 share appeals']],
    ['It takes 6 hours, twice a week.', ['6 duration hours']],
    ['We raised $2 million from angels.', ['$2 million funding']],
    ['The market is $8 billion.', ['$8 billion market']],
    ['Since 2025 every firm must file.', ['2025 date']],
    ['A missed crown costs a lab $400.', ['$400 money-moved']],
    ['Events within 800 m of the door.', ['800 size']],
    ['Empowering 90 lakh security guards.', ['90 lakh size security guards']],
    ['The wage flow is ₹1.5 lakh crore.', ['₹1.5 lakh crore money-moved']],
  ])('of %j', (text, numbers) => {
    expect(read(text)).toEqual(numbers);
  });

  it('tells what is planned from what is', () => {
    const planned = (text: string): boolean[] => readNumbers(readPitch(text).tokens).map(({ isPlanned }) => isPlanned);
    expect(planned('Next year 400 clinics will pay us.')).toEqual([true]);
    expect(planned('400 clinics pay us.')).toEqual([false]);
  });
});

it('multiplies both words of a lakh crore', () => {
  expect(numberValue('1.5', 'lakh', 'crore')).toBe(1.5e12);
});

describe('arithmeticRemark', () => {
  it.each([
    ['31 labs pay us $240 a month.', "If all 31 pay '$240 a month', that is $7,440 a month. Is that what arrives?"],
    ['94 of 112 appeals were paid.', "'94 of 112' is 84%. What happened with the other 18?"],
    [
      '1,100 cows wear it and farmers pay 31 euros per cow a year.',
      "1,100 cows at '31 euros per cow a year' come to 34,100 euros a year. How much of that reaches you?",
    ],
    [
      '14 airlines, 5,200 meals a month at $19.',
      "5,200 meals a month at '$19' come to $98,800 a month. How much of that reaches you?",
    ],
    ['We sold 340 kits at $45 each.', "340 kits at '$45 each' come to $15,300. How much of that reaches you?"],
    ['Landlords pay 4 pounds per flat per month. We have 2,310 flats, so about 9,240 a month.', null],
    ['We draft it from 61,000 plans that were accepted before. $1,500 each.', null],
    ['The lines go to Salma within 20 seconds, who types them for 6 cents each.', null],
    ['60 growers pay $1,200 a year.', "If all 60 pay '$1,200 a year', that is $6,000 a month. Is that what arrives?"],
  ])('of %j is %j', (text, said) => {
    expect(remark(text)).toBe(said);
  });

  it.each([
    ['a rate that was never counted', '9 of 10 owners come back.'],
    ['a forecast', 'In five years 8,000 builders will pay £80 a month.'],
    ['two prices', '31 labs pay $240 a month, and the rival takes $400 a month.'],
    ['a cost of one’s own', '14 clinics pay us. We burn $19k a month.'],
    ['no numbers', 'Dentists like it.'],
    ['a part that did nothing', 'The owner signs, she is female in 22 of our 31, age 50 and up.'],
    ['the same fault', 'I fixed them; 19 of the 27 were the same five mistakes.'],
    ['parts of one whole', '9 of the 22 asked for it and 15 of the 22 came back.'],
    ['how many each of them has', '3,000 schools, 40 teachers each on average, $9 per teacher per month.'],
  ])('is silent on %s', (_, text) => {
    expect(remark(text)).toBeNull();
  });
});
