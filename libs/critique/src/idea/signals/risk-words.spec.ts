import { describe, expect, it } from '@jest/globals';
import { rankOf } from '../../lexicon/word-ranks.js';
import { RiskWords } from './risk-words.js';
import type { IdeaWords } from './idea-words.js';

const [SAFE, RISKY] = [rankOf('plumber'), rankOf('lottery')];

function table(): RiskWords {
  const bytes = new Int8Array(2 * Math.max(SAFE, RISKY));
  bytes[(SAFE - 1) * 2] = -100;
  bytes[(RISKY - 1) * 2] = 100;
  bytes[(RISKY - 1) * 2 + 1] = 50;
  return new RiskWords({ units: [1, 2], columns: Buffer.from(bytes).toString('base64') });
}

const use = (rank: number, start: number): IdeaWords['problem'][number] => ({
  rank,
  bound: 'none',
  span: { start, end: start + 7 },
});

describe('RiskWords', () => {
  it('gives the mean of what a field’s words are a sign of, drawn to nothing', () => {
    const { value } = table().feature({ ideaBrief: [use(RISKY, 0)], problem: [] });
    expect(value).toBeGreaterThan(0);
    expect(value).toBeLessThan(100);
    expect(table().feature({ ideaBrief: [use(SAFE, 0)], problem: [] }).value).toBeLessThan(0);
    expect(table().feature({ ideaBrief: [], problem: [] })).toEqual({ id: 'words.risk', value: 0, spans: [] });
  });

  it('reads each field by its own column and points to the words that say most', () => {
    const words = { ideaBrief: [use(SAFE, 3)], problem: [use(RISKY, 20)] };
    const { value, spans } = table().feature(words);
    expect(value).not.toBe(table().feature({ ideaBrief: words.problem, problem: words.ideaBrief }).value);
    expect(spans).toEqual(
      expect.arrayContaining([
        { field: 'ideaBrief', start: 3, end: 10 },
        { field: 'problem', start: 20, end: 27 },
      ]),
    );
  });
});
