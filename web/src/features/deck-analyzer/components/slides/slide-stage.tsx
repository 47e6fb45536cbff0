import type { DeckLayout, DeckSlideRecord } from '@playbook/contracts/decks/deck-analysis.schema';
import type { DeckBox } from '@playbook/contracts/decks/deck-facts.schema';
import type { CSSProperties, ReactNode } from 'react';
import type { Pictures } from '../../hooks/use-pictures.js';
import { type SlideMark, slideMarks } from '../../lib/slides/slide-marks.js';
import { textBlocks } from '../../lib/slides/text-blocks.js';
import styles from './slide-stage.module.css';

/** Of a deck whose size is not known yet. */
const USUAL = { widthPt: 960, heightPt: 540 };

const NOT_DRAWN =
  'This drawing shows where the text stands; pictures are missing. Export the deck as a PDF to see the slides.';
const NOT_LOADED = 'The picture of this slide could not be loaded. This drawing shows where the text stands.';

/** A mark that ends further to the right has its number inside. */
const ROOM_FOR_NUMBER = 0.9;

const percent = (share: number): string => `${share * 100}%`;
const placeOf = ({ left, top, width, height }: DeckBox): CSSProperties => ({
  left: percent(left),
  top: percent(top),
  width: percent(width),
  height: percent(height),
});

interface DrawingProps {
  readonly slide: DeckSlideRecord;
  readonly heightPt: number;
}

/** The text of a slide where it stands, in its sizes. It stands in the list of its text, too. */
function Drawing({ slide, heightPt }: DrawingProps): ReactNode {
  return (
    <div className={styles.drawing} aria-hidden="true">
      {textBlocks(slide.lines).map(({ box, lines }, index) => (
        <div key={index} className={styles.block} style={placeOf(box)}>
          {lines.map(({ text, sizePt, isTitle }, line) => (
            <p
              key={line}
              dir="auto"
              data-title={isTitle || undefined}
              style={{ fontSize: `${(sizePt / heightPt) * 100}cqh` }}
            >
              {text}
            </p>
          ))}
        </div>
      ))}
    </div>
  );
}

interface MarkProps {
  readonly mark: SlideMark;
  readonly lit: number | null;
  readonly onPoint: (remark: number | null) => void;
}

/** The place of a remark, with its number. The list of remarks says the same in words. */
function Mark({ mark: { box, numbers }, lit, onPoint }: MarkProps): ReactNode {
  return (
    <span
      className={styles.mark}
      data-number-inside={box.left + box.width > ROOM_FOR_NUMBER || undefined}
      data-lit={(lit !== null && numbers.includes(lit)) || undefined}
      aria-hidden="true"
      style={placeOf(box)}
      onMouseEnter={() => onPoint(numbers[0] ?? null)}
      onMouseLeave={() => onPoint(null)}
    >
      <span className={styles.number}>{numbers.join(', ')}</span>
    </span>
  );
}

interface SlideStageProps {
  readonly slide: DeckSlideRecord;
  /** Null while the deck is read. */
  readonly layout: DeckLayout | null;
  /** Number of the remark that is pointed at, from 1; null for none. */
  readonly lit: number | null;
  readonly pictures: Pictures;
  readonly onPoint: (remark: number | null) => void;
}

/** The picture of a slide, or a drawing of its text, with the places that remarks are about. */
export function SlideStage({ slide, layout, lit, pictures, onPoint }: SlideStageProps): ReactNode {
  const { number, pictureUrl, review } = slide;
  const { widthPt, heightPt } = layout ?? USUAL;
  const isShown = pictures.canShow(pictureUrl);
  return (
    <figure className={styles.figure}>
      <div className={styles.stage} style={{ aspectRatio: `${widthPt} / ${heightPt}` }}>
        {isShown ? (
          <img src={pictureUrl} alt={`Slide ${number}`} onError={() => pictures.onError(pictureUrl)} />
        ) : (
          <Drawing slide={slide} heightPt={heightPt} />
        )}
        {slideMarks(review.remarks).map((mark) => (
          <Mark key={mark.numbers.join(' ')} mark={mark} lit={lit} onPoint={onPoint} />
        ))}
      </div>
      {!isShown && <figcaption className={styles.caption}>{pictureUrl === null ? NOT_DRAWN : NOT_LOADED}</figcaption>}
    </figure>
  );
}
