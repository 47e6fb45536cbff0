import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Stretch } from '@playbook/contracts/demos/media-facts.schema';
import { SAMPLE_RATE_HZ } from '../decode/decode-command.js';
import type { SherpaOnnx } from './sherpa-onnx.types.js';

const require = createRequire(import.meta.url);
const MODEL = fileURLToPath(new URL('../../models/silero-vad-v5.onnx', import.meta.url));
const WINDOW_SAMPLES = 512;
const THRESHOLD = 0.5;
const SPEECH_MIN_S = 0.1;
const SILENCE_MIN_S = 0.25;
/** How much later than its end speech is let go, in the mean of generated voices. */
const LATE_S = 0.06;
/** Longer speech without a silence is cut here, and put together again. */
const SPEECH_MAX_S = 60;
const BUFFER_S = 2 * SPEECH_MAX_S;
/** What is cut only because it was long has no silence between its parts. */
const JOINED_BELOW_S = 0.1;

/**
 * Where somebody speaks, by Silero VAD 5.
 * @param samples at 16 kHz
 * @throws Error where the model's runtime is not made for this machine
 */
export async function findSpeech(samples: Float32Array): Promise<Stretch[]> {
  // Loaded when it is needed: it brings a runtime of its own.
  const { Vad }: SherpaOnnx = require('sherpa-onnx-node');
  const sileroVad = {
    model: MODEL,
    threshold: THRESHOLD,
    minSpeechDuration: SPEECH_MIN_S,
    minSilenceDuration: SILENCE_MIN_S,
    maxSpeechDuration: SPEECH_MAX_S,
    windowSize: WINDOW_SAMPLES,
  };
  const vad = new Vad({ sileroVad, sampleRate: SAMPLE_RATE_HZ, numThreads: 1, provider: 'cpu', debug: 0 }, BUFFER_S);
  const found: Stretch[] = [];
  const take = (): void => {
    for (; !vad.isEmpty(); vad.pop()) {
      // The copy that the runtime would hand out otherwise belongs to its own memory.
      const { start, samples: spoken } = vad.front(false);
      found.push({ startS: start / SAMPLE_RATE_HZ, endS: (start + spoken.length) / SAMPLE_RATE_HZ });
    }
  };
  for (let at = 0; at + WINDOW_SAMPLES <= samples.length; at += WINDOW_SAMPLES) {
    vad.acceptWaveform(samples.subarray(at, at + WINDOW_SAMPLES));
    take();
  }
  vad.flush();
  take();
  return joined(found).map(({ startS, endS }) => ({ startS, endS: Math.max(startS, endS - LATE_S) }));
}

function joined(stretches: readonly Stretch[]): Stretch[] {
  const found: Stretch[] = [];
  for (const stretch of stretches) {
    const last = found.at(-1);
    if (last !== undefined && stretch.startS - last.endS < JOINED_BELOW_S)
      found.splice(-1, 1, { startS: last.startS, endS: stretch.endS });
    else found.push(stretch);
  }
  return found;
}
