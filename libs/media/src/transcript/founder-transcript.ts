import { DEMO_TRANSCRIPT_MAX_CHARS, DEMO_VIDEO_MAX_S } from '@playbook/contracts/demos/demo-limits';
import type { MediaFacts } from '@playbook/contracts/demos/media-facts.schema';
import type { Transcript } from '@playbook/contracts/demos/transcript.schema';
import { assembleEstimated, assembleTimed } from './assemble-transcript.js';
import { readSubtitles } from './subtitles.js';
import { TranscriptRefused } from './transcript-refused.js';

/** Timings and marks of a subtitle file are longer than what is said. */
const INPUT_MAX_CHARS = 10 * DEMO_TRANSCRIPT_MAX_CHARS;
const LINE_BREAK = /\r\n?/g;
/** Nobody says them, and they can turn a line around. */
const UNSPOKEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;
/** A time before a line, as meetings are written down. */
const STAMP = /^\s{0,8}[[(]?(?:\d{1,2}:)?\d{1,2}:\d{2}[\])]?(?=\s)/gm;
const WORD = /[\p{L}\p{N}]/u;
/** Words a minute, where nothing is known of the video yet. */
const USUAL_PACE = 140;
const S_PER_MIN = 60;
const AVERAGE_WORD_CHARS = 6;

/**
 * A transcript of what a founder pasted or uploaded: plain text, SubRip or WebVTT. Subtitles keep the times of their lines; plain text is
 * spread over the time in which somebody speaks, or over the whole video where that was not measured.
 * @param facts null before the video was measured
 * @throws TranscriptRefused for a text without words, and for one that nobody can say in fifteen minutes
 */
export function transcriptOfFounder(text: string, facts: Pick<MediaFacts, 'durationS' | 'voice'> | null): Transcript {
  if (text.length > INPUT_MAX_CHARS) throw new TranscriptRefused('too-long');
  const clean = text
    .replaceAll(LINE_BREAK, '\n')
    .replaceAll('\t', ' ')
    .split('\n')
    .map((line) => line.replaceAll(UNSPOKEN, ''))
    .join('\n');
  const about = { source: 'founder', language: null } as const;
  const endS = facts?.durationS ?? DEMO_VIDEO_MAX_S;
  const lines = readSubtitles(clean);
  if (lines !== null) {
    requireWords(lines.map((line) => line.text).join(' '));
    return assembleTimed(lines, endS, { ...about, timing: 'lines' });
  }
  const spoken = clean.replaceAll(STAMP, '');
  requireWords(spoken);
  return assembleEstimated(spoken, speechOf(facts, spoken), about);
}

function requireWords(text: string): void {
  if (!WORD.test(text)) throw new TranscriptRefused('no-words');
}

function speechOf(facts: Pick<MediaFacts, 'durationS' | 'voice'> | null, text: string) {
  if (facts?.voice && facts.voice.speech.length > 0) return facts.voice.speech;
  if (facts !== null) return [{ startS: 0, endS: facts.durationS }];
  const usualS = (text.length / AVERAGE_WORD_CHARS / USUAL_PACE) * S_PER_MIN;
  return [{ startS: 0, endS: Math.min(DEMO_VIDEO_MAX_S, usualS) }];
}
