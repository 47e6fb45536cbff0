import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { draftPlayArbitrary, soloPlayArbitrary } from '../../../testing/drafts/draft-play.arbitrary.js';
import { MemoryServer } from '../../../testing/drafts/memory-server.js';
import { playDrafts } from '../../../testing/drafts/play-drafts.js';

describe('any sequence of typing, failures, reloads and conflicts in several tabs and on two devices', () => {
  it('loses nothing, stores nothing twice and overwrites nothing unseen', async () => {
    let conflictsShown = 0;
    await fc.assert(
      fc.asyncProperty(draftPlayArbitrary, async (play) => {
        const outcome = await playDrafts(new MemoryServer(), play);
        conflictsShown += outcome.conflictsShown;
        expect(outcome.faults).toEqual([]);
      }),
      { numRuns: 500, seed: 20_261_121 },
    );
    expect(conflictsShown).toBeGreaterThan(50);
  });

  it('shows no founder a conflict with themselves who writes in one place', async () => {
    await fc.assert(
      fc.asyncProperty(soloPlayArbitrary, async (play) => {
        expect(await playDrafts(new MemoryServer(), play)).toEqual({ faults: [], conflictsShown: 0 });
      }),
      { numRuns: 300, seed: 20_261_121 },
    );
  });
});
