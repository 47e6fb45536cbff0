import { type Browser, chromium, type Page } from 'playwright-core';

/** Chromium without windows: it draws the same pages without a hidden browser window, which costs a quarter of the time. */
const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell';
/** Without a sandbox because CI may run as root; without background traffic because no network is needed. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A microphone that beeps, allowed without a question.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: CHROMIUM, headless: true, args: ARGUMENTS });

export interface PageOptions {
  readonly widthPx?: number;
  readonly colorScheme?: 'light' | 'dark';
}

/** A page of a person of its own: nothing stored, clipboard allowed. Fails the test on an error that no code caught. */
export async function openPage(
  browser: Browser,
  { widthPx = 1280, colorScheme = 'light' }: PageOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: widthPx, height: 900 },
    colorScheme,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  return context.newPage();
}

/** The widths in pixels and colour schemes in which every screen is checked. */
export const LOOKS = [
  [390, 'light'],
  [390, 'dark'],
  [1280, 'light'],
  [1280, 'dark'],
] as const;

/** A page without motion: colours must be measured when they have settled. */
export async function openStillPage(browser: Browser, options: PageOptions): Promise<Page> {
  const page = await openPage(browser, options);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return page;
}
