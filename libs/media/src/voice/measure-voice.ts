import type { Stretch, Voice } from '@playbook/contracts/demos/media-facts.schema';
import { DEMO_VIDEO_MAX_S } from '@playbook/contracts/demos/demo-limits';
import { lengthOf, without } from '../stretches.js';
import { meanOf, medianOf, rounded } from '../statistics.js';
import { findHesitations } from './hesitations.js';
import { estimatePace, paceOverTime } from './pace.js';
import { followPitch } from './pitch.js';
import { FRAMES_PER_S, powerOf, vowelLevelDb } from './sound-frames.js';
import { findSyllables } from './syllables.js';
import { findSpeech } from './voice-activity.js';

const PAUSE_MIN_S = 0.5;
/** Room at the edges of a pause, where a voice dies away. */
const PAUSE_EDGE_S = 0.1;
const HESITATION_EDGE_S = 0.2;
const TREND_S = 10;
/** Less speech has no beginning and end to compare. */
const TREND_SPEECH_MIN_S = 2 * TREND_S;
const VOICED_MIN_FRAMES = 50;
const SEMITONES_PER_OCTAVE = 12;
/** Farther from the usual pitch than this is a mistake of an octave, not a voice. */
const PITCH_MAX_SEMITONES = 10;
const STRETCHES_MAX = DEMO_VIDEO_MAX_S * 2;

/**
 * How somebody speaks, without understanding a word.
 * @param samples at 16 kHz
 * @returns null where nobody speaks
 * @throws Error where the detector of speech does not run on this machine
 */
export async function measureVoice(samples: Float32Array): Promise<Voice | null> {
  const speech = (await findSpeech(samples)).map(toHundredths);
  const [first, last] = [speech[0], speech.at(-1)];
  if (first === undefined || last === undefined) return null;
  const tracks = { levelDb: vowelLevelDb(samples), pitchHz: followPitch(samples) };
  const pauses = without([{ startS: first.startS, endS: last.endS }], speech)
    .map(toHundredths)
    .filter((gap) => lengthOf(gap) >= PAUSE_MIN_S);
  const talk = without([{ startS: first.startS, endS: last.endS }], pauses);
  const hesitations = findHesitations(tracks, speech);
  const words = without(talk, hesitations.map(withRoom));
  const syllables = findSyllables(tracks, words);
  const power = powerOf(samples);
  return {
    speech: speech.slice(0, STRETCHES_MAX),
    pauses: pauses.slice(0, STRETCHES_MAX),
    pace: estimatePace(syllables, words),
    paceOverTime: paceOverTime(syllables, words, last.endS),
    hesitations: hesitations.slice(0, STRETCHES_MAX),
    signalToNoiseDb: signalToNoise(power, speech, pauses),
    pitchVariationSemitones: pitchVariation(tracks.pitchHz),
    energyTrendDb: energyTrend(power, speech),
  };
}

/** An 'um' takes the moments of silence around it out of the speaking time as well. */
const withRoom = ({ startS, endS }: Stretch): Stretch => ({
  startS: startS - HESITATION_EDGE_S,
  endS: endS + HESITATION_EDGE_S,
});

const toHundredths = ({ startS, endS }: Stretch): Stretch => ({ startS: rounded(startS, 2), endS: rounded(endS, 2) });

const framesOf = (frames: Float32Array, { startS, endS }: Stretch): number[] => [
  ...frames.subarray(Math.round(startS * FRAMES_PER_S), Math.round(endS * FRAMES_PER_S)),
];

const decibels = (ratio: number): number => rounded(10 * Math.log10(ratio), 1);

function signalToNoise(power: Float32Array, speech: readonly Stretch[], pauses: readonly Stretch[]): number | null {
  const inner = pauses.map(({ startS, endS }) => ({ startS: startS + PAUSE_EDGE_S, endS: endS - PAUSE_EDGE_S }));
  const noise = inner.flatMap((pause) => framesOf(power, pause));
  if (noise.length === 0) return null;
  return decibels(meanOf(speech.flatMap((stretch) => framesOf(power, stretch))) / meanOf(noise));
}

function energyTrend(power: Float32Array, speech: readonly Stretch[]): number | null {
  const frames = speech.flatMap((stretch) => framesOf(power, stretch));
  if (frames.length < TREND_SPEECH_MIN_S * FRAMES_PER_S) return null;
  const count = TREND_S * FRAMES_PER_S;
  return decibels(meanOf(frames.slice(-count)) / meanOf(frames.slice(0, count)));
}

/** Standard deviation around the usual pitch of this voice, so that a high voice and a low one are measured alike. */
function pitchVariation(pitchHz: Float32Array): number | null {
  const voiced = Array.from(pitchHz.filter((pitch) => pitch > 0));
  if (voiced.length < VOICED_MIN_FRAMES) return null;
  const usualHz = medianOf(voiced);
  const semitones = voiced
    .map((pitch) => SEMITONES_PER_OCTAVE * Math.log2(pitch / usualHz))
    .filter((distance) => Math.abs(distance) <= PITCH_MAX_SEMITONES);
  const middle = meanOf(semitones);
  return rounded(Math.sqrt(meanOf(semitones.map((distance) => (distance - middle) ** 2))), 2);
}
