import type { Span } from '@playbook/contracts/core/span.schema';
import type { TermHit } from '../../text/terms/match-terms.js';
import type { Token } from '../../text/tokens/token.js';

/** A sentence of a talk. Spans are UTF-16 offsets in the transcript, times seconds of the video. */
export interface TalkSentence extends Span {
  readonly startS: number;
  readonly endS: number;
  /** Words of the talk before it. */
  readonly wordsBefore: number;
  readonly words: number;
  /** In plain characters. Words that partners skip are blanked; empty where the sentence earns nothing. */
  readonly read: string;
  /** In plain characters, every word. */
  readonly plain: string;
  /** Words that only fill; they are blanked where it is read. */
  readonly fillers: readonly Span[];
  readonly tokens: readonly Token[];
  /** Buzzwords, vague words and hype in it. */
  readonly hits: readonly TermHit[];
}

/** When the words of a transcript are said. */
export interface SpokenTimes {
  /** The second at which the word that stands at an offset begins. */
  readonly startAt: (offset: number) => number;
  /** The second at which the last word before an offset ends. */
  readonly endAt: (offset: number) => number;
  /** Number of words before an offset. */
  readonly wordsBefore: (offset: number) => number;
  /** Seconds of talk before an offset: silences count one second at most. */
  readonly talkedBefore: (offset: number) => number;
}

/** A transcript read once for all that judges it. */
export interface Talk {
  /** As the transcript has it. */
  readonly text: string;
  readonly words: number;
  readonly sentences: readonly TalkSentence[];
  readonly times: SpokenTimes;
  /** What talks to whoever judges: it earns nothing. */
  readonly injections: readonly Span[];
  /** Rows of keywords: they earn nothing. */
  readonly stuffing: readonly Span[];
  readonly timing: 'words' | 'lines' | 'estimated';
  /** Whether nobody wrote an apostrophe. */
  readonly isBare: boolean;
}
