import { open } from 'node:fs/promises';
import type { Stretch } from '@playbook/contracts/demos/media-facts.schema';
import { SAMPLE_RATE_HZ } from '../decode/decode-command.js';

const BYTES_PER_SAMPLE = 2;
const HEADER_BYTES = 44;
/** Servers take 25 MB; this is 12 minutes. */
export const PIECE_MAX_S = 720;
/** A cut is looked for in the last part of a piece, so that pieces stay few. */
const EARLIEST_SHARE = 0.6;

/** Pieces of a sound that are short enough, cut where nobody speaks; in the middle of a word only where nobody ever pauses. */
export function cutAtPauses(pauses: readonly Stretch[], durationS: number, maxS = PIECE_MAX_S): Stretch[] {
  const pieces: Stretch[] = [];
  let startS = 0;
  while (durationS - startS > maxS) {
    const [fromS, toS] = [startS + maxS * EARLIEST_SHARE, startS + maxS];
    const middles = pauses.map((pause) => (pause.startS + pause.endS) / 2);
    const cutS = middles.findLast((middleS) => middleS >= fromS && middleS <= toS) ?? toS;
    pieces.push({ startS, endS: cutS });
    startS = cutS;
  }
  return [...pieces, { startS, endS: durationS }];
}

/**
 * A piece of a sound file that our own run of ffmpeg wrote, as a sound file.
 * @param path 16 kHz, 16 bit, one channel
 */
export async function readPiece(path: string, { startS, endS }: Stretch): Promise<Uint8Array<ArrayBuffer>> {
  const file = await open(path, 'r');
  try {
    const dataFrom = await findData(file);
    const { size } = await file.stat();
    const from = Math.min(size, dataFrom + byteOf(startS));
    const length = Math.max(0, Math.min(size, dataFrom + byteOf(endS)) - from);
    const bytes = Buffer.alloc(HEADER_BYTES + length);
    writeHeader(bytes);
    await file.read(bytes, HEADER_BYTES, length, from);
    return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length);
  } finally {
    await file.close();
  }
}

const byteOf = (atS: number): number => Math.round(atS * SAMPLE_RATE_HZ) * BYTES_PER_SAMPLE;

/** ffmpeg puts its own name between the header and the samples. */
async function findData(file: Awaited<ReturnType<typeof open>>): Promise<number> {
  const head = Buffer.alloc(4_096);
  await file.read(head, 0, head.length, 0);
  const at = head.indexOf('data', 12, 'latin1');
  if (at === -1) throw new Error('The sound file holds no samples');
  return at + 8;
}

function writeHeader(bytes: Buffer): void {
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write('WAVEfmt ', 8, 'latin1');
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(SAMPLE_RATE_HZ, 24);
  bytes.writeUInt32LE(SAMPLE_RATE_HZ * BYTES_PER_SAMPLE, 28);
  bytes.writeUInt16LE(BYTES_PER_SAMPLE, 32);
  bytes.writeUInt16LE(8 * BYTES_PER_SAMPLE, 34);
  bytes.write('data', 36, 'latin1');
  bytes.writeUInt32LE(bytes.length - HEADER_BYTES, 40);
}
