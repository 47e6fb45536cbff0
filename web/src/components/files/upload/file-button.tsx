import { Button, type ButtonProps } from '@mantine/core';
import { type ReactNode, useRef } from 'react';

interface FileButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  /** Types and endings that the browser's own dialog offers. */
  readonly accept: string;
  /** By which tests find the field. */
  readonly testId: string;
  /** Id of what describes the button. */
  readonly describedBy?: string;
  readonly onFile: (file: File) => void;
  readonly children: ReactNode;
}

/** Opens the browser's dialog for a file. */
export function FileButton({ accept, testId, describedBy, onFile, children, ...button }: FileButtonProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        data-testid={testId}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file !== undefined) onFile(file);
          // The same file can be chosen once more.
          currentTarget.value = '';
        }}
      />
      <Button {...button} aria-describedby={describedBy} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}
