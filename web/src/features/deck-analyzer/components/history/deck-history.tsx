import type { ReactNode } from 'react';
import type { ClearAllWords } from '../../../../components/files/history/clear-all-dialog.js';
import { HistoryCard } from '../../../../components/files/history/history-card.js';
import { HistoryItem } from '../../../../components/files/history/history-item.js';
import { FileButton } from '../../../../components/files/upload/file-button.js';
import { deckFailed, deckMayPassBy } from '../../../../failures/files/deck-failures.js';
import { ACCEPTED_DECKS } from '../../lib/check-deck.js';
import { DECK_KIND, type DeckScreen } from '../../lib/deck-kind.js';
import { deckUpload } from '../../lib/deck-upload.js';
import { slidesText } from '../../lib/words/deck-words.js';
import { DeckThumbnail } from './deck-thumbnail.js';
import { OpenedDeck } from './opened-deck.js';

const CLEAR_ALL: ClearAllWords = {
  title: 'Delete all decks?',
  text:
    'Every deck you uploaded is deleted for good, with its analysis and pictures, on all of your devices. One that is being analyzed is ' +
    'stopped. This cannot be undone.',
};

interface DeckHistoryProps {
  readonly founderId: string;
  readonly screen: DeckScreen;
}

/** The founder's decks with what was found in them. */
export function DeckHistory({ founderId, screen }: DeckHistoryProps): ReactNode {
  const choose = (file: File): void => {
    screen.startOver();
    void deckUpload.choose(founderId, file);
  };
  return (
    <HistoryCard
      kind={DECK_KIND}
      founderId={founderId}
      list={screen}
      clearAll={CLEAR_ALL}
      renderItem={(deck, actions) => (
        <HistoryItem
          {...actions}
          key={deck.id}
          file={deck}
          isWatched={screen.watched?.id === deck.id}
          thumbnail={<DeckThumbnail url={deck.thumbnailUrl} />}
          detail={deck.slideCount === 0 ? null : slidesText(deck.slideCount)}
          failureText={deckFailed(deck).text}
          mayPassBy={deckMayPassBy(deck.failure)}
          analyzeLabel="Analyze Deck"
          onAnalyze={() => screen.analyze({ id: deck.id, again: false })}
          wayOut={
            <FileButton size="xs" variant="default" accept={ACCEPTED_DECKS} testId="other-deck-file" onFile={choose}>
              Choose Another File
              <span className="visually-hidden"> in place of {deck.fileName}</span>
            </FileButton>
          }
        >
          <OpenedDeck
            founderId={founderId}
            deckId={deck.id}
            onShow={() => {
              // All of it is shown below, and nothing twice.
              actions.onToggle();
              screen.show(deck.id);
            }}
          />
        </HistoryItem>
      )}
    />
  );
}
