import { Button } from '@mantine/core';
import type { FieldAddress } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import type { SuggestedText } from '@playbook/contracts/insights/smart-suggestions.schema';
import type { ReactNode } from 'react';
import { LoadingBlocks } from '../../../../components/ui/loading-blocks.js';
import { ExampleList } from '../../../../components/insights/example-list.js';
import { useAddToAnswer } from '../../hooks/use-add-to-answer.js';
import { useAnswerText } from '../../hooks/use-drafts.js';
import { useQuickOptions } from '../../hooks/use-quick-options.js';
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
function QuickOption({ option: { text, origin }, isUsed, onUse }: QuickOptionProps): ReactNode {
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

interface OptionPanelProps {
  readonly id: string;
  readonly address: FieldAddress;
}

/** The options of one field; a click adds one to the answer, and can be undone. */
export function OptionPanel({ id, address }: OptionPanelProps): ReactNode {
  const add = useAddToAnswer(address);
  const answer = useAnswerText(address);
  const { isPending, options, examples, message, engine } = useQuickOptions(address);

  const use = (text: string): void => add(text, 'Make it yours: replace what stands in [brackets].');

  return (
    <div id={id} className={styles.panel}>
      {isPending && <LoadingBlocks heightsPx={[48]} text="Loading suggestions..." />}
      {message !== null && (
        <p className={styles.note} role="status">
          {message}
        </p>
      )}
      <ul className={styles.list}>
        {options.map((option) => (
          <QuickOption key={option.text} option={option} isUsed={answer.includes(option.text)} onUse={use} />
        ))}
      </ul>
      {examples.length > 0 && (
        <div className={styles.examples}>
          <ExampleList examples={examples} />
        </div>
      )}
      {engine !== null && <p className={styles.note}>Suggested by: {engine}</p>}
    </div>
  );
}
