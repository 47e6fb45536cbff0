import { Button } from '@mantine/core';
import { type FieldAddress, fieldKey } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import { IconMessageQuestion } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Notice } from '../../../../components/ui/notice.js';
import { offeredSentence, withdrawSentence } from '../../../../lib/offered-sentence/offered-sentence.js';
import { useFounder } from '../../../../lib/session/use-founder.js';
import { useAddToAnswer } from '../../hooks/use-add-to-answer.js';
import styles from './field-card.module.css';

interface OfferedSentenceProps {
  readonly address: FieldAddress;
  /** The answer as it is. */
  readonly text: string;
}

/** What the founder said in an interview and this answer lacks; nothing is written before they add it. */
export function OfferedSentence({ address, text }: OfferedSentenceProps): ReactNode {
  const { id: ownerId } = useFounder();
  const add = useAddToAnswer(address);
  const [offered, setOffered] = useState(() => offeredSentence(ownerId));
  if (offered === null || fieldKey(offered) !== fieldKey(address) || text.includes(offered.sentence)) return null;
  const withdraw = (): void => {
    withdrawSentence();
    setOffered(null);
  };
  const use = (): void => {
    add(offered.sentence, 'It is what you said in the interview; make it fit.');
    withdraw();
  };
  return (
    <Notice tone="info" icon={IconMessageQuestion} title="You said in your mock interview">
      <p dir="auto">{offered.sentence}</p>
      <p className={styles.actions}>
        <Button size="xs" onClick={use}>
          Add to My Answer
        </Button>
        <Button size="xs" variant="default" onClick={withdraw}>
          Dismiss
        </Button>
      </p>
    </Notice>
  );
}
