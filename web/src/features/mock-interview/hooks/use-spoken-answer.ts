import { SPOKEN_ANSWER_MAX_S } from '@playbook/contracts/interviews/spoken-answer.schema';
import type { SoundType } from '@playbook/contracts/interviews/spoken-answer.schema';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { microphoneFault, NOT_WRITTEN_DOWN, NOTHING_HEARD } from '../../../failures/application/speech-failures.js';
import { textFor } from '../../../failures/failure-texts.js';
import { showToast } from '../../../lib/notify/show-toast.js';
import { interviewAbilitiesQuery } from '../api/interview-abilities.query.js';
import { transcribeAnswer } from '../api/transcribe-answer.js';
import { listenByBrowser, recognizesSpeech } from '../lib/speech/browser-speech.js';
import { recordableType, recordSound } from '../lib/speech/record-sound.js';

const MS_PER_S = 1_000;

/** An answer that is spoken. */
export interface SpokenAnswer {
  /** Who writes it down: the installation's speech server, or the browser; null where nobody does. */
  readonly by: 'server' | 'browser' | null;
  /** `asking`: the browser has not let it listen yet. */
  readonly state: 'idle' | 'asking' | 'listening' | 'writing';
  readonly start: () => void;
  readonly stop: () => void;
}

const onFault = (reason: string): void => void showToast(microphoneFault(reason));

/** What is under way: `finish` has it written down, `cancel` drops it. */
interface Listening {
  readonly finish: () => void;
  readonly cancel: () => void;
}

/** Records, and has it written down when it is finished or too long. @param onWriting Called when the recording ends */
async function listenByServer(
  type: SoundType,
  { onWriting, onHeard, onEnd }: { onWriting: () => void; onHeard: (text: string) => void; onEnd: () => void },
): Promise<Listening> {
  const recording = await recordSound(type);
  const finish = async (): Promise<void> => {
    clearTimeout(timer);
    onWriting();
    try {
      const text = await transcribeAnswer(await recording.stop());
      if (text === '') await showToast(NOTHING_HEARD);
      else onHeard(text);
    } catch (error) {
      await showToast(textFor(NOT_WRITTEN_DOWN, error));
    }
    onEnd();
  };
  const timer = setTimeout(() => void finish(), SPOKEN_ANSWER_MAX_S * MS_PER_S);
  const cancel = (): void => {
    clearTimeout(timer);
    recording.cancel();
  };
  return { finish: () => void finish(), cancel };
}

/** Has an answer written down while or after it is spoken; nothing of the sound is kept. @param onHeard Takes the words, never none */
export function useSpokenAnswer(ownerId: string, onHeard: (text: string) => void): SpokenAnswer {
  const abilities = useQuery(interviewAbilitiesQuery(ownerId));
  const type = recordableType();
  const [state, setState] = useState<SpokenAnswer['state']>('idle');
  const listening = useRef<Listening | null>(null);
  const isGone = useRef(false);

  // The microphone is not left on when the question changes or the page is left.
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      listening.current?.cancel();
    };
  }, []);

  const onEnd = (): void => {
    listening.current = null;
    setState('idle');
  };
  // The answer that it was for may have been sent meanwhile.
  const take = (text: string): void => {
    if (!isGone.current && text !== '') onHeard(text);
  };
  const record = async (of: SoundType): Promise<void> => {
    try {
      const begun = await listenByServer(of, { onWriting: () => setState('writing'), onHeard: take, onEnd });
      if (isGone.current) return begun.cancel();
      listening.current = begun;
      setState('listening');
    } catch (error) {
      onEnd();
      onFault(error instanceof DOMException ? error.name : 'unknown');
    }
  };
  const recognize = (): void => {
    const speech = listenByBrowser({ onHeard: take, onEnd, onFault });
    listening.current = speech && { finish: speech.stop, cancel: speech.cancel };
  };
  const isByServer = type !== null && abilities.data?.canTranscribe === true;
  // Until it is known, nothing is offered: the browser would send to its maker what the installation's own server can write down.
  const byBrowser = !abilities.isPending && recognizesSpeech() ? 'browser' : null;
  return {
    by: isByServer ? 'server' : byBrowser,
    state,
    start: () => {
      if (state !== 'idle') return;
      setState(isByServer ? 'asking' : 'listening');
      if (isByServer) void record(type);
      else recognize();
    },
    stop: () => listening.current?.finish(),
  };
}
