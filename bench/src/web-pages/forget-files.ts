import { connect } from 'puppeteer-core';

/**
 * Empties the cache of the browser that listens on this port and keeps what pages stored: founders stay signed in, and the next
 * visit fetches every file, as a first one does.
 */
export async function forgetFiles(port: number): Promise<void> {
  const browser = await connect({ browserURL: `http://127.0.0.1:${port}` });
  const page = await browser.newPage();
  const session = await page.createCDPSession();
  await session.send('Network.clearBrowserCache');
  await page.close();
  await browser.disconnect();
}
