import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DemoAnalysis } from '@playbook/contracts/demos/demo-analysis.schema';
import { FILE_SNIFF_BYTES } from '@playbook/contracts/files/file-limits';
import type { FileUpload } from '@playbook/contracts/files/file-upload.schema';
import {
  beginDemoUploadRoute,
  completeDemoUploadRoute,
  signDemoPartsRoute,
} from '@playbook/contracts/demos/demo-uploads.contract';
import { call, type Founder } from './auth/founder.js';

const TINY_BYTES = 2_000;

/** The sample video that ships. */
export const sampleVideo = (): Promise<Buffer> => readFile(join(import.meta.dirname, '../../samples/slotwise.mp4'));

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
export const newDemoUpload = (fileName: string, content = tinyVideo()): object => ({
  fileName,
  fileSizeBytes: content.length,
  beginning: content.subarray(0, FILE_SNIFF_BYTES).toString('base64'),
});

export async function beginDemoUpload(
  url: string,
  { session }: Founder,
  content: Buffer,
  fileName: string,
): Promise<FileUpload> {
  const body = newDemoUpload(fileName, content);
  const reply = await call(`${url}${beginDemoUploadRoute.path}`, { body, token: session.access_token });
  return beginDemoUploadRoute.response.parse(reply.json);
}

/** Addresses of parts of an upload. */
export async function signParts(url: string, { session }: Founder, id: string, ...partNumbers: number[]) {
  const path = signDemoPartsRoute.path.replace(':id', id);
  const reply = await call(`${url}${path}`, { body: { partNumbers }, token: session.access_token });
  return signDemoPartsRoute.response.parse(reply.json).parts;
}

/** A founder's video, uploaded and not analysed. */
export async function uploadDemo(
  url: string,
  founder: Founder,
  content: Buffer,
  fileName = 'take-1.mp4',
): Promise<DemoAnalysis> {
  const { id, partBytes } = await beginDemoUpload(url, founder, content, fileName);
  const numbers = Array.from({ length: Math.ceil(content.length / partBytes) }, (_, index) => index + 1);
  for (const { partNumber, contentType, url: address } of await signParts(url, founder, id, ...numbers)) {
    const body = new Uint8Array(content.subarray((partNumber - 1) * partBytes, partNumber * partBytes));
    const sent = await fetch(address, { method: 'PUT', headers: { 'content-type': contentType }, body });
    if (!sent.ok) throw new Error(`A part was answered ${sent.status}`);
  }
  const path = completeDemoUploadRoute.path.replace(':id', id);
  const reply = await call(`${url}${path}`, { method: 'POST', body: {}, token: founder.session.access_token });
  return completeDemoUploadRoute.response.parse(reply.json);
}
