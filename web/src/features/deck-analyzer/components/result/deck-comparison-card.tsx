import type { DeckAnalysis, DeckSummary, WholeDeckReview } from '@playbook/contracts/decks/deck-analysis.schema';
import type { ReactNode } from 'react';
import { ComparisonCard } from '../../../../components/files/result/comparison-card.js';
import { VERSION_NOT_LOADED } from '../../../../failures/files/deck-failures.js';
import { DECK_KIND } from '../../lib/deck-kind.js';
import { DeckChanges } from './deck-changes.js';

const WORDS = {
  title: 'Compared with an earlier version',
  label: 'Earlier version',
  loading: 'Loading the earlier version...',
  notLoaded: VERSION_NOT_LOADED,
};

interface DeckComparisonCardProps {
  readonly founderId: string;
  readonly deck: DeckAnalysis;
  readonly review: WholeDeckReview;
  /** Newest first. */
  readonly decks: readonly DeckSummary[];
}

/** What got better against an earlier version of the deck. */
export function DeckComparisonCard({ founderId, deck, review, decks }: DeckComparisonCardProps): ReactNode {
  return (
    <ComparisonCard
      kind={DECK_KIND}
      founderId={founderId}
      file={deck}
      files={decks}
      words={WORDS}
      changesOf={({ review: earlier, slides }) =>
        earlier !== null && (
          <DeckChanges previous={{ review: earlier, slides }} current={{ review, slides: deck.slides }} />
        )
      }
    />
  );
}
