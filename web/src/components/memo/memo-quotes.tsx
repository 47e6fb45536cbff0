import type { MemoQuote } from '@playbook/contracts/analysis/partners-memo/application-memo.schema';
import type { ReactNode } from 'react';
import styles from './memo.module.css';
import { PlaceLink } from './place-link.js';

interface MemoQuotesProps {
  readonly quotes: readonly MemoQuote[];
}

/** The founder's own words, each with the way to where they stand. */
export function MemoQuotes({ quotes }: MemoQuotesProps): ReactNode {
  return quotes.map(({ text, place }, index) => (
    <figure key={index} className={styles.quote}>
      <blockquote dir="auto">{text}</blockquote>
      <figcaption>
        <PlaceLink place={place} />
      </figcaption>
    </figure>
  ));
}
