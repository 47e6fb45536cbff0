import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const BOX_HEADER_BYTES = 8;
/** The boxes around the list of a track's data files, outermost first (ISO/IEC 14496-12, section 8.7.2). */
const BOXES_AROUND_REFERENCE = ['moov', 'trak', 'mdia', 'minf', 'dinf', 'dref'];
const SELF_CONTAINED_BYTES = 12;
const ABSOLUTE_PATH = 2;

const ffmpeg = (...words: readonly (readonly string[])[]): void =>
  void execFileSync('ffmpeg', ['-v', 'error', '-nostdin', '-y', ...words.flat()], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });

/** A video of test patterns. @param words what ffmpeg is told about the output */
export function makePattern(path: string, source: string, ...words: readonly string[]): void {
  ffmpeg(['-f', 'lavfi', '-i', source], words, [path]);
}

/** A small video with sound, its index at the end. */
export function makeSmall(path: string, ...words: readonly string[]): void {
  ffmpeg(
    ['-f', 'lavfi', '-i', 'testsrc=s=320x180:r=15:d=4', '-f', 'lavfi', '-i', 'sine=d=4'],
    ['-pix_fmt', 'yuv420p', '-preset', 'ultrafast', '-g', '15', ...words, '-f', 'mp4', path],
  );
}

/** The same with so many tracks of sound. */
export function makeManyTracks(path: string, count: number): void {
  const maps = Array.from({ length: count }, () => ['-map', '1:a']).flat();
  ffmpeg(
    ['-f', 'lavfi', '-i', 'testsrc=s=160x90:r=5:d=1', '-f', 'lavfi', '-i', 'sine=d=1', '-map', '0:v', ...maps],
    ['-pix_fmt', 'yuv420p', '-f', 'mp4', path],
  );
}

/** The first part of a file. */
export function cutFile(from: string, to: string, share: number): void {
  const bytes = readFileSync(from);
  writeFileSync(to, bytes.subarray(0, Math.floor(bytes.length * share)));
}

/** Says of the first table of sample sizes that it has four thousand million entries. */
export function withEndlessTable(from: string, to: string): void {
  const bytes = Buffer.from(readFileSync(from));
  const at = bytes.indexOf('stsz', 0, 'latin1');
  bytes.writeUInt32BE(0xffff_ffff, at + 12);
  writeFileSync(to, bytes);
}

/** A video whose pictures are said to be in another file: QuickTime's alias. Its index stands at the end, so that nothing else moves. */
export function withReference(from: string, to: string, target: string): void {
  const bytes = readFileSync(from);
  const sizesAt: number[] = [];
  let at = 0;
  for (const name of BOXES_AROUND_REFERENCE) {
    at = bytes.indexOf(name, at, 'latin1');
    sizesAt.push(at - 4);
  }
  const entryAt = at + 4 + BOX_HEADER_BYTES;
  const alias = aliasTo(target);
  const whole = Buffer.concat([bytes.subarray(0, entryAt), alias, bytes.subarray(entryAt + SELF_CONTAINED_BYTES)]);
  for (const sizeAt of sizesAt)
    whole.writeUInt32BE(whole.readUInt32BE(sizeAt) + alias.length - SELF_CONTAINED_BYTES, sizeAt);
  writeFileSync(to, whole);
}

/** An alias record as ffmpeg reads it: volume, name, levels, and the path behind its mark. */
function aliasTo(target: string): Buffer {
  const path = Buffer.from(target, 'latin1');
  const record = Buffer.alloc(10 + 28 + 12 + 64 + 16 + 4 + 16);
  record.write('disk', 11, 'latin1');
  record.writeUInt8(4, 10);
  record.writeUInt8(6, 50);
  record.write('target', 51, 'latin1');
  const mark = Buffer.alloc(4);
  mark.writeInt16BE(ABSOLUTE_PATH, 0);
  mark.writeUInt16BE(path.length, 2);
  const end = Buffer.from([0xff, 0xff, 0, 0]);
  const body = Buffer.concat([record, mark, path, Buffer.alloc(path.length % 2), end]);
  const head = Buffer.alloc(12);
  head.writeUInt32BE(head.length + body.length, 0);
  head.write('alis', 4, 'latin1');
  return Buffer.concat([head, body]);
}

/** Bytes of a file changed by a generator of that seed, more of them the higher it is. */
export function damaged(bytes: Buffer, seed: number): Buffer {
  const changed = Buffer.from(bytes);
  let state = seed + 1;
  const next = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
  for (let count = 1 + (seed % 40); count > 0; count -= 1) changed[next(changed.length)] = next(256);
  return seed % 5 === 0 ? changed.subarray(0, 64 + next(changed.length - 64)) : changed;
}
