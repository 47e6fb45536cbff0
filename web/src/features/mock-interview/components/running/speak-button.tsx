import { Button } from '@mantine/core';
import { IconMicrophone, IconPlayerStopFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { SpokenAnswer } from '../../hooks/use-spoken-answer.js';
import styles from '../mock-interview.module.css';

const HINTS = {
  server: 'What you say is written down for you to read before you send it. The sound is not kept.',
  browser: 'Your browser writes down what you say; some send the sound to their maker. Nothing of it is kept here.',
} as const;
const STATES = {
  idle: '',
  asking: 'Waiting for the microphone...',
  listening: 'Listening...',
  writing: 'Writing down what you said...',
} as const;

interface SpeakButtonProps {
  readonly spoken: SpokenAnswer;
}

/** Lets an answer be spoken, where somebody writes it down. */
export function SpeakButton({ spoken: { by, state, start, stop } }: SpeakButtonProps): ReactNode {
  if (by === null) return null;
  const isListening = state === 'listening';
  const icon = isListening ? <IconPlayerStopFilled size={16} aria-hidden /> : <IconMicrophone size={16} aria-hidden />;
  return (
    <>
      <Button
        variant="default"
        leftSection={icon}
        loading={state === 'writing' || state === 'asking'}
        aria-describedby="interview-speech"
        onClick={isListening ? stop : start}
      >
        {isListening ? 'Stop' : 'Speak'}
      </Button>
      <span id="interview-speech" className={styles.hint}>
        {HINTS[by]}
      </span>
      <span role="status" className={isListening ? styles.hint : 'visually-hidden'}>
        {STATES[state]}
      </span>
    </>
  );
}
