import type { DeckSlideRecord } from '@playbook/contracts/decks/deck-analysis.schema';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Pictures } from '../../hooks/use-pictures.js';
import { KIND_WORDS, slideName } from '../../lib/words/deck-words.js';
import styles from './slide-strip.module.css';

interface ThumbnailProps {
  readonly slide: DeckSlideRecord;
  readonly count: number;
  readonly isChosen: boolean;
  readonly panelId: string;
  readonly pictures: Pictures;
  readonly onChoose: () => void;
}

/** A small picture of a slide that leads to it. */
function Thumbnail({ slide, count, isChosen, panelId, pictures, onChoose }: ThumbnailProps): ReactNode {
  const { number, pictureUrl, review } = slide;
  const { kind, remarks } = review;
  return (
    <button
      type="button"
      role="tab"
      className={styles.thumbnail}
      aria-label={slideName(review, count)}
      aria-selected={isChosen}
      aria-controls={isChosen ? panelId : undefined}
      // One stop for the keyboard; the arrow keys lead on from there.
      tabIndex={isChosen ? 0 : -1}
      onClick={onChoose}
    >
      <span className={styles.picture}>
        {pictures.canShow(pictureUrl) ? (
          <img src={pictureUrl} alt="" loading="lazy" onError={() => pictures.onError(pictureUrl)} />
        ) : (
          <span>{KIND_WORDS[kind]}</span>
        )}
      </span>
      <span className={styles.caption} aria-hidden="true">
        <span>{number}</span>
        {remarks.length > 0 && <span className={styles.remarks}>{remarks.length}</span>}
      </span>
    </button>
  );
}

interface SlideStripProps {
  readonly slides: readonly DeckSlideRecord[];
  /** The slide that is shown, from 0. */
  readonly place: number;
  /** Id of what shows it. */
  readonly panelId: string;
  readonly pictures: Pictures;
  readonly onChoose: (place: number) => void;
}

/** All slides in a row. The focus goes along with the choice while it is here. */
export function SlideStrip({ slides, place, panelId, pictures, onChoose }: SlideStripProps): ReactNode {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [row, chosen] = [strip.current, strip.current?.children[place]];
    if (row === null || !(chosen instanceof HTMLElement)) return;
    if (row.contains(document.activeElement)) chosen.focus({ preventScroll: true });
    // The strip scrolls and not the page.
    row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.clientWidth) / 2;
  }, [place]);
  return (
    <div ref={strip} className={styles.strip} role="tablist" aria-label="Slides">
      {slides.map((slide, index) => (
        <Thumbnail
          key={slide.number}
          slide={slide}
          count={slides.length}
          isChosen={index === place}
          panelId={panelId}
          pictures={pictures}
          onChoose={() => onChoose(index)}
        />
      ))}
    </div>
  );
}
