import { createServer } from 'node:net';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { VideoRejectionCode } from '@playbook/contracts/demos/video-rejection';
import {
  cutFile,
  damaged,
  makeManyTracks,
  makePattern,
  makeSmall,
  withEndlessTable,
  withReference,
} from '../test/clips/hostile-videos.js';
import { jobOf, mediaProcess } from '../test/known-video.js';
import { tryVideo, VIDEO_LIMIT_MS } from '../test/try-video.js';
import { findMediaEngine, type MediaEngine } from './engine/media-engine.js';
import { detectJail } from './jail/jail.js';

jest.setTimeout(60_000);
/** As many as a minute permits; `npm run damaged-videos` tries 2,000. */
const DAMAGED_FILES = 120;
const DAMAGED_LIMIT_MS = 300_000;
const folder = mkdtempSync(join(tmpdir(), 'playbook-hostile-'));
const good = join(folder, 'good');
const made = join(folder, 'made');
const jail = detectJail();
let engine: MediaEngine;

beforeAll(async () => {
  makeSmall(good);
  engine = (await findMediaEngine(jail, { searchPath: process.env['PATH'] }, folder))!;
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Through the process, as the product does it. */
async function expectRejected(file: string, code: VideoRejectionCode): Promise<void> {
  const job = jobOf(file);
  const startedAtMs = performance.now();
  try {
    await expect(mediaProcess().analyse({ path: job.path })).rejects.toMatchObject({ name: 'VideoRejected', code });
    expect(performance.now() - startedAtMs).toBeLessThan(VIDEO_LIMIT_MS);
  } finally {
    job.remove();
  }
}

const decode = (file: string): Promise<string | null> => tryVideo(file, { engine, jail });

describe('a file that is no video', () => {
  it.each([
    ['nothing', '', 'empty'],
    ['a play list', '#EXTM3U\n#EXTINF:1,\nhttp://127.0.0.1:9/a.ts\n', 'not-a-video'],
    ['a manifest', '<?xml version="1.0"?><MPD><BaseURL>http://127.0.0.1:9/</BaseURL></MPD>', 'not-a-video'],
    ['a list of files', "ffconcat version 1.0\nfile '/etc/passwd'\n", 'not-a-video'],
    ['a session description', 'v=0\nc=IN IP4 127.0.0.1\nm=video 9 RTP/AVP 96\n', 'not-a-video'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"><image href="/etc/passwd"/></svg>', 'not-a-video'],
    ['a document', '%PDF-1.7\n1 0 obj\n', 'not-a-video'],
    ['an archive', 'PK\u0003\u0004', 'not-a-video'],
    ['a header and a play list', '\0\0\0\u0020ftypisom\0\0\u0002\0#EXTM3U\nhttp://127.0.0.1:9/a.ts\n', 'unreadable'],
  ] as const)('is refused: %s', async (_, text, code) => {
    writeFileSync(made, Buffer.from(text, 'latin1'));
    expect(await decode(made)).toBe(code);
  });

  it('leaves nothing in its folder, and connects to nobody', async () => {
    const connections: unknown[] = [];
    const server = createServer((socket) => connections.push(socket.destroy())).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { readonly port: number };
    const list = `#EXTM3U\n#EXTINF:1,\nhttp://127.0.0.1:${port}/a.ts\n`;
    writeFileSync(made, Buffer.from(`\0\0\0\u0020ftypisom\0\0\u0002\0isomiso2avc1mp41${list}`, 'latin1'));
    const job = jobOf(made);
    await expect(mediaProcess().analyse({ path: job.path })).rejects.toMatchObject({ code: 'unreadable' });
    expect(readdirSync(job.folder)).toEqual(['in']);
    expect(connections).toEqual([]);
    job.remove();
    server.close();
    await once(server, 'close');
  });
});

describe('a video that is more than it should be', () => {
  const small = ['-pix_fmt', 'yuv420p', '-preset', 'ultrafast', '-f', 'mp4'];
  it.each<[VideoRejectionCode, string, () => void]>([
    ['unreadable', 'without its index', () => cutFile(good, made, 0.5)],
    ['unreadable', 'with an endless table', () => withEndlessTable(good, made)],
    ['no-video-track', 'of sound alone', () => makePattern(made, 'sine=d=1', '-f', 'mp4')],
    ['too-many-streams', 'of twelve tracks', () => makeManyTracks(made, 11)],
    ['codec', 'of PNG pictures', () => makePattern(made, 'testsrc=s=64x64:d=1', '-c:v', 'png', '-f', 'mov')],
    ['not-a-video', 'in AVI', () => makePattern(made, 'testsrc=s=64x64:d=1', '-f', 'avi')],
    ['not-a-video', 'in Matroska', () => makePattern(made, 'testsrc=s=64x64:d=1', '-f', 'matroska')],
    ['picture-too-large', 'wider than a screen', () => makePattern(made, 'color=s=4200x600:r=1:d=1', ...small)],
    ['picture-too-large', 'of too many pixels', () => makePattern(made, 'color=s=4096x4096:r=1:d=1', ...small)],
    ['frame-rate', 'of 1000 pictures a second', () => makePattern(made, 'color=s=64x64:r=1000:d=2', ...small)],
    [
      'too-long',
      'of sixty pictures in ten hours',
      () => makePattern(made, 'color=s=64x64:r=1:d=60', '-vf', 'setpts=N*600/TB', '-vsync', 'vfr', ...small),
    ],
    ['unreadable', 'of another file’s pictures', () => withReference(good, made, '/etc/passwd')],
  ])('is refused as %s: %s', async (code, _, make) => {
    make();
    await expectRejected(made, code);
  });

  it('is taken where it only ends early, and says so', async () => {
    const whole = join(folder, 'whole');
    makeSmall(whole, '-movflags', '+faststart');
    cutFile(whole, made, 0.5);
    const job = jobOf(made);
    const { facts } = await mediaProcess().analyse({ path: job.path });
    job.remove();
    expect(facts.endsEarlyAtS).toBeGreaterThan(0.5);
    expect(facts.endsEarlyAtS).toBeLessThan(3.5);
    expect(facts.durationS).toBeCloseTo(4, 0);
  });
});

describe('damaged videos', () => {
  it(
    'are decoded or refused, each within its time',
    async () => {
      const bytes = readFileSync(good);
      const results: (string | null)[] = [];
      let slowestMs = 0;
      for (let seed = 0; seed < DAMAGED_FILES; seed += 1) {
        writeFileSync(made, damaged(bytes, seed));
        const startedAtMs = performance.now();
        results.push(await decode(made));
        slowestMs = Math.max(slowestMs, performance.now() - startedAtMs);
      }
      expect(results).toContain(null);
      expect(results).toContain('unreadable');
      expect(results).not.toContain('too-complex');
      expect(slowestMs).toBeLessThan(VIDEO_LIMIT_MS);
    },
    DAMAGED_LIMIT_MS,
  );
});

describe('the process of an analysis', () => {
  it('ends when nobody wants it any more', async () => {
    const job = jobOf(good);
    const abort = new AbortController();
    const analysis = mediaProcess().analyse({ path: job.path, signal: abort.signal, onStage: () => abort.abort() });
    await expect(analysis).rejects.toMatchObject({ name: 'MediaAborted' });
    job.remove();
  });
});
