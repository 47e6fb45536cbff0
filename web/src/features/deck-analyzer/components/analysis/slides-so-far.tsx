import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { fileQuery } from '../../../../lib/file-analysis/file.query.js';
import { usePictures } from '../../hooks/use-pictures.js';
import { DECK_KIND } from '../../lib/deck-kind.js';
import { SlideViewer } from '../slides/slide-viewer.js';

interface SlidesSoFarProps {
  readonly founderId: string;
  readonly deckId: string;
  /** How many the server has read. */
  readonly slidesRead: number;
}

/** The slides that were read already, while later ones are still read. */
export function SlidesSoFar({ founderId, deckId, slidesRead }: SlidesSoFarProps): ReactNode {
  const { data: deck, isFetching, refetch } = useQuery(fileQuery(DECK_KIND, founderId, deckId));
  const pictures = usePictures(refetch);
  const [number, setNumber] = useState(1);
  const askedFor = useRef(0);
  useEffect(() => {
    if (isFetching || askedFor.current >= slidesRead) return;
    askedFor.current = slidesRead;
    void refetch();
  }, [isFetching, slidesRead, refetch]);
  if (deck === undefined || deck.slides.length === 0) return null;
  return (
    <section className="pb-card" aria-labelledby="slides-so-far">
      <SlideViewer
        headingId="slides-so-far"
        heading="Read so far"
        note="What is said of these slides may still change when the others are read."
        slides={deck.slides}
        layout={deck.layout}
        number={number}
        pictures={pictures}
        onChoose={setNumber}
      />
    </section>
  );
}
