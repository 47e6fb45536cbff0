import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { makePattern, makeSmall } from '../test/clips/hostile-videos.js';
import { behindArchive, behindPage, makeWithPage, sayWebm, withArchive } from '../test/clips/polyglots.js';
import { tryVideo } from '../test/try-video.js';
import { findMediaEngine, type MediaEngine } from './engine/media-engine.js';
import { detectJail } from './jail/jail.js';

jest.setTimeout(60_000);
const H264 = ['-pix_fmt', 'yuv420p', '-preset', 'ultrafast'];
const folder = mkdtempSync(join(tmpdir(), 'playbook-polyglot-'));
const good = join(folder, 'good');
const made = join(folder, 'made');
const jail = detectJail();
let engine: MediaEngine;

beforeAll(async () => {
  makeSmall(good);
  engine = (await findMediaEngine(jail, { searchPath: process.env['PATH'] }, folder))!;
});
afterAll(() => rmSync(folder, { recursive: true }));

const make = (change: (video: Buffer) => Buffer): void => writeFileSync(made, change(readFileSync(good)));

/** What a file is goes by how it begins, and by nothing that stands elsewhere in it. */
describe('a file that is two things at once', () => {
  it.each<[string, string | null, () => void]>([
    ['a video with an archive at its end', null, () => make(withArchive)],
    ['a video with a page in it', null, () => makeWithPage(made)],
    ['an archive with a video at its end', 'not-a-video', () => make(behindArchive)],
    ['a page with a video at its end', 'not-a-video', () => make(behindPage)],
    ['VP9 in Matroska', 'not-a-video', () => makePattern(made, 'testsrc=s=64x64:d=1', '-c:v', 'vp9', '-f', 'matroska')],
    [
      'H.264 in Matroska that is said to be WebM',
      null,
      () => {
        makePattern(made, 'testsrc=s=64x64:d=1', ...H264, '-f', 'matroska');
        writeFileSync(made, sayWebm(readFileSync(made)));
      },
    ],
    [
      'another codec in Matroska that is said to be WebM',
      'codec',
      () => {
        makePattern(made, 'testsrc=s=64x64:d=1', '-c:v', 'mjpeg', '-pix_fmt', 'yuvj420p', '-f', 'matroska');
        writeFileSync(made, sayWebm(readFileSync(made)));
      },
    ],
  ])('is a video that is decoded, or refused: %s', async (_, expected, makeFile) => {
    makeFile();
    expect(await tryVideo(made, { engine, jail })).toBe(expected);
  });
});
