import type { Stretch } from '@playbook/contracts/demos/media-facts.schema';
import { lengthOf } from '../stretches.js';
import { PITCHES_PER_S } from './pitch.js';
import { FRAMES_PER_S } from './sound-frames.js';
import type { VoiceTracks } from './syllables.js';

/** How long an 'um' or 'er' is. */
const LENGTH_MIN_S = 0.14;
const LENGTH_MAX_S = 0.75;
/** How long it is quiet before and after it. */
const QUIET_MIN_S = 0.12;
/** Breath and noise have no pitch; an 'um' is voiced nearly all of its time... */
const VOICED_MIN_SHARE = 0.75;
/** ...and its pitch glides at most. */
const PITCH_MAX_SPREAD = 0.45;
/** Quiet is so far below the usual level of speech; less where there is noise, which is never quieter than it is. */
const QUIET_BELOW_SPEECH_DB = 28;
const QUIET_BELOW_SPEECH_MIN_DB = 12;
const QUIET_ABOVE_NOISE_DB = 6;
const NOISE_SHARE = 0.1;
const USUAL_SHARE = 0.75;

/** Isolated steady vowels. Nobody understood them, so that they are possible hesitations. */
export function findHesitations(tracks: VoiceTracks, speech: readonly Stretch[]): Stretch[] {
  const { levelDb, pitchHz } = tracks;
  const islands = soundsAbove(levelDb, quietBelowDb(levelDb, speech));
  return islands.filter((island, index) => {
    const lengthS = lengthOf(island);
    if (lengthS < LENGTH_MIN_S || lengthS > LENGTH_MAX_S) return false;
    const beforeS = island.startS - (islands[index - 1]?.endS ?? 0);
    const afterS = (islands[index + 1]?.startS ?? Infinity) - island.endS;
    return beforeS >= QUIET_MIN_S && afterS >= QUIET_MIN_S && isSpeech(island, speech) && isSteady(island, pitchHz);
  });
}

/** What is quieter is no voice. */
function quietBelowDb(levelDb: Float32Array, speech: readonly Stretch[]): number {
  const spoken = speech.flatMap(({ startS, endS }) => [
    ...levelDb.subarray(Math.round(startS * FRAMES_PER_S), Math.round(endS * FRAMES_PER_S)),
  ]);
  const usualDb = quantile(Float32Array.from(spoken), USUAL_SHARE);
  const aboveNoiseDb = quantile(levelDb, NOISE_SHARE) + QUIET_ABOVE_NOISE_DB;
  return Math.max(usualDb - QUIET_BELOW_SPEECH_DB, Math.min(aboveNoiseDb, usualDb - QUIET_BELOW_SPEECH_MIN_DB));
}

const quantile = (values: Float32Array, share: number): number =>
  values.toSorted()[Math.floor(values.length * share)] ?? 0;

const isSpeech = (island: Stretch, speech: readonly Stretch[]): boolean =>
  speech.some(({ startS, endS }) => startS < island.endS && endS > island.startS);

function isSteady({ startS, endS }: Stretch, pitchHz: Float32Array): boolean {
  const pitches = [...pitchHz.subarray(Math.round(startS * PITCHES_PER_S), Math.round(endS * PITCHES_PER_S))];
  const voiced = pitches.filter((pitch) => pitch > 0).toSorted((a, b) => a - b);
  if (voiced.length < pitches.length * VOICED_MIN_SHARE || voiced.length === 0) return false;
  const [low = 0, high = 0] = [voiced[Math.floor(voiced.length * 0.1)], voiced[Math.floor(voiced.length * 0.9)]];
  return high / low - 1 <= PITCH_MAX_SPREAD;
}

function soundsAbove(levelDb: Float32Array, thresholdDb: number): Stretch[] {
  const found: Stretch[] = [];
  let start: number | null = null;
  levelDb.forEach((level, frame) => {
    if (level >= thresholdDb) start ??= frame;
    else if (start !== null) {
      found.push({ startS: start / FRAMES_PER_S, endS: frame / FRAMES_PER_S });
      start = null;
    }
  });
  return start === null ? found : [...found, { startS: start / FRAMES_PER_S, endS: levelDb.length / FRAMES_PER_S }];
}
