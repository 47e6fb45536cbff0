import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A video of test patterns with sound. @param size As ffmpeg takes it, such as `1920x1080` */
export async function makeVideo(size: string, durationS: number): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'playbook-bench-video-'));
  try {
    const path = join(folder, 'video.mp4');
    const picture = `testsrc2=s=${size}:r=30:d=${durationS}`;
    const inputs = ['-f', 'lavfi', '-i', picture, '-f', 'lavfi', '-i', `anoisesrc=d=${durationS}:a=0.1`];
    const codec = ['-pix_fmt', 'yuv420p', '-preset', 'veryfast', '-b:v', '4M', '-f', 'mp4'];
    execFileSync('ffmpeg', ['-v', 'error', '-nostdin', ...inputs, ...codec, path]);
    return await readFile(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}
