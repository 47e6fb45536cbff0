import { Button, Loader } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface AnalyzeButtonProps {
  /** The question, for screen readers: a page has several such buttons. */
  readonly label: string;
  readonly text: string;
  readonly isBusy: boolean;
  /** What came of the last click, for screen readers; empty before the first. */
  readonly outcome: string;
  readonly onAnalyze: (text: string) => void;
}

/**
 * Has the answer judged. While it is blank or being judged the button is disabled, but can still be reached: it then says what is
 * missing, and does not take the keyboard's place on the page away.
 */
export function AnalyzeButton({ label, text, isBusy, outcome, onAnalyze }: AnalyzeButtonProps): ReactNode {
  const isDisabled = isBusy || text.trim() === '';
  return (
    <>
      <Button
        variant="light"
        aria-disabled={isDisabled}
        {...(isDisabled ? { 'data-disabled': true } : {})}
        leftSection={isBusy ? <Loader size={18} color="currentColor" /> : <IconSparkles size={18} aria-hidden />}
        onClick={() => {
          if (!isBusy) onAnalyze(text);
        }}
      >
        {isBusy ? 'Analyzing...' : 'Analyze Answer'}
        <span className="visually-hidden"> {label}</span>
      </Button>
      <span role="status" className="visually-hidden">
        {isBusy ? 'Analyzing...' : outcome}
      </span>
    </>
  );
}
