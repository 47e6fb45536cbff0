/**
 * `npm run screens`: pictures of every screen, in a gallery below docs/screens. With words after `--`, only the scenes whose
 * names begin with one of them.
 */
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { REPOSITORY, startProduct } from '@playbook/testing/product/start-product';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../support/pages/browser.js';
import { capture, WINDOW_HEIGHT_PX } from './capture.js';
import { chapters } from './chapters.js';
import { gallery, looksOf, pictureName } from './gallery.js';
import { prepareViewers, type ViewerStates } from './prepare-viewers.js';
import type { Scene } from './scene.js';

const FOLDER = join(REPOSITORY, 'docs/screens');
const MAX_BYTES = 9_000_000;
/** Sign-in of many browsers in a row; the proxy is the scripts' way to be many clients. */
const ENVIRONMENT = { PLAYBOOK_TRUSTED_PROXY_HOPS: '1' };

const wanted = process.argv.slice(2);
const scenes = chapters
  .flatMap((chapter) => chapter.scenes)
  .filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.startsWith(word)));

/** Takes the pictures of one scene, each in a browser of its own. */
async function shoot(browser: Browser, url: string, scene: Scene, states: ViewerStates): Promise<void> {
  const storageState = states[scene.viewer];
  for (const [widthPx, colorScheme] of looksOf(scene)) {
    const context = await browser.newContext({
      viewport: { width: widthPx, height: WINDOW_HEIGHT_PX },
      colorScheme,
      reducedMotion: 'reduce',
      ...(storageState !== undefined && { storageState }),
    });
    const page = await context.newPage();
    await scene.prepare(page, url).catch((cause: unknown) => {
      throw new Error(`The scene ${scene.name} did not come about at ${widthPx} px, ${colorScheme}`, { cause });
    });
    const { isWindowOnly = false, showsToasts = false } = scene;
    await capture(page, join(FOLDER, pictureName(scene, widthPx, colorScheme)), { isWindowOnly, showsToasts });
    await context.close();
  }
  process.stdout.write(`${scene.name}\n`);
}

/** Removes pictures of scenes that are no more; those that could not be taken anew stay as they were. */
async function removeOutdated(): Promise<void> {
  const all = chapters.flatMap((chapter) => chapter.scenes);
  const current = new Set(
    all.flatMap((scene) => looksOf(scene).map(([widthPx, scheme]) => pictureName(scene, widthPx, scheme))),
  );
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.webp') && !current.has(name));
  await Promise.all(names.map((name) => rm(join(FOLDER, name))));
}

/** @throws Error when the gallery has become too heavy for a repository */
async function weigh(): Promise<void> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.webp'));
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(FOLDER, name))).size));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  process.stdout.write(`${names.length} pictures, ${(bytes / 1_000_000).toFixed(1)} MB\n`);
  if (bytes > MAX_BYTES) throw new Error(`The pictures have ${bytes} bytes; ${MAX_BYTES} is the most.`);
}

const unknown = wanted.filter((word) => !scenes.some(({ name }) => name.startsWith(word)));
if (unknown.length > 0) throw new Error(`No scene's name begins with ${unknown.join(' or ')}`);
await mkdir(FOLDER, { recursive: true });
const product = await startProduct({ topology: 'local', environment: ENVIRONMENT });
try {
  const browser = await launchBrowser();
  try {
    const states = await prepareViewers(browser, product.url);
    for (const scene of scenes) await shoot(browser, product.url, scene, states);
  } finally {
    await browser.close();
  }
} finally {
  await product.stop();
}
await removeOutdated();
await writeFile(join(FOLDER, 'README.md'), gallery(chapters));
await weigh();
