import { Button } from '@mantine/core';
import type { SectionId } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import { sectionNavigation } from '@playbook/domain/application/section-navigation';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useDraftsSnapshot } from '../../hooks/use-drafts.js';
import { textsBySection } from '../../lib/texts-by-section.js';
import styles from './step-buttons.module.css';

const HINT_ID = 'next-step-hint';

interface StepButtonsProps {
  readonly open: SectionId;
  readonly onGo: (section: SectionId) => void;
}

/** One section back or on; on only when the required fields of this one are filled in. */
export function StepButtons({ open, onGo }: StepButtonsProps): ReactNode {
  const { texts } = useDraftsSnapshot();
  const { previous, next, isWaitingForAnswers } = sectionNavigation(open, textsBySection(texts));
  return (
    <div className={styles.steps}>
      <Button
        variant="default"
        disabled={previous === null}
        leftSection={<IconArrowLeft size={18} aria-hidden />}
        onClick={() => previous !== null && onGo(previous)}
      >
        Previous Step
      </Button>
      <p id={HINT_ID} className={styles.hint}>
        {isWaitingForAnswers && 'Complete all required fields to continue'}
      </p>
      <Button
        disabled={next === null}
        aria-describedby={isWaitingForAnswers ? HINT_ID : undefined}
        rightSection={<IconArrowRight size={18} aria-hidden />}
        onClick={() => next !== null && onGo(next)}
      >
        Next Step
      </Button>
    </div>
  );
}
