import type { MediaFacts, Stretch } from '@playbook/contracts/demos/media-facts.schema';
import type { SpokenWord } from '@playbook/contracts/demos/transcript.schema';
import { commonSeconds, gapsBetween, longestOf, totalOf } from './stretches.js';

const WINDOW_S = 10;
/** Less speech tells no pace. */
const MIN_SPEECH_S = 5;
const MIN_WORDS = 10;
/** Words closer together than this belong to one stretch of speech. */
const JOINED_S = 0.5;
const MINUTE_S = 60;

/** Words a minute; an estimate has a range. */
export interface Pace {
  readonly wordsPerMinute: number;
  readonly from: number;
  readonly to: number;
  readonly isEstimated: boolean;
}

export interface PaceWindow extends Stretch {
  readonly wordsPerMinute: number;
}

/** How somebody speaks. Null is what could not be measured. */
export interface SpeechSignals {
  readonly pace: Pace | null;
  readonly windows: readonly PaceWindow[];
  /** Deviation of the pace from ten seconds to ten seconds, as a share of it. */
  readonly paceVariation: number | null;
  /** Of half a second or longer. */
  readonly pausesPerMinute: number | null;
  /** Longest time in which nobody speaks, that before the first and after the last word included. */
  readonly silence: Stretch | null;
  /** Seconds of speech, as a share of the video. */
  readonly speakingShare: number | null;
}

/** Where words are said, by the times of the words. */
function speechOfWords(words: readonly SpokenWord[]): Stretch[] {
  const found: { startS: number; endS: number }[] = [];
  for (const { startS, endS } of words) {
    const last = found.at(-1);
    if (last !== undefined && startS - last.endS < JOINED_S) last.endS = Math.max(last.endS, endS);
    else found.push({ startS, endS });
  }
  return found;
}

function paceOfWords(words: readonly SpokenWord[], speech: readonly Stretch[]): Pace | null {
  const speakingS = totalOf(speech);
  if (words.length < MIN_WORDS || speakingS < MIN_SPEECH_S) return null;
  const wordsPerMinute = (words.length / speakingS) * MINUTE_S;
  return { wordsPerMinute, from: wordsPerMinute, to: wordsPerMinute, isEstimated: false };
}

function windowsOf(words: readonly SpokenWord[], speech: readonly Stretch[], durationS: number): PaceWindow[] {
  const counts = new Map<number, number>();
  for (const { startS, endS } of words) {
    const window = Math.floor((startS + endS) / 2 / WINDOW_S);
    counts.set(window, (counts.get(window) ?? 0) + 1);
  }
  return [...counts].flatMap(([window, count]) => {
    const stretch = { startS: window * WINDOW_S, endS: Math.min(durationS, (window + 1) * WINDOW_S) };
    const speakingS = commonSeconds(stretch, speech);
    return speakingS < MIN_SPEECH_S ? [] : [{ ...stretch, wordsPerMinute: (count / speakingS) * MINUTE_S }];
  });
}

function variationOf(windows: readonly PaceWindow[]): number | null {
  if (windows.length < 3) return null;
  const paces = windows.map(({ wordsPerMinute }) => wordsPerMinute);
  const mean = paces.reduce((sum, pace) => sum + pace, 0) / paces.length;
  const variance = paces.reduce((sum, pace) => sum + (pace - mean) ** 2, 0) / paces.length;
  return Math.sqrt(variance) / mean;
}

const estimatedPace = ({ voice }: MediaFacts): Pace | null => {
  const pace = voice?.pace ?? null;
  if (pace === null) return null;
  const { wordsPerMinute, fromWordsPerMinute: from, toWordsPerMinute: to } = pace;
  return { wordsPerMinute, from, to, isEstimated: true };
};

function pausesPerMinuteOf({ voice, durationS }: MediaFacts, speech: readonly Stretch[]): number | null {
  if (totalOf(speech) < 2 * MIN_SPEECH_S) return null;
  const pauses = voice?.pauses ?? gapsBetween(speech, 0).filter(({ startS }) => startS > 0);
  return (pauses.length / durationS) * MINUTE_S;
}

const NOTHING_HEARD = { paceVariation: null, pausesPerMinute: null, silence: null, speakingShare: null };

/**
 * Measures how somebody speaks: with the words of an English transcript and their times, and without them by what was heard.
 * Times that were only estimated say nothing of pauses and of the pace from moment to moment.
 */
export function measureSpeech(facts: MediaFacts, words: readonly SpokenWord[], isTimed: boolean): SpeechSignals {
  const { voice, durationS } = facts;
  const speech = voice?.speech ?? (isTimed ? speechOfWords(words) : []);
  if (speech.length === 0) return { ...NOTHING_HEARD, pace: estimatedPace(facts), windows: voice?.paceOverTime ?? [] };
  const windows = isTimed ? windowsOf(words, speech, durationS) : (voice?.paceOverTime ?? []);
  return {
    pace: paceOfWords(words, speech) ?? estimatedPace(facts),
    windows,
    paceVariation: variationOf(windows),
    pausesPerMinute: pausesPerMinuteOf(facts, speech),
    silence: longestOf(gapsBetween(speech, durationS)),
    speakingShare: durationS > 0 ? Math.min(1, totalOf(speech) / durationS) : null,
  };
}
