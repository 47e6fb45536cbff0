import { Button, Loader } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { STARTUP_MISSING } from '../../../failures/insights-failures.js';
import { showToast } from '../../../lib/notify/show-toast.js';
import styles from './generate-button.module.css';

interface GenerateButtonProps {
  readonly isBusy: boolean;
  /** Something is missing: the button looks disabled, and tells what is missing when it is pressed all the same. */
  readonly isMissingInput: boolean;
  readonly onGenerate: () => void;
}

/** Starts all six sections. */
export function GenerateButton({ isBusy, isMissingInput, onGenerate }: GenerateButtonProps): ReactNode {
  const label = isBusy ? 'Generating insights for your startup...' : 'Generate Insights for Your Startup';
  const press = (): void => {
    if (isMissingInput) void showToast(STARTUP_MISSING);
    else onGenerate();
  };
  return (
    <>
      <Button
        size="md"
        fullWidth
        h="auto"
        classNames={{ root: styles.button, label: styles.label }}
        disabled={isBusy}
        {...(isMissingInput && { 'data-disabled': true, 'aria-disabled': true })}
        leftSection={isBusy ? <Loader size={18} color="currentColor" /> : <IconSparkles size={18} aria-hidden />}
        onClick={press}
      >
        {label}
      </Button>
      <div role="status" className="visually-hidden">
        {isBusy ? label : ''}
      </div>
    </>
  );
}
