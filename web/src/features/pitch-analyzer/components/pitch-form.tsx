import { PITCH_HINT_MAX_WORDS, PITCH_HINT_MIN_WORDS, PITCH_MAX_CHARS } from '@playbook/contracts/core/limits';
import { wordCount } from '@playbook/domain/word-count';
import type { ReactNode, SubmitEvent } from 'react';
import { onSubmitKey } from '../../../lib/on-submit-key.js';
import { BusyButton } from '../../../components/ui/buttons/busy-button.js';
import { GrowingTextarea } from '../../../components/ui/growing-textarea.js';
import styles from './pitch-form.module.css';

interface PitchCounterProps {
  readonly pitch: string;
}

/** Length of the pitch in characters, against the limit, and in words. */
function PitchCounter({ pitch }: PitchCounterProps): ReactNode {
  const words = wordCount(pitch);
  const isGoodLength = words >= PITCH_HINT_MIN_WORDS && words <= PITCH_HINT_MAX_WORDS;
  return (
    <p className={styles.counter}>
      <span data-state={pitch.length >= PITCH_MAX_CHARS ? 'full' : undefined}>
        {pitch.length}/{PITCH_MAX_CHARS} characters
      </span>
      <span data-state={isGoodLength ? 'good' : undefined}>{words === 1 ? '1 word' : `${words} words`}</span>
    </p>
  );
}

interface PitchFormProps {
  readonly pitch: string;
  readonly isBusy: boolean;
  /** What is wrong with the text, in the founder's words. */
  readonly error: string | null;
  readonly onChange: (pitch: string) => void;
  readonly onSubmit: () => void;
}

/** The box for the one-liner. Ctrl or Cmd plus Enter submits. */
export function PitchForm({ pitch, isBusy, error, onChange, onSubmit }: PitchFormProps): ReactNode {
  const canSubmit = pitch.trim() !== '' && !isBusy;

  const submit = (): void => {
    if (canSubmit) onSubmit();
  };
  const submitForm = (event: SubmitEvent): void => {
    event.preventDefault();
    submit();
  };

  return (
    <form className="pb-card" onSubmit={submitForm} noValidate>
      <GrowingTextarea
        label="Your one-liner"
        description={`Aim for ${PITCH_HINT_MIN_WORDS} to ${PITCH_HINT_MAX_WORDS} words.`}
        placeholder="We help [customer] do [job] without [the old way]."
        minRows={3}
        maxLength={PITCH_MAX_CHARS}
        value={pitch}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={onSubmitKey(submit)}
      />
      <div className={styles.footer}>
        <PitchCounter pitch={pitch} />
        <BusyButton
          type="submit"
          size="md"
          className={styles.submit ?? ''}
          label="Analyze My Pitch"
          busyLabel="AI Partner is Analyzing..."
          isBusy={isBusy}
          disabled={!canSubmit}
        />
      </div>
    </form>
  );
}
