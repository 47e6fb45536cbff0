import type { TranscriptLine } from './transcript-lines.js';

const MS_PER_S = 1_000;
/** A line without a length would not be seen. */
const SHORTEST_CUE_S = 0.5;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);

function cueTime(seconds: number): string {
  return new Date(Math.round(seconds * MS_PER_S)).toISOString().slice('1970-01-01T'.length, -1);
}

/** Lines of a transcript as subtitles (WebVTT). */
export function captionsOf(lines: readonly TranscriptLine[]): string {
  const cues = lines.map(({ startS, endS, words }, index) => {
    const nextS = lines[index + 1]?.startS ?? Number.POSITIVE_INFINITY;
    const untilS = Math.max(startS + 0.001, Math.min(nextS, Math.max(endS, startS + SHORTEST_CUE_S)));
    const text = escaped(words.map((word) => word.text).join(' ')).replaceAll(/\s+/g, ' ');
    return `${cueTime(startS)} --> ${cueTime(untilS)}\n${text}`;
  });
  return `${['WEBVTT', ...cues].join('\n\n')}\n`;
}
