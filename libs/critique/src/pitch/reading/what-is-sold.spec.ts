import { describe, expect, it } from '@jest/globals';
import { critiquePitch } from '../critique-pitch.js';

const told = (text: string): string => {
  const { partnerFeedback, redFlags } = critiquePitch(text);
  return [...partnerFeedback, ...redFlags.map(({ message }) => message)].join('\n');
};

describe('what a pitch sells', () => {
  it('is plain where a name does something', () => {
    expect(told('Third Shelf matches readers stuck on library lists with owners who have read the book.')).not.toMatch(
      /how the world is|cannot tell what you sell/,
    );
  });

  it.each([
    'Subtitles in Basque, Breton, Corsican, Frisian and 6 more languages of Europe, the jokes left in.',
    'Tags, inspections, photos and clocks for ladders in one app, used by 41 firms.',
  ])('is one thing: %j', (text) => {
    expect(told(text)).not.toMatch(/list of things|many things/);
  });

  it.each([
    'Rentlift pays landlords in Accra a year of rent upfront; the tenant pays us monthly.',
    'A nonprofit that gets drivers back the deposits that courts still hold.',
  ])('is told with its gain: %j', (text) => {
    expect(told(text)).not.toMatch(/not yet the gain|not what gets better|changes I have to guess/);
  });

  it('is not praised for the trouble that it ends', () => {
    const text = 'Pear growers get paid eight months after picking and never learn which row paid. Rowwise tells them.';
    expect(told(text)).not.toMatch(/'Pear growers get paid eight months after picking' (?:is|does)|believe 'Pear/);
  });
});
