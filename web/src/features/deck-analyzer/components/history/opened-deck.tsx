import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ScoreTiles } from '../../../../components/files/result/score-tiles.js';
import { LoadingBlocks } from '../../../../components/ui/loading-blocks.js';
import { RetryNotice } from '../../../../components/ui/retry-notice.js';
import { RECORD_NOT_LOADED } from '../../../../failures/files/file-failures.js';
import { fileQuery } from '../../../../lib/file-analysis/file.query.js';
import { DECK_KIND } from '../../lib/deck-kind.js';
import { CRITERION_WORDS, KIND_WORDS, remarksText } from '../../lib/words/deck-words.js';
import styles from '../../../../components/files/history/opened-file.module.css';

interface OpenedDeckProps {
  readonly founderId: string;
  readonly deckId: string;
  /** Shows it in full, slide by slide. */
  readonly onShow: () => void;
}

/** What was found in a deck of the history: scores, what is missing, and how many remarks there are. */
export function OpenedDeck({ founderId, deckId, onShow }: OpenedDeckProps): ReactNode {
  const query = useQuery(fileQuery(DECK_KIND, founderId, deckId));
  if (query.isPending) return <LoadingBlocks heightsPx={[80, 60]} text="Loading the analysis..." />;
  const deck = query.data;
  const review = deck?.review ?? null;
  if (deck === undefined || review === null) {
    return <RetryNotice {...RECORD_NOT_LOADED} isUrgent onRetry={() => void query.refetch()} />;
  }
  const scores = review.scores.map(({ criterion, score }) => ({ name: CRITERION_WORDS[criterion].name, score }));
  const remarks = deck.slides.reduce((sum, slide) => sum + slide.review.remarks.length, 0);
  return (
    <div className={styles.opened}>
      <ScoreTiles scores={scores} headingLevel={4} />
      {review.missing.length > 0 && <p>Missing: {review.missing.map(({ kind }) => KIND_WORDS[kind]).join(', ')}.</p>}
      <p>{remarks === 0 ? 'No remarks' : remarksText(remarks)} on its slides.</p>
      <Button classNames={{ root: styles.button ?? '', label: styles.words ?? '' }} onClick={onShow}>
        Show Slide by Slide
      </Button>
    </div>
  );
}
