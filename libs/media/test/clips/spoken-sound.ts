import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Stretch } from '@playbook/contracts/demos/media-facts.schema';

/** What espeak-ng writes. */
const RATE_HZ = 22_050;
const HEADER_BYTES = 44;
const FULL_SCALE = 32_768;
/** Quieter than this is no speech in a voice that was made without noise. */
const SILENCE_BELOW = 0.004;
const STEP_SAMPLES = 110;

/** A sentence that is said, or a silence in seconds. */
export type SpokenPart =
  | { readonly say: string; readonly wordsPerMinute: number; readonly isHesitation?: boolean }
  | { readonly silenceS: number };

/** A voice of known words, and when they are said. */
export interface SpokenSound {
  readonly samples: Float32Array;
  /** One stretch a sentence, without the silence around it. */
  readonly sentences: readonly Stretch[];
  readonly hesitations: readonly Stretch[];
  /** Words that are no hesitation. */
  readonly words: number;
}

/** Puts sentences and silences one after the other. The voice is espeak-ng's, the same on every run. */
export function speak(parts: readonly SpokenPart[]): SpokenSound {
  const pieces: Float32Array[] = [];
  const sentences: Stretch[] = [];
  const hesitations: Stretch[] = [];
  let length = 0;
  let words = 0;
  for (const part of parts) {
    if ('silenceS' in part) {
      pieces.push(new Float32Array(Math.round(part.silenceS * RATE_HZ)));
    } else {
      const voice = trimmed(synthesize(part.say, part.wordsPerMinute));
      const stretch = { startS: length / RATE_HZ, endS: (length + voice.length) / RATE_HZ };
      (part.isHesitation === true ? hesitations : sentences).push(stretch);
      if (part.isHesitation !== true) words += part.say.split(/\s+/).length;
      pieces.push(voice);
    }
    length += pieces.at(-1)!.length;
  }
  const samples = new Float32Array(length);
  let at = 0;
  for (const piece of pieces) {
    samples.set(piece, at);
    at += piece.length;
  }
  return { samples, sentences, hesitations, words };
}

export function writeWav(path: string, samples: Float32Array, gain = 1): void {
  const bytes = Buffer.alloc(HEADER_BYTES + samples.length * 2);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(RATE_HZ, 24);
  bytes.writeUInt32LE(RATE_HZ * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((sample, index) => {
    const value = Math.max(-1, Math.min(1, sample * gain));
    bytes.writeInt16LE(Math.round(value * (FULL_SCALE - 1)), HEADER_BYTES + index * 2);
  });
  writeFileSync(path, bytes);
}

function synthesize(text: string, wordsPerMinute: number): Float32Array {
  const folder = mkdtempSync(join(tmpdir(), 'playbook-voice-'));
  const file = join(folder, 'voice.wav');
  try {
    execFileSync('espeak-ng', ['-v', 'en-us', '-s', String(wordsPerMinute), '-w', file, text]);
    const bytes = readFileSync(file).subarray(HEADER_BYTES);
    return Float32Array.from(
      { length: Math.floor(bytes.length / 2) },
      (_, at) => bytes.readInt16LE(at * 2) / FULL_SCALE,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function trimmed(samples: Float32Array): Float32Array {
  const isLoud = (from: number): boolean =>
    samples.subarray(from, from + STEP_SAMPLES).some((sample) => Math.abs(sample) > SILENCE_BELOW);
  let start = 0;
  let end = samples.length;
  while (start < end && !isLoud(start)) start += STEP_SAMPLES;
  while (end > start && !isLoud(end - STEP_SAMPLES)) end -= STEP_SAMPLES;
  return samples.subarray(start, end);
}
