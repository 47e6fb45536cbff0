import { ActionIcon, Button } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { copyText } from '../../../lib/notify/copy-text.js';

const COPY = 'Copy';
const CONFIRMATION_MS = 2_000;

interface CopyButtonProps {
  readonly text: string;
  /** What is copied, for screen readers: several Copy buttons may share a page. */
  readonly subject: string;
  readonly label?: string;
  /** Only the sign, where many texts stand in a list. */
  readonly isCompact?: boolean;
}

/** Puts a text on the clipboard and says whether that worked. */
export function CopyButton({ text, subject, label = COPY, isCompact = false }: CopyButtonProps): ReactNode {
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async (): Promise<void> => {
    if (await copyText(text)) setIsCopied(true);
  };

  const icon = isCopied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />;
  const shown = isCopied ? 'Copied' : label;
  const name = label === COPY || isCopied ? `${shown} ${subject}` : `${shown}: ${subject}`;
  if (isCompact) {
    return (
      <ActionIcon variant="default" size="md" aria-label={name} title={shown} onClick={() => void copy()}>
        {icon}
      </ActionIcon>
    );
  }
  return (
    <Button variant="default" size="xs" leftSection={icon} aria-label={name} onClick={() => void copy()}>
      {shown}
    </Button>
  );
}
