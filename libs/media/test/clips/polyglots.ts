import { readFileSync, writeFileSync } from 'node:fs';
import { makeSmall } from './hostile-videos.js';

const PAGE = '<!doctype html><html><script>fetch("http://127.0.0.1:9/")</script></html>';
/** An archive without a file is its last record alone (APPNOTE.TXT, section 4.3.16). */
const ARCHIVE = Buffer.concat([Buffer.from('PK\u0005\u0006', 'latin1'), Buffer.alloc(18)]);
const DOC_TYPE = Buffer.from('4282', 'hex');
const MATROSKA = 'matroska';

/** Programs that unpack archives look for them at the end of a file. */
export const withArchive = (video: Buffer): Buffer => Buffer.concat([video, ARCHIVE]);

export const behindArchive = (video: Buffer): Buffer => Buffer.concat([ARCHIVE, video]);

/** What a browser that goes by the first bytes takes for a page. */
export const behindPage = (video: Buffer): Buffer => Buffer.concat([Buffer.from(PAGE), video]);

/** A page in a box of its own, right behind the first one; the pieces of the video are found by their distance, so that it still plays. */
export function makeWithPage(path: string): void {
  makeSmall(path, '-movflags', 'frag_keyframe+empty_moov+default_base_moof');
  const video = readFileSync(path);
  const firstBytes = video.readUInt32BE(0);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(head.length + PAGE.length, 0);
  head.write('free', 4, 'latin1');
  writeFileSync(
    path,
    Buffer.concat([video.subarray(0, firstBytes), head, Buffer.from(PAGE), video.subarray(firstBytes)]),
  );
}

/** Says of a Matroska file that it is WebM; what is in it stays. */
export function sayWebm(matroska: Buffer): Buffer {
  const changed = Buffer.from(matroska);
  const at = changed.indexOf(Buffer.concat([DOC_TYPE, Buffer.from([0x80 + MATROSKA.length]), Buffer.from(MATROSKA)]));
  changed.write('webm\0\0\0\0', at + DOC_TYPE.length + 1, 'latin1');
  return changed;
}
