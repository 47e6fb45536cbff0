import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DemoAnalysis, demoAnalysisSchema } from '@playbook/contracts/demos/demo-analysis.schema';
import type { FileUpload } from '@playbook/contracts/files/file-upload.schema';
import { demoUploads } from '@playbook/contracts/demos/demo-uploads.contract';
import type { Founder } from '../auth/founder.js';
import { FounderUploads } from './file-upload.js';

const TINY_BYTES = 2_000;

/** The sample video that ships. */
export const sampleVideo = (): Promise<Buffer> => readFile(join(import.meta.dirname, '../../../samples/slotwise.mp4'));

/** Two seconds of test patterns with sound, as little as is decoded, looked at and listened to. */
export async function shortVideo(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'playbook-short-'));
  try {
    const file = join(folder, 'short.mp4');
    const inputs = ['-f', 'lavfi', '-i', 'testsrc=s=320x180:r=10:d=2', '-f', 'lavfi', '-i', 'sine=d=2'];
    const codec = ['-pix_fmt', 'yuv420p', '-preset', 'ultrafast'];
    execFileSync('ffmpeg', ['-v', 'error', '-nostdin', ...inputs, ...codec, file]);
    return await readFile(file);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** What begins as an MP4 does, and cannot be read any further. */
export function tinyVideo(): Buffer {
  const content = Buffer.alloc(TINY_BYTES, 7);
  content.writeUInt32BE(32, 0);
  content.write('ftypisom', 4, 'latin1');
  return content;
}

/** Body of a call that begins an upload. */
export const newDemoUpload = (fileName: string, content = tinyVideo()): object =>
  FounderUploads.bodyOf(content, fileName);

const uploadsOf = (url: string, founder: Founder): FounderUploads => new FounderUploads(url, founder, demoUploads);

export const beginDemoUpload = (
  url: string,
  founder: Founder,
  content: Buffer,
  fileName: string,
): Promise<FileUpload> => uploadsOf(url, founder).begin(content, fileName);

/** Addresses of parts of an upload. */
export const signParts = (url: string, founder: Founder, id: string, ...partNumbers: number[]) =>
  uploadsOf(url, founder).signParts(id, ...partNumbers);

/** A founder's video, uploaded and not analysed. */
export const uploadDemo = async (
  url: string,
  founder: Founder,
  content: Buffer,
  fileName = 'take-1.mp4',
): Promise<DemoAnalysis> => demoAnalysisSchema.parse(await uploadsOf(url, founder).upload(content, fileName));
