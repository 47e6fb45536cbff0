import type { TimedText } from './assemble-transcript.js';

const TIMING =
  /^\s{0,8}(?:(\d{1,2}):)?(\d{1,2}):(\d{2})[.,](\d{1,3})\s{1,8}-->\s{1,8}(?:(\d{1,2}):)?(\d{1,2}):(\d{2})[.,](\d{1,3})/;
const TAG = /<[^<>\n]{0,200}>/g;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  quot: '"',
  lrm: '',
  rlm: '',
};
const ENTITY = /&(amp|lt|gt|nbsp|quot|lrm|rlm);/g;
const OVERRIDE = /\{\\[^{}\n]{0,80}\}/g;
const S_PER_MIN = 60;
const MIN_PER_H = 60;
const MS_PER_S = 1_000;

/**
 * Lines of a subtitle file, SubRip or WebVTT, in the order of their times.
 * @returns null for a text that is none, because no line of it is a timing
 */
export function readSubtitles(text: string): TimedText[] | null {
  const cues: { startS: number; endS: number; lines: string[] }[] = [];
  let isInCue = false;
  for (const line of text.split('\n')) {
    const timing = line.includes('-->') ? TIMING.exec(line) : null;
    if (timing !== null) {
      cues.push({ startS: secondsOf(timing, 1), endS: secondsOf(timing, 5), lines: [] });
      isInCue = true;
    } else if (line.trim() === '') isInCue = false;
    // Between cues stand their numbers, notes and styles.
    else if (isInCue) cues.at(-1)?.lines.push(line);
  }
  if (cues.length === 0) return null;
  return cues
    .map(({ startS, endS, lines }) => ({ startS, endS: Math.max(startS, endS), text: spokenIn(lines.join(' ')) }))
    .toSorted((a, b) => a.startS - b.startS);
}

/** Without marks of voices, colours and places. */
const spokenIn = (line: string): string =>
  line
    .replaceAll(TAG, '')
    .replaceAll(OVERRIDE, '')
    .replaceAll(ENTITY, (entity, name: string) => ENTITIES[name] ?? entity);

function secondsOf(match: RegExpExecArray, from: number): number {
  const [hours = 0, minutes = 0, seconds = 0] = match.slice(from, from + 3).map((part) => Number(part ?? 0));
  const fraction = (match[from + 3] ?? '').padEnd(3, '0');
  return (hours * MIN_PER_H + minutes) * S_PER_MIN + seconds + Number(fraction) / MS_PER_S;
}
