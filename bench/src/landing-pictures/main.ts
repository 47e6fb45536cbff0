/**
 * `npm run landing:pictures`: plays a founder's way through the product and cuts the pictures of the landing page's strip out of its
 * screens, in light and in dark.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { REPOSITORY, startProduct } from '@playbook/testing/product/start-product';
import { connect, type Page } from 'puppeteer-core';
import { type Scene, SCENES } from './scenes.js';
import { signInBrowser } from '../web-pages/sign-in-browser.js';
import { startBrowser } from '../web-pages/start-browser.js';

const FOLDER = join(REPOSITORY, 'web/src/features/landing/pictures');
/** What is cut out of a screen, in CSS pixels; the landing page shows it a little smaller. */
const SIZE = { width: 640, height: 400 };
const MARGIN_PX = 20;
/** Sharp on dense displays, small on the wire. */
const SCALE = 1.25;
const QUALITY_PERCENT = 78;
/** What lies over the screens while they are scrolled. */
const OVERLAID = '[aria-label="Notifications"], [role="tablist"], header { visibility: hidden }';
const SCHEMES = ['light', 'dark'] as const;

const paint = (page: Page, scheme: string): Promise<void> =>
  page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: scheme },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ]);

/** Where the card begins that contains an element; it is scrolled to below what stays at the top. */
async function cornerOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const element = await page.waitForSelector(selector);
  const corner = await element?.evaluate((found) => {
    const card = found.closest('.pb-card, article, li') ?? found;
    scrollTo(0, card.getBoundingClientRect().top + scrollY - 200);
    const { left, top } = card.getBoundingClientRect();
    return { x: left + scrollX, y: top + scrollY };
  });
  if (corner === undefined) throw new Error(`There is no ${selector}`);
  return corner;
}

async function shoot(page: Page, { name, path, play, corner, skipPx = 0 }: Scene, baseUrl: string): Promise<void> {
  await paint(page, 'light');
  await page.goto(baseUrl + path, { waitUntil: 'networkidle0' });
  await play(page);
  await page.waitForNetworkIdle();
  await page.addStyleTag({ content: OVERLAID });
  for (const scheme of SCHEMES) {
    await paint(page, scheme);
    await page.waitForSelector(`html[data-mantine-color-scheme="${scheme}"]`);
    const { x, y } = await cornerOf(page, corner);
    await page.screenshot({
      path: `${FOLDER}/${name}-${scheme}.webp`,
      type: 'webp',
      quality: QUALITY_PERCENT,
      captureBeyondViewport: true,
      clip: { x: x - MARGIN_PX, y: y - MARGIN_PX + skipPx, ...SIZE },
    });
  }
}

await mkdir(FOLDER, { recursive: true });
const product = await startProduct({ topology: 'local', environment: { LOG_LEVEL: 'error' } });
try {
  const browser = await startBrowser();
  try {
    await signInBrowser(browser.port, product.url);
    const puppeteer = await connect({
      browserURL: `http://127.0.0.1:${browser.port}`,
      defaultViewport: { width: 1100, height: 900, deviceScaleFactor: SCALE },
    });
    const page = await puppeteer.newPage();
    // The product's pages accept no style tag from elsewhere.
    await page.setBypassCSP(true);
    for (const scene of SCENES) {
      await shoot(page, scene, product.url);
      process.stdout.write(`${scene.name}\n`);
    }
    await puppeteer.disconnect();
  } finally {
    browser.stop();
  }
} finally {
  await product.stop();
}
