import { Button, Skeleton } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Notice } from '../../../../components/ui/notice.js';
import { useDraftsSnapshot } from '../../hooks/use-drafts.js';
import { usePrefillChoice } from '../../hooks/use-prefill-choice.js';
import { usePrefill } from '../../hooks/use-prefill.js';
import { answersText } from '../../lib/answers-text.js';
import { prefillPlan } from '../../lib/insights/prefill-plan.js';
import { BuilderDialog } from '../builder-dialog.js';
import { PrefillChoices } from './prefill-choices.js';
import styles from './prefill.module.css';

interface PrefillTemplatesNoticeProps {
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}

/** Nothing could be generated: what is offered are templates, and that is said. */
function PrefillTemplatesNotice({ isBusy, onRetry }: PrefillTemplatesNoticeProps): ReactNode {
  return (
    <Notice tone="failure" icon={IconPlugConnectedX} title="Unable to generate content">
      <p>Below are templates. What stands in [brackets] is for you to fill in.</p>
      <Button size="xs" variant="default" disabled={isBusy} onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}

/** The choices while their texts are made. */
function PrefillLoading(): ReactNode {
  return (
    <div role="status" className={styles.loading}>
      <span className="visually-hidden">Generating content...</span>
      <Skeleton height={64} radius="md" />
      <Skeleton height={64} radius="md" />
      <Skeleton height={64} radius="md" />
    </div>
  );
}

interface PrefillDialogProps {
  readonly onClose: () => void;
}

/** Fills empty answers with the founder's own words or with templates, after they have seen each text and chosen. */
export function PrefillDialog({ onClose }: PrefillDialogProps): ReactNode {
  const prefill = usePrefill();
  const { texts } = useDraftsSnapshot();
  const plan = prefillPlan(prefill.state === 'ready' ? prefill.prefill : null, texts);
  const choice = usePrefillChoice(plan, prefill.state);
  const isLoading = prefill.state === 'loading';

  const apply = (): void => {
    choice.apply();
    onClose();
  };
  const toolbar = (
    <>
      <Button size="xs" variant="default" disabled={isLoading} onClick={choice.chooseAll}>
        Select all empty
      </Button>
      <Button size="xs" variant="default" disabled={isLoading} onClick={choice.chooseNone}>
        Select none
      </Button>
    </>
  );
  const footer = (
    <>
      {prefill.state === 'ready' && <span className={styles.engine}>Texts by: {prefill.engine}</span>}
      <Button disabled={isLoading || choice.chosenCount === 0} onClick={apply}>
        {choice.chosenCount === 0 ? 'Choose answers to fill in' : `Fill in ${answersText(choice.chosenCount)}`}
      </Button>
    </>
  );
  return (
    <BuilderDialog title="AI Prefill Options" onClose={onClose} toolbar={toolbar} footer={footer}>
      {prefill.state === 'failed' && <PrefillTemplatesNotice isBusy={prefill.isRetrying} onRetry={prefill.retry} />}
      {isLoading ? <PrefillLoading /> : <PrefillChoices plan={plan} choice={choice} />}
    </BuilderDialog>
  );
}
