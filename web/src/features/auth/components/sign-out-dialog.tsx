import { Button, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { MantineScope } from '../../../components/ui/theme/mantine-scope.js';
import type { TextsAtStake, UnsentForm } from '../../../lib/session/sign-out/sign-out-question.js';
import styles from './sign-out-dialog.module.css';

const FORM_WORDS: Record<UnsentForm, string> = {
  pitch: 'The pitch in the Pitch Analyzer has not been analyzed.',
  idea: 'The idea in the Idea Check has not been checked.',
  startup: 'What you wrote about your startup in the Industry Insights has not been sent.',
};

const answersWords = (count: number): string =>
  count === 1
    ? '1 answer of your application is not saved yet.'
    : `${count} answers of your application are not saved yet.`;

interface SignOutDialogProps {
  readonly texts: TextsAtStake;
  readonly onDecide: (mayLeave: boolean) => void;
}

/** Says what only this browser has, and asks whether to sign out all the same. Closing it is staying. */
export function SignOutDialog({ texts, onDecide }: SignOutDialogProps): ReactNode {
  const { answerCount, forms } = texts;
  const stay = (): void => onDecide(false);
  return (
    <MantineScope>
      <Modal.Root opened onClose={stay} centered size="30rem">
        <Modal.Overlay />
        <Modal.Content classNames={{ content: styles.dialog }}>
          <Modal.Body className={styles.content ?? ''}>
            <Modal.Title component="h2" className={styles.title}>
              Some of your work is only in this browser
            </Modal.Title>
            <ul className={styles.texts}>
              {answerCount > 0 && <li>{answersWords(answerCount)}</li>}
              {forms.map((form) => (
                <li key={form}>{FORM_WORDS[form]}</li>
              ))}
            </ul>
            <p className={styles.advice}>
              If you sign out, this stays here until you are back. Others who use this browser may be able to read it:
              on a shared computer, stay and save it or remove it first.
            </p>
            <div className={styles.choices}>
              <Button data-autofocus onClick={stay}>
                Stay signed in
              </Button>
              <Button
                variant="default"
                classNames={{ root: styles.leave ?? '', label: styles.words ?? '' }}
                onClick={() => onDecide(true)}
              >
                Sign out and keep them in this browser
              </Button>
            </div>
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </MantineScope>
  );
}
