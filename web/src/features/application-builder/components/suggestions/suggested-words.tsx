import type { ReactNode } from 'react';
import { PlaceholderText } from '../placeholder-text.js';
import styles from './suggestions.module.css';

/** An offered text, with the facts marked that the founder has to fill in. */
export const SuggestedWords = ({ text }: { readonly text: string }): ReactNode => (
  <span className={styles.words} dir="auto">
    <PlaceholderText text={text} className={styles.placeholder} />
  </span>
);
