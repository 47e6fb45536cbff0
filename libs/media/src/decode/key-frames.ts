import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { DEMO_KEY_FRAMES_MAX_ITEMS } from '@playbook/contracts/demos/demo-limits';
import type { Stretch } from '@playbook/contracts/demos/media-facts.schema';
import { lengthOf } from '../stretches.js';
import { FRAME_EVERY_S, FRAMES_MAX } from './decode-command.js';

/** A picture of the video as a JPEG file. */
export interface FrameFile {
  readonly atS: number;
  readonly path: string;
}

/** Most of a scene has been built up by then, and its end has not begun. */
const SHARE_OF_SCENE = 0.6;

/** All pictures that the pass wrote, in the order of time. */
export async function listFrames(folder: string): Promise<FrameFile[]> {
  const frames: FrameFile[] = [];
  for (let number = 1; number <= FRAMES_MAX; number += 1) {
    const path = join(folder, `frame-${String(number).padStart(4, '0')}.jpg`);
    const isThere = await access(path).then(
      () => true,
      () => false,
    );
    if (!isThere) break;
    frames.push({ atS: (number - 1) * FRAME_EVERY_S, path });
  }
  return frames;
}

/** One picture of each scene, in the order of time; of the longest where there are more than are kept. */
export function chooseKeyFrames(frames: readonly FrameFile[], cuts: readonly number[], durationS: number): FrameFile[] {
  const edges = [0, ...cuts, Math.max(durationS, cuts.at(-1) ?? 0)];
  const scenes = edges.slice(1).map((endS, index): Stretch => ({ startS: edges[index] ?? 0, endS }));
  const chosen = scenes.flatMap((scene) => {
    const frame = frameOf(scene, frames);
    return frame === null ? [] : [{ frame, lengthS: lengthOf(scene) }];
  });
  return chosen
    .toSorted((a, b) => b.lengthS - a.lengthS)
    .slice(0, DEMO_KEY_FRAMES_MAX_ITEMS)
    .map(({ frame }) => frame)
    .toSorted((a, b) => a.atS - b.atS);
}

/** A scene shorter than the pictures are apart may have none. */
function frameOf(scene: Stretch, frames: readonly FrameFile[]): FrameFile | null {
  const wantedS = scene.startS + lengthOf(scene) * SHARE_OF_SCENE;
  const inside = frames.filter(({ atS }) => atS >= scene.startS && atS < scene.endS);
  const [nearest] = inside.toSorted((a, b) => Math.abs(a.atS - wantedS) - Math.abs(b.atS - wantedS));
  return nearest ?? null;
}
