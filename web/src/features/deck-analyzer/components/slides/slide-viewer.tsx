import { ActionIcon } from '@mantine/core';
import type { DeckLayout, DeckSlideRecord } from '@playbook/contracts/decks/deck-analysis.schema';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useId } from 'react';
import type { Pictures } from '../../hooks/use-pictures.js';
import { slideName } from '../../lib/words/deck-words.js';
import { OneSlide } from './one-slide.js';
import { SlideStrip } from './slide-strip.js';
import styles from './slide-viewer.module.css';

/** Where a key leads, from a place of so many; null for a key that leads nowhere. */
function placeAfter(key: string, place: number, count: number): number | null {
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, place - 1);
    case 'ArrowRight':
      return Math.min(count - 1, place + 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

interface SlideViewerProps {
  readonly headingId: string;
  readonly heading: string;
  readonly note?: string;
  /** At least one. */
  readonly slides: readonly DeckSlideRecord[];
  /** Null while the deck is read. */
  readonly layout: DeckLayout | null;
  /** Number of the slide that is shown, from 1. */
  readonly number: number;
  readonly pictures: Pictures;
  readonly onChoose: (number: number) => void;
  readonly headingRef?: RefObject<HTMLHeadingElement | null>;
}

/** The slides one at a time, with what is said of each; arrow keys lead to the one before and the next. */
export function SlideViewer(viewer: SlideViewerProps): ReactNode {
  const { headingId, heading, note, slides, layout, number, pictures, onChoose, headingRef } = viewer;
  const id = useId();
  const place = Math.max(
    0,
    slides.findIndex((slide) => slide.number === number),
  );
  const slide = slides[place];
  if (slide === undefined) return null;
  const choose = (next: number): void => {
    const chosen = slides[next];
    if (chosen !== undefined) onChoose(chosen.number);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = placeAfter(event.key, place, slides.length);
    if (next === null) return;
    event.preventDefault();
    choose(next);
  };
  const panelId = `${id}-slide`;
  return (
    <div className={styles.viewer} onKeyDown={onKeyDown}>
      <div className={styles.head}>
        <h3 id={headingId} ref={headingRef} tabIndex={-1} className={styles.title}>
          {heading}
        </h3>
        <div className={styles.steps}>
          <ActionIcon
            variant="default"
            size={36}
            aria-label="Previous slide"
            disabled={place === 0}
            onClick={() => choose(place - 1)}
          >
            <IconChevronLeft size={20} aria-hidden />
          </ActionIcon>
          <span aria-hidden="true">
            {place + 1} / {slides.length}
          </span>
          <ActionIcon
            variant="default"
            size={36}
            aria-label="Next slide"
            disabled={place === slides.length - 1}
            onClick={() => choose(place + 1)}
          >
            <IconChevronRight size={20} aria-hidden />
          </ActionIcon>
        </div>
      </div>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      <SlideStrip slides={slides} place={place} panelId={panelId} pictures={pictures} onChoose={choose} />
      <p role="status" className="visually-hidden">
        {slideName(slide.review, slides.length)}
      </p>
      <OneSlide key={slide.number} id={panelId} slide={slide} layout={layout} pictures={pictures} />
    </div>
  );
}
