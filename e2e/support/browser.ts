import { type Browser, chromium, type Page } from 'playwright-core';

const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
/** Without a sandbox because CI may run as root; without background traffic because no network is needed. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
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
