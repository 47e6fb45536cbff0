import { describe, expect, it, jest } from '@jest/globals';
import { buildVideoFile, stubVideo } from '../../../../testing/stubs/video-element.stub.js';
import { readVideo } from './read-video.js';

const SIZE = { widthPx: 1_920, heightPx: 1_080 };

const textOf = (blob: Blob | null): Promise<string> => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.addEventListener('load', () => resolve(String(reader.result)));
  reader.readAsText(blob ?? new Blob());
  return promise;
};

describe('readVideo', () => {
  it('reads length and size, and draws the middle as a JPEG of quality 0.8, at most 1280 wide', async () => {
    const addresses = stubVideo({ durationS: 62.5, ...SIZE });
    const { metadata, thumbnail } = await readVideo(buildVideoFile());
    expect(metadata).toEqual({ durationS: 62.5, ...SIZE });
    expect(thumbnail?.type).toBe('image/jpeg');
    expect(await textOf(thumbnail)).toBe('1280x720 at 0.8');
    expect(addresses.size).toBe(0);
  });

  it('draws a small picture as it is', async () => {
    stubVideo({ durationS: 2, widthPx: 320, heightPx: 200 });
    expect(await textOf((await readVideo(buildVideoFile())).thumbnail)).toBe('320x200 at 0.8');
  });

  it('looks for the length at the end of a file that does not say it', async () => {
    stubVideo({ durationS: Number.POSITIVE_INFINITY, foundDurationS: 12, ...SIZE });
    expect((await readVideo(buildVideoFile())).metadata?.durationS).toBe(12);
  });

  it.each([
    ['cannot open', { durationS: 10, ...SIZE, isBroken: true }],
    ['has no picture of', { durationS: 10, widthPx: 0, heightPx: 0 }],
  ])('has no preview of what the browser %s', async (_, video) => {
    const addresses = stubVideo(video);
    expect(await readVideo(buildVideoFile())).toEqual({ metadata: null, thumbnail: null });
    expect(addresses.size).toBe(0);
  });

  it.each([
    ['too-long', { durationS: 900.5, ...SIZE }],
    ['too-long', { durationS: Number.POSITIVE_INFINITY, foundDurationS: 36_000, ...SIZE }],
    ['picture-too-large', { durationS: 10, widthPx: 16_000, heightPx: 16_000 }],
    ['picture-too-large', { durationS: 10, widthPx: 1_080, heightPx: 4_098 }],
  ])('refuses what is %s before it draws', async (reason, video) => {
    const addresses = stubVideo(video);
    const draw = jest.spyOn(HTMLCanvasElement.prototype, 'toBlob');
    await expect(readVideo(buildVideoFile())).rejects.toMatchObject({ reason });
    expect(draw).not.toHaveBeenCalled();
    expect(addresses.size).toBe(0);
  });

  it('refuses what does not begin as a video', async () => {
    stubVideo({ durationS: 10, ...SIZE });
    const picture = new File(['\u0089PNG and more'], 'take.mp4', { type: 'video/mp4' });
    await expect(readVideo(picture)).rejects.toMatchObject({ reason: 'unreadable' });
  });

  it('takes WebM by its mark', async () => {
    stubVideo({ durationS: 10, ...SIZE });
    const webm = new File([new Uint8Array([0x1a, 0x45, 0xdf, 0xa3, 1, 2, 3, 4])], 'take.webm');
    expect((await readVideo(webm)).metadata).not.toBeNull();
  });
});
