import { Button } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { ScoreBadge } from '../../../../components/ui/badges/score-badge.js';
import { answerBand, BAND_WORDS } from '../../../../lib/score-bands.js';
import styles from './folded-feedback.module.css';

interface FoldedFeedbackProps {
  /** The question. */
  readonly label: string;
  readonly score: number;
  readonly isBasicCheck: boolean;
  /** The answer has changed since. */
  readonly isStale: boolean;
  /** The founder has just asked for it, so that it is open; one from an earlier visit is folded. */
  readonly isNew: boolean;
  /** Rendered when it is unfolded. */
  readonly children: ReactNode;
}

/** The score of an answer and how far it can be trusted; unfolds the rest. */
export function FoldedFeedback(props: FoldedFeedbackProps): ReactNode {
  const { label, score, isBasicCheck, isStale, isNew, children } = props;
  const bodyId = useId();
  const [isOpen, setIsOpen] = useState(isNew);
  const Chevron = isOpen ? IconChevronUp : IconChevronDown;
  const band = answerBand(score);
  return (
    <div className={styles.feedback}>
      <div className={styles.head}>
        <h3>
          Feedback<span className="visually-hidden"> {label}</span>
        </h3>
        <span className={styles.score}>
          <ScoreBadge score={score} bandOf={answerBand} />
          <span className={styles.word}>{BAND_WORDS[band]}</span>
        </span>
        {isBasicCheck && <span className={styles.tag}>Basic check</span>}
        {isStale && <span className={styles.tag}>Out of date: your answer changed</span>}
        <Button
          className={styles.toggle ?? ''}
          size="xs"
          variant="subtle"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          rightSection={<Chevron size={16} aria-hidden />}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Hide feedback' : 'Show feedback'}
        </Button>
      </div>
      <div id={bodyId} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </div>
  );
}
