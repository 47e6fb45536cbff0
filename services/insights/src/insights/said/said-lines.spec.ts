import { describe, expect, it } from '@jest/globals';
import { about } from '../../../test/composed-insights.fixture.js';

describe('what is said of a section', () => {
  it('asks whether those pay for whom it only is', () => {
    const line = (description: string): string => about('target-customers', { description }).insights;
    expect(line('A tally app for shearing contractors.')).toContain('Say whether it is they who pay, and');
    expect(line('23 shearing contractors pay $85 a month.')).not.toContain('whether it is they who pay');
  });

  it('counts nobody whose name is an aside', () => {
    expect(about('market-size', { targetUsers: '(a)' }).suggestions.join(' ')).not.toContain('Count :');
    expect(about('target-customers', { targetUsers: '(a)' }).insights).not.toContain('You name .');
  });

  it('puts no price on how things are', () => {
    const { suggestions } = about('market-size', {
      ideaBrief: 'A sauna on a trailer.',
      problem: 'People who swim in winter have nowhere to warm up.',
    });
    expect(suggestions.join(' ')).not.toContain('Put a yearly price');
  });
});
