import type { SoundType } from '@playbook/contracts/interviews/spoken-answer.schema';

const text = (sound: Uint8Array, from: number, to: number): string =>
  Buffer.from(sound.subarray(from, to)).toString('latin1');
/** How a file of EBML begins, of which WebM is one. */
const EBML = '\x1A\x45\xDF\xA3';

/** Whether a sound begins as its type says. */
export function isOfType(sound: Uint8Array, type: SoundType): boolean {
  switch (type) {
    case 'audio/webm':
      return text(sound, 0, 4) === EBML;
    case 'audio/ogg':
      return text(sound, 0, 4) === 'OggS';
    case 'audio/mp4':
      return text(sound, 4, 8) === 'ftyp';
  }
}
