import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { VideoAnalysis } from '../src/analyse-video.js';
import { MediaProcess } from '../src/process/media-process.js';

const ROOT = join(import.meta.dirname, '../../..');
const LOADER = pathToFileURL(join(ROOT, 'infra/launcher/typescript-loader.mjs')).href;
export const FLAGS = ['--no-warnings', '--experimental-transform-types', '--conditions=source', '--import', LOADER];
const ENTRY = pathToFileURL(join(import.meta.dirname, '../src/main.ts'));
const DEADLINE_MS = 60_000;

/** What Node is told to run a file of this package from its TypeScript. @param file below the package */
export const fromSource = (file: string): readonly string[] => [...FLAGS, join(import.meta.dirname, '..', file)];

/** The media process as it runs in the product, from its TypeScript. */
export const mediaProcess = (deadlineMs = DEADLINE_MS): MediaProcess =>
  new MediaProcess({ searchPath: process.env['PATH'] }, deadlineMs, { file: ENTRY, execArgv: FLAGS });

/** A folder of its own with the video as its only file. */
export function jobOf(video: string): { readonly folder: string; readonly path: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'playbook-media-'));
  const path = join(folder, 'in');
  copyFileSync(video, path);
  return { folder, path, remove: () => rmSync(folder, { recursive: true }) };
}

/** Measures a video and removes what the analysis wrote. */
export async function measured(video: string): Promise<VideoAnalysis> {
  const { path, remove } = jobOf(video);
  try {
    return await mediaProcess().analyse({ path });
  } finally {
    remove();
  }
}
