import { Button } from '@mantine/core';
import type { DeckAnalysis, WholeDeckReview } from '@playbook/contracts/decks/deck-analysis.schema';
import { WEB_PATHS } from '@playbook/contracts/core/web-paths';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useRef, useState } from 'react';
import { useArrival } from '../../../../components/files/result/use-arrival.js';
import { LoadingBlocks } from '../../../../components/ui/loading-blocks.js';
import { RetryNotice } from '../../../../components/ui/retry-notice.js';
import { RECORD_NOT_LOADED } from '../../../../failures/files/file-failures.js';
import { fileQuery } from '../../../../lib/file-analysis/file.query.js';
import { comeTo } from '../../../../lib/come-to.js';
import { usePictures } from '../../hooks/use-pictures.js';
import { DECK_KIND, type DeckScreen } from '../../lib/deck-kind.js';
import { SlideViewer } from '../slides/slide-viewer.js';
import { CriteriaSection } from './criteria-section.js';
import { DeckCard } from './deck-card.js';
import { DeckContradictions } from './deck-contradictions.js';
import { DeckComparisonCard } from './deck-comparison-card.js';
import { DeckMap } from './deck-map.js';
import { DeckNotices } from './deck-notices.js';
import styles from '../../../../components/files/result/result-page.module.css';
import { CommentsOnReport } from '../../../../components/comments/comments-on-report.js';
import { ShareLink } from '../../../../components/ui/buttons/share-link.js';
import { ReportButtons } from './report-buttons.js';

interface DeckResultProps {
  readonly founderId: string;
  readonly deckId: string;
  readonly screen: Pick<DeckScreen, 'files' | 'startOver'>;
}

interface ReviewedDeckProps extends Omit<DeckResultProps, 'deckId'> {
  readonly deck: DeckAnalysis;
  readonly review: WholeDeckReview;
  readonly refetch: () => Promise<unknown>;
}

/** Everything that was found in one deck. */
function ReviewedDeck({ founderId, deck, review, screen, refetch }: ReviewedDeckProps): ReactNode {
  const { slides, layout, fileName } = deck;
  const heading = useArrival();
  const viewer = useRef<HTMLHeadingElement>(null);
  const pictures = usePictures(refetch);
  const [number, setNumber] = useState(1);
  const goTo = (next: number): void => {
    setNumber(next);
    comeTo(viewer.current);
  };
  return (
    <section className={styles.result} aria-labelledby="result-heading">
      <div>
        <p className={styles.complete}>Analysis Complete</p>
        <h2 id="result-heading" ref={heading} tabIndex={-1} className={styles.heading}>
          Your Deck Analysis
        </h2>
      </div>
      <DeckCard founderId={founderId} deck={deck} review={review} />
      <DeckNotices review={review} />
      <CriteriaSection scores={review.scores} />
      <DeckMap slides={slides} review={review} onGo={goTo} />
      <section className="pb-card" aria-labelledby="deck-slides">
        <SlideViewer
          headingId="deck-slides"
          heading="Slide by slide"
          slides={slides}
          layout={layout}
          number={number}
          pictures={pictures}
          onChoose={setNumber}
          headingRef={viewer}
        />
      </section>
      {screen.files[0]?.id === deck.id && <DeckContradictions founderId={founderId} />}
      <DeckComparisonCard founderId={founderId} deck={deck} review={review} decks={screen.files} />
      <CommentsOnReport kind="deck" objectId={deck.id} />
      <div className={styles.buttons}>
        <ReportButtons deck={{ fileName, slides, review }} />
        <ShareLink kind="deck" objectId={deck.id} />
        <Button size="md" variant="default" onClick={screen.startOver}>
          Analyze Another Deck
        </Button>
        <Link to={WEB_PATHS.applicationBuilder} className="pb-button">
          Continue to Application Builder
        </Link>
      </div>
    </section>
  );
}

/** The result of a deck, as soon as it is loaded. */
export function DeckResult({ founderId, deckId, screen }: DeckResultProps): ReactNode {
  const { data: deck, isPending, refetch } = useQuery(fileQuery(DECK_KIND, founderId, deckId));
  if (isPending) return <LoadingBlocks heightsPx={[320, 200, 200]} text="Loading the analysis..." />;
  const review = deck?.review ?? null;
  if (deck === undefined || review === null) {
    return <RetryNotice {...RECORD_NOT_LOADED} isUrgent onRetry={() => void refetch()} />;
  }
  return <ReviewedDeck founderId={founderId} deck={deck} review={review} screen={screen} refetch={refetch} />;
}
