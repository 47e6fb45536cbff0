import { describe, expect, it } from '@jest/globals';
import { findPadding } from './beside-the-point.js';

const PITCH = 'We file payroll for film crews.';
const paddingOf = (text: string): string[] => findPadding(text).map(({ start, end }) => text.slice(start, end).trim());

describe('findPadding', () => {
  it.each([
    'One in four people own a cat.',
    'The sun is 150 million kilometers away.',
    'In 1969 people walked on the moon for the first time.',
    'We worked 14 hours a day for three years.',
    'Thank you for reading this.',
    'In 1962 it rained on 15 days in Turin.',
    'PMF traction MRR ARR churn LTV CAC',
    'customers customers customers pay pay pay',
    'Keywords: pilots, revenue, retention',
  ])('leaves out what is of nobody’s startup: %s', (sentence) => {
    expect(paddingOf(`${PITCH} ${sentence}`)).toEqual([sentence]);
  });

  it.each([
    'Crews of 40 are paid by Friday.',
    '61 productions have used it since May.',
    'Each run costs $12.',
    'It is live in 31 towns.',
    '5,400 lessons last month.',
    'Banks ask for land as collateral.',
    'Anna Berg and 12 others have tried it.',
    'ARR is $90k and churn 2%.',
    'A lender 10x is in talks.',
  ])('keeps what may be about it: %s', (sentence) => {
    expect(paddingOf(`${PITCH} ${sentence}`)).toEqual([]);
  });

  it('keeps the first sentence, for what follows may be about it', () => {
    expect(paddingOf(`The moon is 384,000 kilometers away. ${PITCH}`)).toEqual([]);
  });

  it.each([
    'customers customers customers pay pay pay',
    'Keywords: paying customers, pilots, waitlist',
    'PMF traction MRR ARR churn retention CAC LTV',
  ])('leaves out keywords, even beside nothing: %s', (keywords) => {
    expect(paddingOf(keywords).join('')).toBe(keywords);
  });

  it('reads a clause over and over where there is nothing else', () => {
    expect(paddingOf('Payroll for dentists by hand by hand by hand by hand by hand by hand')).toEqual([]);
  });

  it('leaves out what is said twice', () => {
    expect(paddingOf(`${PITCH} They are late. They are late.`)).toEqual(['They are late.']);
  });
});
