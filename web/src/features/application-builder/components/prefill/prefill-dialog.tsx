import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { PREFILL_TEMPLATES } from '../../../../failures/application/application-failures.js';
import { LoadingBlocks } from '../../../../components/ui/loading-blocks.js';
import { RetryNotice } from '../../../../components/ui/retry-notice.js';
import { useDraftsSnapshot } from '../../hooks/use-drafts.js';
import { usePrefillChoice } from '../../hooks/use-prefill-choice.js';
import { usePrefill } from '../../hooks/use-prefill.js';
import { answersText } from '../../lib/answers-text.js';
import { prefillPlan } from '../../lib/insights/prefill-plan.js';
import { BuilderDialog } from '../builder-dialog.js';
import { PrefillChoices } from './prefill-choices.js';
import styles from './prefill.module.css';

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
      {prefill.state === 'failed' && (
        <RetryNotice {...PREFILL_TEMPLATES} isDisabled={prefill.isRetrying} onRetry={prefill.retry} />
      )}
      {isLoading ? (
        <LoadingBlocks className={styles.loading} heightsPx={[64, 64, 64]} text="Generating content..." />
      ) : (
        <PrefillChoices plan={plan} choice={choice} />
      )}
    </BuilderDialog>
  );
}
