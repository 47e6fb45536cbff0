import { Button, type ButtonProps, Loader } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface BusyButtonProps extends ButtonProps {
  readonly type?: 'submit';
  readonly label: string;
  /** Shown, and read out, while what the button starts goes on. */
  readonly busyLabel: string;
  readonly isBusy: boolean;
  /** It looks disabled, but can still be reached and pressed, to say what is missing. */
  readonly isUnready?: boolean;
  /** What came of the last click, for screen readers; empty before the first. */
  readonly outcome?: string;
  readonly onClick?: () => void;
  /** Further words for screen readers. */
  readonly children?: ReactNode;
}

/** Has something made that takes a while, and says so while it does. */
export function BusyButton(props: BusyButtonProps): ReactNode {
  const { label, busyLabel, isBusy, isUnready = false, outcome = '', children, ...button } = props;
  return (
    <>
      <Button
        {...button}
        {...(isUnready && { 'data-disabled': true, 'aria-disabled': true })}
        leftSection={isBusy ? <Loader size={18} color="currentColor" /> : <IconSparkles size={18} aria-hidden />}
      >
        {isBusy ? busyLabel : label}
        {children}
      </Button>
      <span role="status" className="visually-hidden">
        {isBusy ? busyLabel : outcome}
      </span>
    </>
  );
}
