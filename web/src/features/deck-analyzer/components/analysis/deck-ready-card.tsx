import type { DeckSummary } from '@playbook/contracts/decks/deck-analysis.schema';
import type { ReactNode } from 'react';
import { ReadyCard } from '../../../../components/files/analysis/ready-card.js';
import { RunningSteps } from '../../../../components/files/analysis/running-steps.js';
import { sizeText } from '../../../../lib/words/amounts.js';
import type { DeckScreen } from '../../lib/deck-kind.js';
import { stageText } from '../../lib/words/deck-words.js';
import { PurposeChoice } from './purpose-choice.js';
import { SlidesSoFar } from './slides-so-far.js';

interface DeckReadyCardProps {
  readonly founderId: string;
  readonly deck: DeckSummary;
  readonly screen: Pick<DeckScreen, 'watched' | 'analyze' | 'cancel' | 'startOver'>;
}

/** A deck that has arrived: what it is for, its analysis, and the slides that were read so far. */
export function DeckReadyCard({ founderId, deck, screen }: DeckReadyCardProps): ReactNode {
  const { id, fileName, fileSizeBytes } = deck;
  const watched = screen.watched?.id === id ? screen.watched : null;
  const slidesRead = (watched?.progress ?? deck.progress)?.slidesRead ?? 0;
  return (
    <>
      <ReadyCard
        lead={watched === null ? 'Your deck is ready for analysis' : 'Your deck is being analyzed'}
        fileText={`${fileName} (${sizeText(fileSizeBytes)})`}
        isRunning={watched !== null}
        analyzeLabel="Analyze Deck"
        anotherLabel="Upload Another Deck"
        onAnalyze={() => screen.analyze({ id, again: false })}
        onCancel={() => screen.cancel(id)}
        onAnother={screen.startOver}
      >
        {watched === null ? (
          <PurposeChoice founderId={founderId} deck={deck} />
        ) : (
          <RunningSteps watched={watched} listed={deck.progress} textOf={stageText} />
        )}
      </ReadyCard>
      {watched !== null && slidesRead > 0 && <SlidesSoFar founderId={founderId} deckId={id} slidesRead={slidesRead} />}
    </>
  );
}
