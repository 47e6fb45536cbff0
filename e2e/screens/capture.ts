import { writeFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';

/** Height of the window in which a scene is played. */
export const WINDOW_HEIGHT_PX = 900;
/** A page that is longer is cut here: its end looks like what stands above. */
const MAX_HEIGHT_PX = 2_600;
const QUALITY_PERCENT = 32;
/** Desktops are drawn smaller, for the gallery stays in the repository; their text can still be read. */
const DESKTOP_MIN_WIDTH_PX = 1_000;
const DESKTOP_SCALE = 0.75;

/** No caret, no motion; the scroll bar of a machine is not part of a screen. */
const STILL = `*, *::before, *::after { caret-color: transparent !important; animation: none !important; transition: none !important }
  html { scrollbar-width: none }`;
const WITHOUT_TOASTS = '[aria-label="Notifications"] { display: none !important }';

export interface CaptureOptions {
  readonly isWindowOnly: boolean;
  readonly showsToasts: boolean;
}

/** Waits until fonts and pictures are there and the page has drawn them. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = Array.from(document.images).filter(({ loading }) => loading !== 'lazy');
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
}

/** As high as the page is, so that what fills the window's height fills the picture; nothing is pointed at. */
async function openWindow(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  const width = page.viewportSize()?.width ?? 0;
  const heightPx = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(MAX_HEIGHT_PX, Math.max(WINDOW_HEIGHT_PX, heightPx)) });
  // A page that glides to what it found goes on gliding.
  await page.evaluate(async () => {
    do {
      window.scrollTo({ top: 0, behavior: 'instant' });
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    } while (window.scrollY !== 0);
  });
}

/** A sheet that a script constructs: the policy of the pages takes no other from outside. */
const addStyles = (page: Page, css: string): Promise<void> =>
  page.evaluate((content) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(content);
    document.adoptedStyleSheets.push(sheet);
  }, css);

/** Writes what a page shows as a WebP picture, which the browser makes itself. */
export async function capture(page: Page, path: string, options: CaptureOptions): Promise<void> {
  await addStyles(page, options.showsToasts ? STILL : `${STILL} ${WITHOUT_TOASTS}`);
  await settle(page);
  if (!options.isWindowOnly) {
    await openWindow(page);
    await settle(page);
  }
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  // What a dialog stands in front of may have been scrolled to.
  const top = await page.evaluate(() => window.scrollY);
  const devTools = await page.context().newCDPSession(page);
  const { data } = await devTools.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY_PERCENT,
    clip: { x: 0, y: top, width, height, scale: width < DESKTOP_MIN_WIDTH_PX ? 1 : DESKTOP_SCALE },
  });
  await writeFile(path, Buffer.from(data, 'base64'));
}
