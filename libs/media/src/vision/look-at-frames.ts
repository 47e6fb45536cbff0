import type { Faces, ScreenText } from '@playbook/contracts/demos/media-facts.schema';
import type { FrameFile } from '../decode/key-frames.js';
import { medianOf, rounded } from '../statistics.js';
import { FaceFinder } from './face-finder.js';
import { TextReader } from './text-reader.js';

/** More pictures than this are thinned out evenly: presence is a share. */
const FACE_FRAMES_MAX = 180;

/** Called before each picture: says how much is done, and throws when there is no time left. */
export type OnPicture = (share: number) => void;

/** Reads what is written on the given pictures. @throws Error where the reader does not start or fails */
export async function readScreenText(frames: readonly FrameFile[], onPicture: OnPicture): Promise<ScreenText[]> {
  const reader = await TextReader.open();
  try {
    const found: ScreenText[] = [];
    for (const [index, { atS, path }] of frames.entries()) {
      onPicture(index / frames.length);
      const { smallestHeightShare, contrast, confidence, ...text } = await reader.read(path);
      found.push({
        atS,
        ...text,
        smallestHeightShare: smallestHeightShare === null ? null : rounded(smallestHeightShare, 4),
        contrast: contrast === null ? null : rounded(contrast, 2),
        confidence: rounded(confidence, 1),
      });
    }
    return found;
  } finally {
    await reader.close();
  }
}

/** Counts faces on pictures of the whole video. @throws Error where the detector does not start or fails */
export async function countFaces(frames: readonly FrameFile[], onPicture: OnPicture): Promise<Faces> {
  const finder = await FaceFinder.open();
  const step = Math.max(1, Math.ceil(frames.length / FACE_FRAMES_MAX));
  const chosen = frames.filter((_, index) => index % step === 0);
  const overTime: Faces['overTime'] = [];
  const heights: number[] = [];
  for (const [index, { atS, path }] of chosen.entries()) {
    onPicture(index / chosen.length);
    const faces = await finder.find(path);
    overTime.push({ atS, faces: faces.length });
    if (faces[0] !== undefined) heights.push(faces[0]);
  }
  const counts = overTime.map(({ faces }) => faces);
  return {
    share: counts.length === 0 ? 0 : rounded(heights.length / counts.length, 3),
    most: mostOnNeighbours(counts),
    heightShare: heights.length === 0 ? null : rounded(medianOf(heights), 3),
    overTime,
  };
}

/** A pattern is taken for a face on one picture now and then, and hardly on the next as well. */
function mostOnNeighbours(counts: readonly number[]): number {
  if (counts.length === 1) return counts[0] ?? 0;
  return counts.slice(1).reduce((most, count, index) => Math.max(most, Math.min(count, counts[index] ?? 0)), 0);
}
