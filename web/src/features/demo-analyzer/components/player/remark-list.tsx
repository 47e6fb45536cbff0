import type { DemoReview } from '@playbook/contracts/demos/demo-review.schema';
import type { ReactNode } from 'react';
import { indexAt } from '../../lib/media/transcript-lines.js';
import { CRITERION_WORDS, foundText, MOMENT_WORDS } from '../../lib/words/demo-words.js';
import styles from './remark-list.module.css';
import { TimedLine } from './timed-line.js';

interface Remark {
  readonly startS: number;
  readonly subject: string;
  readonly text: string;
}

/** Everything that was found at a moment, in the order of the video. */
function remarksOf({ sections, moments }: DemoReview): Remark[] {
  const evidence = sections.flatMap(({ category, evidence: found }) =>
    found.map((moment) => ({ ...moment, subject: CRITERION_WORDS[category].name, text: foundText(moment) })),
  );
  const notable = moments.map((moment) => ({ ...moment, subject: MOMENT_WORDS[moment.kind], text: moment.remark }));
  return [...notable, ...evidence]
    .flatMap(({ atS, subject, text }) => (atS === null ? [] : [{ startS: atS, subject, text }]))
    .toSorted((a, b) => a.startS - b.startS);
}

interface RemarkListProps {
  readonly review: DemoReview;
  readonly nowS: number;
  readonly onSeek: (atS: number) => void;
}

/** What was found in the video, each at its moment. */
export function RemarkList({ review, nowS, onSeek }: RemarkListProps): ReactNode {
  const remarks = remarksOf(review);
  if (remarks.length === 0) return null;
  const current = indexAt(remarks, nowS);
  return (
    <section aria-label="Remarks">
      <h3 className={styles.title}>Remarks</h3>
      <ul className={styles.list}>
        {remarks.map(({ startS, subject, text }, index) => (
          <li key={`${startS} ${subject} ${text}`}>
            <TimedLine startS={startS} isCurrent={index === current} onSeek={onSeek}>
              <span>
                <strong>{subject}</strong> <span dir="auto">{text}</span>
              </span>
            </TimedLine>
          </li>
        ))}
      </ul>
    </section>
  );
}
