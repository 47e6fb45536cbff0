import { IconMessageQuestion } from '@tabler/icons-react';
import type { ReactNode, RefObject } from 'react';
import { EngineLine } from '../../../../components/analysis/result/engine-line.js';
import { Notice } from '../../../../components/ui/notice.js';
import type { ShownIdeaCheck } from '../../lib/shown-idea-check.js';
import styles from './idea-not-scored.module.css';

interface IdeaNotScoredProps {
  readonly check: ShownIdeaCheck;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
}

/** The text could not be scored, so no figure is shown, only what to write instead. */
export function IdeaNotScored({ check, headingRef }: IdeaNotScoredProps): ReactNode {
  return (
    <section aria-labelledby="result-heading" className={styles.result}>
      <Notice tone="warning" icon={IconMessageQuestion}>
        <h2 id="result-heading" ref={headingRef} tabIndex={-1} className={styles.heading}>
          This does not read like an idea yet
        </h2>
        <blockquote className={styles.text}>{check.draft.ideaBrief}</blockquote>
        <p>{check.partnerCommentary}</p>
      </Notice>
      <EngineLine analysis={check} />
    </section>
  );
}
