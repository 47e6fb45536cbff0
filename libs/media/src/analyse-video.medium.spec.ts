import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, jest } from '@jest/globals';
import type { MediaFacts, Stretch } from '@playbook/contracts/demos/media-facts.schema';
import { KNOWN_CLIPS, type KnownClip } from '../test/clips/known-clips.js';
import { makeClip } from '../test/clips/make-clip.js';
import { measured } from '../test/known-video.js';
import { totalOf } from './stretches.js';

jest.setTimeout(90_000);
const folder = mkdtempSync(join(tmpdir(), 'playbook-known-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function analyse(
  name: keyof typeof KNOWN_CLIPS,
): Promise<{ readonly facts: MediaFacts; readonly known: KnownClip }> {
  const known = KNOWN_CLIPS[name]();
  const path = join(folder, name);
  makeClip(path, known);
  const { facts } = await measured(path);
  expect(Math.abs(facts.durationS - known.durationS)).toBeLessThanOrEqual(0.1);
  expectCuts(facts, known);
  return { facts, known };
}

function expectCuts(facts: MediaFacts, { slides }: KnownClip): void {
  const cuts = slides.slice(1).map(({ startS }) => startS);
  expect(facts.picture?.cuts).toHaveLength(cuts.length);
  cuts.forEach((startS, index) => {
    expect(Math.abs((facts.picture?.cuts[index] ?? Infinity) - startS)).toBeLessThanOrEqual(0.5);
  });
}

/** As the voice was made: silences of half a second and more between its sentences. */
function truePauses({ sound }: KnownClip): Stretch[] {
  const said = [...sound!.sentences, ...sound!.hesitations].toSorted((a, b) => a.startS - b.startS);
  return said.slice(1).flatMap(({ startS }, index) => {
    const pause = { startS: said[index]!.endS, endS: startS };
    return pause.endS - pause.startS >= 0.5 ? [pause] : [];
  });
}

function expectPauses(facts: MediaFacts, known: KnownClip): void {
  const pauses = facts.voice?.pauses ?? [];
  const truth = truePauses(known);
  expect(pauses).toHaveLength(truth.length);
  truth.forEach(({ startS, endS }, index) => {
    expect(Math.abs(pauses[index]!.startS - startS)).toBeLessThanOrEqual(0.25);
    expect(Math.abs(pauses[index]!.endS - endS)).toBeLessThanOrEqual(0.25);
  });
}

const truePace = ({ sound }: KnownClip): number => (sound!.words / totalOf(sound!.sentences)) * 60;

function expectPace(facts: MediaFacts, known: KnownClip): void {
  const pace = facts.voice?.pace?.wordsPerMinute ?? 0;
  expect(Math.abs(pace / truePace(known) - 1)).toBeLessThanOrEqual(0.2);
}

/** By a run of ffmpeg of its own. */
function loudnessOf(name: string): number {
  const command = `ffmpeg -nostdin -hide_banner -i "${join(folder, name)}" -af ebur128 -f null - 2>&1`;
  const report = execFileSync('sh', ['-c', command], { encoding: 'utf8' });
  return Number(/Integrated loudness:\s+I:\s+(-?[\d.]+) LUFS/.exec(report)?.[1]);
}

describe('a clear talk of 140 words a minute', () => {
  it('is measured as it is', async () => {
    const { facts, known } = await analyse('clear');
    expect(Math.abs(truePace(known) - 140)).toBeLessThan(5);
    expectPauses(facts, known);
    expectPace(facts, known);
    expect(Math.abs(facts.loudness!.integratedLufs - loudnessOf('clear'))).toBeLessThanOrEqual(1);
    expect(facts).toMatchObject({
      container: 'mp4',
      video: { codec: 'h264', widthPx: 1280, heightPx: 720 },
      notMeasured: [],
    });
    expect(facts.voice?.hesitations).toEqual([]);
    expect(facts.picture?.blur).toBeLessThan(5);
    expect(facts.picture?.dark).toEqual([]);
    expect(facts.keyFrames).toHaveLength(known.slides.length);
    expect(facts.screenText?.map(({ text }) => text.replace('\n', ' '))).toEqual(
      known.slides.map(({ lines }) => lines.join(' ')),
    );
    for (const { contrast, smallestHeightShare } of facts.screenText ?? []) {
      expect(contrast).toBeGreaterThan(12);
      expect(smallestHeightShare).toBeGreaterThan(0.04);
    }
    expect(facts.faces).toMatchObject({ share: 0, most: 0, heightShare: null });
    expect(facts.loudness?.overTime).toHaveLength(known.durationS);
    expect(facts.voice?.signalToNoiseDb).toBeGreaterThan(25);
  });
});

describe('a talk of 220 words a minute without pauses', () => {
  it('is heard to be hurried', async () => {
    const { facts, known } = await analyse('hurried');
    expect(Math.abs(truePace(known) - 220)).toBeLessThan(5);
    expectPace(facts, known);
    expect(facts.voice?.pace?.wordsPerMinute).toBeGreaterThan(190);
    expect(facts.voice?.pauses).toEqual([]);
    expect(facts.voice?.hesitations).toEqual([]);
  });
});

describe('a talk with twelve fillers, four long pauses and a slide that cannot be read', () => {
  it('shows each of them', async () => {
    const { facts, known } = await analyse('hesitant');
    expectPauses(facts, known);
    expectPace(facts, known);
    expect(facts.voice?.pauses.filter(({ startS, endS }) => endS - startS > 1.2)).toHaveLength(4);
    expect(facts.voice?.hesitations).toHaveLength(12);
    facts.voice?.hesitations.forEach(({ startS }, index) => {
      expect(Math.abs(startS - known.sound!.hesitations[index]!.startS)).toBeLessThan(0.25);
    });
    const pale = facts.screenText?.at(-1);
    expect(pale?.contrast ?? 1).toBeLessThan(3);
    expect(pale?.smallestHeightShare ?? 0).toBeLessThan(0.022);
  });
});

describe('a video that is blurred, then dark, frozen and quiet', () => {
  it('is found to be all of it', async () => {
    const known = KNOWN_CLIPS.dim();
    makeClip(join(folder, 'dim'), known);
    const { facts } = await measured(join(folder, 'dim'));
    expect(facts.picture?.dark).toEqual([{ startS: expect.closeTo(6, 0), endS: expect.closeTo(known.durationS, 0) }]);
    expect(facts.picture?.stills).toEqual([{ startS: 0, endS: expect.closeTo(6, 0) }]);
    expect(facts.screenText?.[0]).toMatchObject({ words: 0, contrast: null, smallestHeightShare: null });
    expect(facts.screenText?.[1]?.contrast).toBeLessThan(1.5);
    expect(facts.picture?.blur).toBeGreaterThan(6);
    expect(facts.loudness?.integratedLufs).toBeLessThan(-40);
    expectPauses(facts, known);
  });
});

describe('a video without sound', () => {
  it('is measured by its pictures, and says what is missing', async () => {
    const { facts } = await analyse('mute');
    expect(facts).toMatchObject({ audio: null, loudness: null, voice: null });
    expect(facts.notMeasured).toEqual([
      { what: 'loudness', why: 'no-audio' },
      { what: 'voice', why: 'no-audio' },
    ]);
  });
});

describe('a WebM of VP9 and Opus', () => {
  it('is measured like an MP4', async () => {
    const { facts, known } = await analyse('vp9');
    expect(facts).toMatchObject({ container: 'webm', video: { codec: 'vp9' }, audio: { codec: 'opus' } });
    expectPauses(facts, known);
    expectPace(facts, known);
  });
});

describe('a talk in noise', () => {
  it('has the pauses and the pace that it has without', async () => {
    const { facts, known } = await analyse('noisy');
    expectPauses(facts, known);
    expectPace(facts, known);
    expect(facts.voice?.signalToNoiseDb).toBeLessThan(25);
  });
});

describe('a video with two faces', () => {
  it('shows how many there are and how large', async () => {
    // A photograph that the detector's package ships; its left part holds two of the three people.
    const photo = createRequire(import.meta.url).resolve('@vladmandic/face-api/demo/sample1.jpg');
    const path = join(folder, 'faces');
    const fit = 'crop=iw*0.64:ih:0:0,scale=-2:720,pad=1280:720:(ow-iw)/2:0,format=yuv420p';
    const make = `ffmpeg -v error -nostdin -y -loop 1 -r 10 -i "${photo}" -t 5 -vf "${fit}" -preset ultrafast -f mp4 "${path}"`;
    execFileSync('sh', ['-c', make]);
    const { facts } = await measured(path);
    expect(facts.faces).toMatchObject({ share: 1, most: 2 });
    expect(facts.faces?.heightShare).toBeGreaterThan(0.1);
  });
});
