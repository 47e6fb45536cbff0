import type { Stretch } from '@playbook/contracts/demos/media-facts.schema';
import type { Transcript } from '@playbook/contracts/demos/transcript.schema';
import { assembleEstimated, assembleTimed, type TimedText } from './assemble-transcript.js';
import type { HeardWord, SpeechReply } from '@playbook/contracts/speech/speech-reply.schema';

/** What a server heard in one piece of a sound. */
export interface HeardPiece {
  /** Where the piece begins in the video. */
  readonly startS: number;
  readonly reply: SpeechReply;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const CODES = [...LETTERS].flatMap((first) => [...LETTERS].map((second) => first + second));

/**
 * One transcript of all pieces, with the best times that every piece has.
 * @throws TranscriptRefused when nothing was heard
 */
export function transcriptOfReplies(
  pieces: readonly HeardPiece[],
  speech: readonly Stretch[],
  durationS: number,
): Transcript {
  const about = { source: 'speech-server', language: languageOf(pieces[0]?.reply.language ?? null) } as const;
  const words = pieces.map(wordsOf);
  if (words.every((piece) => piece !== null)) {
    return assembleTimed(words.flat(), durationS, { ...about, timing: 'words' });
  }
  const lines = pieces.map(linesOf);
  if (lines.every((piece) => piece !== null)) {
    return assembleTimed(lines.flat(), durationS, { ...about, timing: 'lines' });
  }
  return assembleEstimated(pieces.map(({ reply }) => reply.text).join(' '), speech, about);
}

function wordsOf({ startS, reply }: HeardPiece): TimedText[] | null {
  const within = reply.segments?.flatMap(({ words }) => words ?? []) ?? [];
  const heard = reply.words && reply.words.length > 0 ? reply.words : within;
  if (heard.length === 0) return isSilent(reply) ? [] : null;
  return joined(heard).map(({ word, start, end }) => ({
    text: word.trim(),
    startS: startS + start,
    endS: startS + Math.max(start, end),
  }));
}

/** whisper.cpp sends parts of words, and a blank before those that begin one; others send whole words without any. */
function joined(heard: readonly HeardWord[]): HeardWord[] {
  if (!heard.some(({ word }) => word.startsWith(' '))) return [...heard];
  const words: HeardWord[] = [];
  for (const part of heard) {
    const last = words.at(-1);
    if (last === undefined || part.word.startsWith(' ')) words.push(part);
    else words.splice(-1, 1, { word: last.word + part.word, start: last.start, end: part.end });
  }
  return words;
}

function linesOf({ startS, reply }: HeardPiece): TimedText[] | null {
  const { segments } = reply;
  if (!segments || segments.length === 0) return isSilent(reply) ? [] : null;
  return segments.map(({ text, start, end }) => ({
    text,
    startS: startS + start,
    endS: startS + Math.max(start, end),
  }));
}

const isSilent = ({ text }: SpeechReply): boolean => text.trim() === '';

/** ISO 639-1; OpenAI's server sends the English name of a language, others its code. */
function languageOf(name: string | null): string | null {
  const known = name?.trim().toLowerCase() ?? '';
  if (/^[a-z]{2}$/.test(known)) return known;
  const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
  return CODES.find((code) => names.of(code)?.toLowerCase() === known) ?? null;
}
