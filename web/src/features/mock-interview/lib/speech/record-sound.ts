import { SOUND_TYPES, type SoundType } from '@playbook/contracts/interviews/spoken-answer.schema';

/** Enough for speech; a minute and a half stays far below what is taken. */
const BITS_PER_SECOND = 32_000;
const TYPES = Object.keys(SOUND_TYPES) as SoundType[];
const DATA_ADDRESS = /^data:[^,]{0,80},/;

/** A finished recording, in base64. */
interface RecordedSound {
  readonly type: SoundType;
  readonly sound: string;
}

/** A recording that goes on. */
export interface Recording {
  /** Ends it. */
  readonly stop: () => Promise<RecordedSound>;
  /** Ends it and keeps nothing. */
  readonly cancel: () => void;
}

/** The first type that this browser records and the server takes; null where it records nothing. */
export function recordableType(): SoundType | null {
  if (typeof MediaRecorder === 'undefined' || typeof navigator.mediaDevices?.getUserMedia !== 'function') return null;
  return TYPES.find((type) => MediaRecorder.isTypeSupported(type)) ?? null;
}

const base64Of = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result).replace(DATA_ADDRESS, '')));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The recording could not be read')));
    reader.readAsDataURL(blob);
  });

/** Begins to record, once the founder allows it. @throws DOMException where the founder or the machine does not let it */
export async function recordSound(type: SoundType): Promise<Recording> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const recorder = new MediaRecorder(stream, { mimeType: type, audioBitsPerSecond: BITS_PER_SECOND });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => void parts.push(data));
  const release = (): void => {
    for (const track of stream.getTracks()) track.stop();
  };
  const stopped = new Promise<void>((resolve) => {
    recorder.addEventListener('stop', () => resolve());
  });
  recorder.start();
  return {
    stop: async () => {
      if (recorder.state !== 'inactive') recorder.stop();
      await stopped;
      release();
      return { type, sound: await base64Of(new Blob(parts)) };
    },
    cancel: () => {
      if (recorder.state !== 'inactive') recorder.stop();
      release();
    },
  };
}
