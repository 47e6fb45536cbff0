import type { WholeDeckReview } from '@playbook/contracts/decks/deck-analysis.schema';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Notice } from '../../../../components/ui/notice.js';
import { WORDS_NOT_JUDGED } from '../../lib/words/deck-words.js';

interface DeckNoticesProps {
  readonly review: WholeDeckReview;
}

/** What a founder must know before reading the scores. */
export function DeckNotices({ review: { wordsNotJudged, injections } }: DeckNoticesProps): ReactNode {
  return (
    <>
      {wordsNotJudged !== null && (
        <Notice tone="info" icon={IconInfoCircle} title="What was not assessed">
          <p>{WORDS_NOT_JUDGED[wordsNotJudged]}</p>
        </Notice>
      )}
      {injections.length > 0 && (
        <Notice tone="warning" icon={IconAlertTriangle} title="Words to whoever judges were left out">
          {injections.map(({ slide, quote }) => (
            <p key={`${slide} ${quote}`}>
              Slide {slide}: <q dir="auto">{quote}</q>
            </p>
          ))}
        </Notice>
      )}
    </>
  );
}
