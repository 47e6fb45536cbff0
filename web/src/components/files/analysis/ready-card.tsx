import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { BusyButton } from '../../ui/buttons/busy-button.js';
import styles from './ready-card.module.css';

interface CancelButtonProps {
  readonly onCancel: () => Promise<void>;
}

/** Stops the analysis, and waits until the server has. */
function CancelButton({ onCancel }: CancelButtonProps): ReactNode {
  const [isCancelling, setIsCancelling] = useState(false);
  const cancel = async (): Promise<void> => {
    setIsCancelling(true);
    await onCancel();
    setIsCancelling(false);
  };
  return (
    <Button size="md" variant="default" loading={isCancelling} onClick={() => void cancel()}>
      Cancel Analysis
    </Button>
  );
}

interface ReadyCardProps {
  /** How far it is, as in 'Your demo video is ready for analysis'. */
  readonly lead: string;
  /** Its name and size. */
  readonly fileText: string;
  readonly isRunning: boolean;
  /** Why nothing can be analysed at the moment; null where it can. */
  readonly hindrance?: string | null;
  readonly analyzeLabel: string;
  readonly anotherLabel: string;
  readonly onAnalyze: () => void;
  readonly onCancel: () => Promise<void>;
  readonly onAnother: () => void;
  /** What can be said of the file before the analysis, or how far the analysis is. */
  readonly children: ReactNode;
}

/** A file that has arrived, and its analysis. */
export function ReadyCard(card: ReadyCardProps): ReactNode {
  const { lead, fileText, isRunning, hindrance = null, analyzeLabel, anotherLabel, children } = card;
  const { onAnalyze, onCancel, onAnother } = card;
  return (
    <section className={styles.card} aria-labelledby="ready-file">
      <div className={styles.head}>
        <IconCircleCheck size={26} aria-hidden />
        <div className={styles.titles}>
          <h2 id="ready-file" className={styles.title}>
            Upload Complete
          </h2>
          <p>{lead}</p>
          <p className={styles.file} dir="auto">
            {fileText}
          </p>
        </div>
      </div>
      {children}
      {hindrance !== null && <p id="analysis-hindrance">{hindrance}</p>}
      <div className={styles.buttons}>
        <BusyButton
          size="md"
          label={analyzeLabel}
          busyLabel="Analyzing..."
          isBusy={isRunning}
          disabled={isRunning || hindrance !== null}
          {...(hindrance !== null && { 'aria-describedby': 'analysis-hindrance' })}
          onClick={onAnalyze}
        />
        {isRunning && <CancelButton onCancel={onCancel} />}
        <Button size="md" variant="default" onClick={onAnother}>
          {anotherLabel}
        </Button>
      </div>
    </section>
  );
}
