import { readFile } from 'node:fs/promises';

const RIFF_HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;
const FULL_SCALE = 32_768;

/**
 * The samples of a file that our own run of ffmpeg wrote: 16 bit, one channel.
 * @returns values from -1 to 1
 * @throws Error when it is no such file
 */
export async function readWav(path: string): Promise<Float32Array> {
  const bytes = await readFile(path);
  let at = RIFF_HEADER_BYTES;
  while (at + CHUNK_HEADER_BYTES <= bytes.length) {
    const name = bytes.toString('latin1', at, at + 4);
    const start = at + CHUNK_HEADER_BYTES;
    // A file that could not be finished says that it is larger than it is.
    const end = Math.min(bytes.length, start + bytes.readUInt32LE(at + 4));
    if (name === 'data') {
      const count = Math.floor((end - start) / 2);
      return Float32Array.from({ length: count }, (_, index) => bytes.readInt16LE(start + index * 2) / FULL_SCALE);
    }
    at = end + ((end - start) % 2);
  }
  throw new Error('The sound file holds no samples');
}
