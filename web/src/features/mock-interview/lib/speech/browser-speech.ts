/** The part of browsers' speech recognition that is used here; TypeScript's library has none of it. */
interface Recognition {
  lang: string;
  continuous: boolean;
  addEventListener<Name extends keyof RecognitionEvents>(
    name: Name,
    listener: (event: RecognitionEvents[Name]) => void,
    options: { readonly signal: AbortSignal },
  ): void;
  start: () => void;
  stop: () => void;
  abort: () => void;
}
interface RecognitionEvents {
  readonly result: RecognitionEvent;
  readonly end: unknown;
  readonly error: { readonly error: string };
}
interface RecognitionEvent {
  readonly resultIndex: number;
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }> & { readonly isFinal: boolean }>;
}
type RecognitionClass = new () => Recognition;

/** What a browser's own recognition tells. */
interface SpeechListener {
  readonly onHeard: (text: string) => void;
  /** It has ended, by itself or because it was told to. */
  readonly onEnd: () => void;
  /** @param reason The browser's own name of it, such as `not-allowed` */
  readonly onFault: (reason: string) => void;
}

/** Recognition that goes on. */
export interface BrowserSpeech {
  readonly stop: () => void;
  readonly cancel: () => void;
}

const recognitionClass = (): RecognitionClass | undefined => {
  const names = window as { SpeechRecognition?: RecognitionClass; webkitSpeechRecognition?: RecognitionClass };
  return names.SpeechRecognition ?? names.webkitSpeechRecognition;
};

/** Whether this browser recognizes speech by itself; some send the sound to their maker for it. */
export const recognizesSpeech = (): boolean => recognitionClass() !== undefined;

/** Has the browser write down what is said. Null where it cannot. */
export function listenByBrowser({ onHeard, onEnd, onFault }: SpeechListener): BrowserSpeech | null {
  const Recognizer = recognitionClass();
  if (Recognizer === undefined) return null;
  const recognition = new Recognizer();
  recognition.lang = 'en-US';
  recognition.continuous = true;
  const listening = new AbortController();
  const { signal } = listening;
  const take = ({ resultIndex, results }: RecognitionEvent): void => {
    for (const result of Array.from(results).slice(resultIndex)) {
      if (result.isFinal) onHeard((result[0]?.transcript ?? '').trim());
    }
  };
  recognition.addEventListener('result', take, { signal });
  recognition.addEventListener('end', onEnd, { signal });
  recognition.addEventListener('error', ({ error }) => onFault(error), { signal });
  recognition.start();
  return {
    stop: () => recognition.stop(),
    cancel: () => {
      listening.abort();
      recognition.abort();
    },
  };
}
