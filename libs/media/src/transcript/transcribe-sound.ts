import type { MediaFacts } from '@playbook/contracts/demos/media-facts.schema';
import type { Transcript } from '@playbook/contracts/demos/transcript.schema';
import type { SpeechReply } from '@playbook/contracts/speech/speech-reply.schema';
import { cutAtPauses, readPiece } from './cut-sound.js';
import { type HeardPiece, transcriptOfReplies } from './heard-speech.js';
import { TranscriptRefused } from './transcript-refused.js';

/** What is heard in one piece of a sound: a WAV file of at most twelve minutes. */
export type HearPiece = (wav: Uint8Array<ArrayBuffer>) => Promise<SpeechReply>;

/**
 * Has a sound written down in pieces that a server takes.
 * @param wav 16 kHz, 16 bit, one channel
 * @returns null when nobody heard words
 * @throws TranscriptRefused for more words than anybody can say: a model that repeats itself
 * @throws what `hear` throws
 */
export async function transcribeSound(
  wav: string,
  { durationS, voice }: Pick<MediaFacts, 'durationS' | 'voice'>,
  hear: HearPiece,
): Promise<Transcript | null> {
  const heard: HeardPiece[] = [];
  for (const piece of cutAtPauses(voice?.pauses ?? [], durationS)) {
    heard.push({ startS: piece.startS, reply: await hear(await readPiece(wav, piece)) });
  }
  const speech = voice?.speech ?? [{ startS: 0, endS: durationS }];
  try {
    return transcriptOfReplies(heard, speech, durationS);
  } catch (error) {
    if (error instanceof TranscriptRefused && error.code === 'no-words') return null;
    throw error;
  }
}
