import { describe, expect, it } from '@jest/globals';
import { chooseDemos } from './choose-demos.js';
import { DEMO_ENTRIES } from './demo-entries.js';
import { DEMO_FORMATS } from './demo-entry.schema.js';
import { FORMAT_WEIGHTS_PERCENT, weightedScore } from './format-weights.js';
import { libraryBand } from './library-bands.js';
import { embedAddress, watchAddress } from './video-address.js';

describe('the library', () => {
  it('holds twelve different videos that say what their analysis rests on', () => {
    expect(DEMO_ENTRIES).toHaveLength(12);
    expect(new Set(DEMO_ENTRIES.map(({ youtubeId }) => youtubeId)).size).toBe(12);
    for (const { basis } of DEMO_ENTRIES) expect(basis).toMatch(/not watched/);
  });

  it('scores them from 78 to 96', () => {
    const scores = DEMO_ENTRIES.map(({ analysis }) => analysis.overallScore);
    expect(Math.min(...scores)).toBeGreaterThanOrEqual(78);
    expect(Math.max(...scores)).toBeLessThanOrEqual(96);
  });

  it.each(DEMO_FORMATS)('weighs a %s by 100 percent', (format) => {
    const percents = Object.values(FORMAT_WEIGHTS_PERCENT[format]);
    expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(100);
  });

  it.each(DEMO_ENTRIES.map((entry) => [entry.analysis.company, entry] as const))(
    'gives %s the mean of its categories',
    (_, entry) => {
      expect(weightedScore(entry)).toBe(entry.analysis.overallScore);
    },
  );

  it.each([
    [100, 'green'],
    [90, 'green'],
    [89, 'blue'],
    [80, 'blue'],
    [79, 'yellow'],
    [70, 'yellow'],
    [69, 'red'],
  ])('shows %d in %s', (score, band) => {
    expect(libraryBand(score)).toBe(band);
  });
});

describe('choosing videos', () => {
  const companies = (choice: Parameters<typeof chooseDemos>[1]) =>
    chooseDemos(DEMO_ENTRIES, choice).map(({ analysis }) => analysis.company);

  it('puts the best first', () => {
    expect(companies({ format: null, order: 'best' }).slice(0, 3)).toEqual([
      'DoorDash',
      'Dropbox',
      'Docker (dotCloud)',
    ]);
  });

  it('orders by year and by company', () => {
    expect(companies({ format: null, order: 'oldest' })[0]).toBe('Dropbox');
    expect(companies({ format: null, order: 'newest' })[0]).toBe('Astranis');
    expect(companies({ format: null, order: 'company' })[0]).toBe('Artisan');
  });

  it('keeps one format', () => {
    expect(companies({ format: 'product demo', order: 'company' })).toEqual(['Docker (dotCloud)', 'Dropbox']);
  });
});

describe('the addresses of a video', () => {
  it('plays without cookies, and reports to this page', () => {
    expect(embedAddress('YNAOXokK--o')).toBe(
      'https://www.youtube-nocookie.com/embed/YNAOXokK--o?autoplay=1&rel=0&enablejsapi=1&origin=http%3A%2F%2Flocalhost%3A3000',
    );
  });

  it('leads to a moment of it', () => {
    expect(watchAddress('YNAOXokK--o', '2:01')).toBe('https://www.youtube.com/watch?v=YNAOXokK--o&t=121s');
  });
});
