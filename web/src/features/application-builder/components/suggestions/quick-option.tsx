import { Button } from '@mantine/core';
import type { SuggestedText } from '@playbook/contracts/insights/smart-suggestions.schema';
import type { ReactNode } from 'react';
import { OriginBadge } from './origin-badge.js';
import { SuggestedWords } from './suggested-words.js';
import styles from './suggestions.module.css';

interface QuickOptionProps {
  readonly option: SuggestedText;
  /** Whether the answer holds it already. */
  readonly isUsed: boolean;
  readonly onUse: (text: string) => void;
}

/** One text that a click puts into the answer. */
export function QuickOption({ option: { text, origin }, isUsed, onUse }: QuickOptionProps): ReactNode {
  return (
    <li className={styles.option}>
      <SuggestedWords text={text} />
      <Button size="xs" variant="default" disabled={isUsed} onClick={() => onUse(text)}>
        {isUsed ? 'Added' : 'Add'}
        <span className="visually-hidden">: {text}</span>
      </Button>
      <OriginBadge origin={origin} />
    </li>
  );
}
