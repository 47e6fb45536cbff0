import { DEMO_TRANSCRIPT_MAX_CHARS, DEMO_TRANSCRIPT_MAX_WORDS } from '@playbook/contracts/demos/demo-limits';
import type { Stretch } from '@playbook/contracts/demos/media-facts.schema';
import type { SpokenWord, Transcript } from '@playbook/contracts/demos/transcript.schema';
import { rounded } from '../statistics.js';
import { TranscriptRefused } from './transcript-refused.js';

/** Words, or a line of them, and when they are said. */
export interface TimedText extends Stretch {
  readonly text: string;
}

interface PlacedWord {
  readonly text: string;
  readonly startS: number;
  readonly endS: number;
}

const BLANKS = /\s+/;

const wordsOf = (text: string): string[] => text.split(BLANKS).filter((word) => word !== '');

/**
 * Puts a text together of timed parts; the words of a part share its time in proportion to their letters. Parts of one word each give
 * exact times.
 * @param endS where the video ends
 * @throws TranscriptRefused
 */
export function assembleTimed(
  parts: readonly TimedText[],
  endS: number,
  about: Pick<Transcript, 'source' | 'language' | 'timing'>,
): Transcript {
  let lastS = 0;
  const words = parts.flatMap((part) => {
    const startS = clamp(part.startS, lastS, endS);
    const stretch = { startS, endS: clamp(part.endS, startS, endS) };
    lastS = startS;
    return spread(wordsOf(part.text), [stretch]);
  });
  return toTranscript(words, about);
}

/**
 * Spreads a text over the time in which somebody speaks.
 * @throws TranscriptRefused
 */
export function assembleEstimated(
  text: string,
  speech: readonly Stretch[],
  about: Pick<Transcript, 'source' | 'language'>,
): Transcript {
  return toTranscript(spread(wordsOf(text), speech), { ...about, timing: 'estimated' });
}

const clamp = (value: number, from: number, to: number): number => Math.max(from, Math.min(Math.max(from, to), value));

/** One after the other through all stretches, as if they were one; a word takes time for its letters and one more. */
function spread(words: readonly string[], stretches: readonly Stretch[]): PlacedWord[] {
  const totalS = stretches.reduce((sum, { startS, endS }) => sum + endS - startS, 0);
  const letters = words.reduce((sum, word) => sum + word.length + 1, 0);
  const clock = new SpokenTime(stretches);
  let said = 0;
  return words.map((text) => {
    const startS = clock.at((said / letters) * totalS);
    said += text.length + 1;
    return { text, startS, endS: Math.max(startS, clock.at((said / letters) * totalS)) };
  });
}

/** Turns time of speech into time of the video. Asked in rising order only, so that a long text takes no longer a word. */
class SpokenTime {
  private index = 0;
  private passedS = 0;

  constructor(private readonly stretches: readonly Stretch[]) {}

  at(spokenS: number): number {
    for (;;) {
      const stretch = this.stretches[this.index];
      if (stretch === undefined) return this.stretches.at(-1)?.endS ?? 0;
      const lengthS = stretch.endS - stretch.startS;
      if (spokenS - this.passedS <= lengthS || this.index === this.stretches.length - 1)
        return Math.min(stretch.endS, stretch.startS + spokenS - this.passedS);
      this.passedS += lengthS;
      this.index += 1;
    }
  }
}

function toTranscript(
  placed: readonly PlacedWord[],
  about: Pick<Transcript, 'source' | 'language' | 'timing'>,
): Transcript {
  if (placed.length === 0) throw new TranscriptRefused('no-words');
  const text = placed.map((word) => word.text).join(' ');
  if (text.length > DEMO_TRANSCRIPT_MAX_CHARS || placed.length > DEMO_TRANSCRIPT_MAX_WORDS)
    throw new TranscriptRefused('too-long');
  let at = 0;
  const words = placed.map((word): SpokenWord => {
    const span = { start: at, end: at + word.text.length };
    at = span.end + 1;
    return { span, startS: rounded(word.startS, 2), endS: rounded(word.endS, 2) };
  });
  return { ...about, text, words };
}
