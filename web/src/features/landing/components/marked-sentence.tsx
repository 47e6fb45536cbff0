import type { DraftMark } from '@playbook/contracts/analysis/samples/marked-drafts';
import type { CSSProperties, ReactNode } from 'react';
import { markedParts } from '../lib/marked-parts.js';
import styles from './marked-sentence.module.css';

/** Keeps '12-hour' on one line: no break after a hyphen that follows a figure. */
const joined = (text: string): string => text.replaceAll(/(\d-)(?=\p{L})/gu, '$1\u2060');

interface MarkedSentenceProps {
  readonly text: string;
  readonly marks: readonly DraftMark[];
  /** How many marks are drawn before the first of these, with the page; undefined draws them as they are scrolled into view. */
  readonly marksBefore?: number;
}

/** A sentence with the partner's highlighter on it; the marks are drawn one after the other. */
export function MarkedSentence({ text, marks, marksBefore }: MarkedSentenceProps): ReactNode {
  let order = marksBefore ?? 0;
  return markedParts(text, marks).map(({ start, text: part, tone }) => {
    if (tone === null) return joined(part);
    const style: CSSProperties & { '--order': number } = { '--order': order };
    order += 1;
    return (
      <mark
        key={start}
        className={styles.mark}
        data-tone={tone}
        data-in-view={marksBefore === undefined || undefined}
        style={style}
      >
        {joined(part)}
      </mark>
    );
  });
}
