import type { NotableMoment } from '@playbook/contracts/demos/demo-review.schema';
import type { ReactNode } from 'react';
import { usePlay } from '../../hooks/use-play.js';
import { foundText, MOMENT_WORDS } from '../../lib/words/demo-words.js';
import { MomentButton } from './moment-button.js';
import styles from './moments-card.module.css';

interface MomentsCardProps {
  readonly demoId: string;
  /** In the order of the video. */
  readonly moments: readonly NotableMoment[];
}

/** The few moments to look at first, with what is to say about each. Nothing where there are none. */
export function MomentsCard({ demoId, moments }: MomentsCardProps): ReactNode {
  const play = usePlay();
  if (moments.length === 0) return null;
  return (
    <section className="pb-card" aria-labelledby="moments">
      <h3 id="moments" className={styles.title}>
        Moments to look at first
      </h3>
      <ul className={styles.list}>
        {moments.map((moment) => {
          const { kind, atS, remark } = moment;
          const found = foundText(moment);
          return (
            <li key={kind}>
              {atS !== null && (
                <MomentButton
                  atS={atS}
                  subject={MOMENT_WORDS[kind]}
                  onPlay={(seconds) => play({ demoId, atS: seconds })}
                />
              )}
              <div>
                <p>
                  <strong>{MOMENT_WORDS[kind]}</strong> <span dir="auto">{found}</span>
                </p>
                <p>{remark}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
