import { Button, Loader } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface AnalyzeButtonProps {
  readonly label: string;
  /** Shown, and read out, while the analysis runs. */
  readonly busyLabel: string;
  readonly isBusy: boolean;
  /** The form can be sent. */
  readonly isReady: boolean;
  readonly className?: string | undefined;
}

/** Submits a form for analysis. */
export function AnalyzeButton({ label, busyLabel, isBusy, isReady, className }: AnalyzeButtonProps): ReactNode {
  return (
    <>
      <Button
        type="submit"
        size="md"
        className={className ?? ''}
        disabled={!isReady || isBusy}
        leftSection={isBusy ? <Loader size={18} color="currentColor" /> : <IconSparkles size={18} aria-hidden />}
      >
        {isBusy ? busyLabel : label}
      </Button>
      <div role="status" className="visually-hidden">
        {isBusy ? busyLabel : ''}
      </div>
    </>
  );
}
