import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { makeSmall, withReference } from '../test/clips/hostile-videos.js';
import { fromSource } from '../test/known-video.js';
import { type SystemCalls, watchSystemCalls } from '../test/system-calls.js';

jest.setTimeout(60_000);
const folder = mkdtempSync(join(tmpdir(), 'playbook-watched-'));
const secret = join(folder, 'secret.mp4');
const good = join(folder, 'good');
const made = join(folder, 'made');
const listOf = (target: string): string => `#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4,\n${target}\n#EXT-X-ENDLIST\n`;

const isElsewhere = (file: string): boolean => file.includes('/');

/** Reads and decodes it as a worker does, in the jail of this machine. */
const readWatched = (): SystemCalls =>
  watchSystemCalls([process.execPath, ...fromSource('test/read-video.main.ts'), made]);

beforeAll(() => {
  makeSmall(good);
  makeSmall(secret);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('what ffmpeg and ffprobe call', () => {
  it('are the video alone, and what is written beside it, where a video is decoded', () => {
    writeFileSync(made, readFileSync(good));
    const { output, files, internet } = readWatched();
    expect(output).toBe('decoded');
    expect(files).toContain('in');
    expect(files.filter(isElsewhere)).toEqual([]);
    expect(internet).toEqual([]);
  });

  it.each([
    [
      'a play list behind a header of a video',
      () => writeFileSync(made, `\0\0\0\u0020ftypisom\0\0\u0002\0isomavc1${listOf(secret)}`),
    ],
    ['a video whose pictures are in another file', () => withReference(good, made, secret)],
    ['a video whose pictures are on another machine', () => withReference(good, made, 'http://127.0.0.1:9/a.mp4')],
  ])('are no other file and no connection: %s', (_, make) => {
    make();
    const { output, files, internet } = readWatched();
    expect(output).toBe('unreadable');
    expect(files).toContain('in');
    expect(files.filter(isElsewhere)).toEqual([]);
    expect(internet).toEqual([]);
  });

  it.each([
    ['a file', secret, (calls: SystemCalls) => calls.files.includes(secret)],
    ['a connection', 'http://127.0.0.1:9/a.ts', (calls: SystemCalls) => calls.internet.join().includes('127.0.0.1')],
  ])('are seen where nothing keeps ffprobe from them: %s', (_, target, isSeen) => {
    writeFileSync(made, listOf(target));
    const probe = `ffprobe -v quiet -protocol_whitelist file,http,tcp -allowed_extensions ALL -f hls ${made} || true`;
    expect(isSeen(watchSystemCalls(['sh', '-c', probe]))).toBe(true);
  });
});
