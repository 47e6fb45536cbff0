import { describe, expect, it } from '@jest/globals';
import type { DeckAnalysesRepository } from '../analyses/deck-analyses.repository.js';
import { SharedDeck } from './shared-deck.service.js';

const ID = '0197a000-0000-7000-8000-00000000d001';

/** What a reader is told of a deck as a whole. */
async function toldOf(review: object): Promise<string | undefined> {
  const row = {
    fileName: 'deck.pdf',
    overallScore: null,
    analyzedAt: null,
    slides: [],
    review: { scores: [], ...review },
  };
  const decks = { find: async () => row } as unknown as DeckAnalysesRepository;
  const shared = await new SharedDeck(decks).read({ founderId: ID }, ID);
  return shared?.parts[0]?.text;
}

describe('SharedDeck', () => {
  it('says what is missing', async () => {
    const missing = [{ kind: 'team', text: 'No slide says who you are.' }];
    expect(await toldOf({ missing, wordsNotJudged: null })).toBe('No slide says who you are.');
  });

  it('says that nothing is where nothing was found missing', async () => {
    expect(await toldOf({ missing: [], wordsNotJudged: null })).toMatch(/^No kind of slide/);
  });

  it.each([
    ['not-english', /not in English/],
    ['no-text', /No text was found/],
  ])('does not say so of a deck whose words were not judged: %s', async (wordsNotJudged, words) => {
    expect(await toldOf({ missing: [], wordsNotJudged })).toMatch(words);
  });
});
