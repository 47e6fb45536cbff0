import { describe, expect, it } from '@jest/globals';
import { topicShares } from './topic-shares.js';

describe('topicShares', () => {
  it('shares the spoken time, in the order of a talk, with what was left out', () => {
    const topics = [
      { startS: 0, endS: 6, topic: 'solution' as const },
      { startS: 8, endS: 10, topic: 'problem' as const },
      { startS: 10, endS: 12, topic: 'solution' as const },
    ];
    const topicTargets = [
      { topic: 'problem' as const, share: 0.3 },
      { topic: 'ask' as const, share: 0.1 },
    ];
    expect(topicShares({ topics, topicTargets })).toEqual([
      { topic: 'problem', share: 0.2, targetShare: 0.3 },
      { topic: 'solution', share: 0.8, targetShare: null },
      { topic: 'ask', share: 0, targetShare: 0.1 },
    ]);
  });

  it('has nothing where nothing is said and nothing is asked for', () => {
    expect(topicShares({ topics: [], topicTargets: [] })).toEqual([]);
  });
});
