import { PITCH_HINT_MAX_WORDS, PITCH_HINT_MIN_WORDS, PITCH_MAX_CHARS } from '@playbook/contracts/shared/limits';
import { wordCount } from '@playbook/domain/word-count';
import type { ReactNode } from 'react';
import styles from './pitch-form.module.css';

interface PitchCounterProps {
  readonly pitch: string;
}

/** Length of the pitch in characters, against the limit, and in words. */
export function PitchCounter({ pitch }: PitchCounterProps): ReactNode {
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
