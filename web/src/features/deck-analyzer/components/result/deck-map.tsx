import type { DeckSlideRecord, WholeDeckReview } from '@playbook/contracts/decks/deck-analysis.schema';
import type { ReactNode } from 'react';
import { ScoreBadge } from '../../../../components/ui/badges/score-badge.js';
import { KIND_WORDS, PURPOSE_NAMES, remarksText } from '../../lib/words/deck-words.js';
import styles from './deck-map.module.css';

interface MissingProps {
  readonly review: WholeDeckReview;
}

/** Kinds of slides that the purpose asks for and that were not found. */
function Missing({ review }: MissingProps): ReactNode {
  const { missing, purpose, wordsNotJudged } = review;
  if (wordsNotJudged !== null) return null;
  if (missing.length === 0) {
    return (
      <p className={styles.complete}>Every kind of slide that a deck for {PURPOSE_NAMES[purpose]} needs is there.</p>
    );
  }
  return (
    <div className={styles.missing}>
      <h4 className={styles.label}>Missing from a deck for {PURPOSE_NAMES[purpose]}</h4>
      <ul>
        {missing.map(({ kind, text }) => (
          <li key={kind}>
            <strong>{KIND_WORDS[kind]}</strong> {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface DeckMapProps {
  readonly slides: readonly DeckSlideRecord[];
  readonly review: WholeDeckReview;
  readonly onGo: (number: number) => void;
}

/** Which slide is what, in the order of the deck, and what is missing. Each entry leads to its slide. */
export function DeckMap({ slides, review, onGo }: DeckMapProps): ReactNode {
  return (
    <section className={`pb-card ${styles.card}`} aria-labelledby="deck-map">
      <h3 id="deck-map" className={styles.title}>
        Map of your deck
      </h3>
      <Missing review={review} />
      <ol className={styles.list}>
        {slides.map(({ number, review: { kind, title, score, remarks } }) => (
          <li key={number}>
            <button type="button" className={styles.entry} onClick={() => onGo(number)}>
              <span className={styles.number}>
                <span className="visually-hidden">Slide </span>
                {number}
              </span>
              <span className={styles.about}>
                <span className={styles.kind}>
                  <strong>{KIND_WORDS[kind]}</strong>
                  {remarks.length > 0 && `, ${remarksText(remarks.length)}`}
                </span>{' '}
                {title !== null && (
                  <span className={styles.words} dir="auto">
                    {title}
                  </span>
                )}
              </span>{' '}
              {score === null ? <span className={styles.kind}>no score</span> : <ScoreBadge score={score} />}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
