import { describe, expect, it } from '@jest/globals';
import { critiquePitch } from './critique-pitch.js';

function saidOf(text: string): string {
  const { partnerFeedback, redFlags } = critiquePitch(text);
  return [...partnerFeedback, ...redFlags.map(({ message }) => message)].join(' ');
}

describe('what is told of a pitch is true of it', () => {
  it.each([
    ['We are making an app for people who want to find a good plumber.', /is tomorrow/],
    ['We buy broken heat pumps, repair them and sell them for half the price.', /interconnection|offtake/],
    ['We sell second hand wedding dresses for a muslim bride in Malaysia.', /never say who it is for/],
    ['Bell ringers learn on our app; 311 of 5,700 towers pay £40 a year.', /What happened with the other/],
    ['Payroll for domestic workers. 8,100 households pay R$19 a month.', /is \$153,900/],
  ])('%s', (text, wrong) => {
    expect(saidOf(text)).not.toMatch(wrong);
  });

  it('still asks where the founders are the ones who want', () => {
    expect(saidOf('We want to build an app for plumbers.')).toContain('is tomorrow');
  });
});
