import type { DeckLayout, DeckSlideRecord } from '@playbook/contracts/decks/deck-analysis.schema';
import { type ReactNode, useState } from 'react';
import { CopyButton } from '../../../../components/ui/buttons/copy-button.js';
import { ScoreBadge } from '../../../../components/ui/badges/score-badge.js';
import { numberText } from '../../../../lib/words/amounts.js';
import type { Pictures } from '../../hooks/use-pictures.js';
import { answerText, KIND_WORDS } from '../../lib/words/deck-words.js';
import styles from './one-slide.module.css';
import { SlideRemarks } from './slide-remarks.js';
import { SlideStage } from './slide-stage.js';

/** What was measured of a slide, in words. */
function measuredText({ words, smallestPt, contrast }: DeckSlideRecord['review']): string {
  return [
    words === 1 ? '1 word' : `${words} words`,
    smallestPt === null ? null : `smallest letters ${numberText(smallestPt)} points`,
    contrast === null ? null : `palest contrast ${numberText(contrast)} to 1`,
  ]
    .filter((part) => part !== null)
    .join(', ');
}

interface BetterTitleProps {
  readonly number: number;
  readonly title: string;
}

/** A sentence of the slide that says more than its title. */
function BetterTitle({ number, title }: BetterTitleProps): ReactNode {
  return (
    <div className={styles.better}>
      <p className={styles.label}>A title that says more, from this slide itself</p>
      <p dir="auto">{title}</p>
      <CopyButton text={title} subject={`the title for slide ${number}`} />
    </div>
  );
}

interface SlideTextProps {
  readonly slide: Pick<DeckSlideRecord, 'lines' | 'isRecognized'>;
}

/** What stands on the slide, for who cannot see or does not want to read the picture. */
function SlideText({ slide: { lines, isRecognized } }: SlideTextProps): ReactNode {
  if (lines.length === 0) return <p className={styles.measured}>No text was found on this slide.</p>;
  return (
    <details className={styles.text}>
      <summary>{isRecognized ? 'Text read off the picture of this slide' : 'Text on this slide'}</summary>
      {lines.map(({ text }, index) => (
        <p key={index} dir="auto">
          {text}
        </p>
      ))}
    </details>
  );
}

interface OneSlideProps {
  readonly id: string;
  readonly slide: DeckSlideRecord;
  /** Null while the deck is read. */
  readonly layout: DeckLayout | null;
  readonly pictures: Pictures;
}

/** A slide with the places that its remarks are about, and the remarks. */
export function OneSlide({ id, slide, layout, pictures }: OneSlideProps): ReactNode {
  const { number, review } = slide;
  const { kind, title, score, remarks, betterTitle, answer } = review;
  const [pointed, setPointed] = useState<number | null>(null);
  const [pinned, setPinned] = useState<number | null>(null);
  const lit = pointed ?? pinned;
  return (
    <div id={id} role="tabpanel" aria-label={`Slide ${number}`} className={styles.slide}>
      <div className={styles.stage}>
        <SlideStage slide={slide} layout={layout} lit={lit} pictures={pictures} onPoint={setPointed} />
        <SlideText slide={slide} />
      </div>
      <div className={styles.about}>
        <div className={styles.head}>
          <h4 className={styles.title}>
            Slide {number}: {KIND_WORDS[kind]}
          </h4>
          {score === null ? <span className={styles.measured}>No score</span> : <ScoreBadge score={score} />}
        </div>
        {title !== null && <p dir="auto">{title}</p>}
        <p className={styles.measured}>{measuredText(review)}</p>
        <SlideRemarks
          remarks={remarks}
          lit={lit}
          pinned={pinned}
          onPoint={setPointed}
          onPin={(remark) => setPinned(pinned === remark ? null : remark)}
        />
        {betterTitle !== null && <BetterTitle number={number} title={betterTitle} />}
        {answer !== null && (
          <div className={styles.answer}>
            <h5 className={styles.question}>{answerText(answer)}</h5>
            <p dir="auto">{answer.feedback}</p>
            <p className={styles.measured}>No part of the slide’s score.</p>
          </div>
        )}
      </div>
    </div>
  );
}
