import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { browserPages } from '../support/pages/browser-pages.js';
import { describeInEveryLook } from '../support/pages/describe-in-every-look.js';
import { expectNoViolations } from '../support/pages/expect-no-violations.js';
import { signInByHttp } from '../support/pages/sign-in-by-http.js';
import { productUrl } from '../support/topology.js';

const url = productUrl();
const PLAYER = 'https://www.youtube-nocookie.com/**';
/** A page in the player's place that reports, when it is asked to listen, that the video must not be embedded. */
const REFUSING_PLAYER = `<!doctype html><title>player</title><script>
  addEventListener('message', ({ source, origin }) =>
    source.postMessage(JSON.stringify({ event: 'onError', info: 150 }), origin));
</script>`;

async function openLibrary(page: Page): Promise<void> {
  await page.goto(`${url}/library`);
  await page.getByRole('heading', { name: 'YC Demo Library', level: 1 }).waitFor();
}

const playDoorDash = (page: Page) => page.getByRole('button', { name: /^Play DoorDash/ }).click();

describe('the demo library in the browser', () => {
  const pages = browserPages();
  let page: Page;
  const elsewhere: string[] = [];

  beforeAll(async () => {
    page = await pages.open();
    page.on('request', (request) => {
      if (!request.url().startsWith(url)) elsewhere.push(request.url());
    });
    await signInByHttp(page, url, `library-${randomUUID()}@example.com`);
  });

  it('shows twelve videos and asks nobody else for anything', async () => {
    await openLibrary(page);
    expect(await page.getByRole('article').count()).toBe(12);
    await page.getByText('12 videos').waitFor();
    expect(elsewhere).toEqual([]);
  });

  it('filters and sorts', async () => {
    await openLibrary(page);
    await page.getByLabel('Format').selectOption('Product demo');
    await page.getByText('2 videos').waitFor();
    await page.getByLabel('Format').selectOption('All formats');
    await page.getByLabel('Sort by').selectOption('Oldest');
    expect(await page.getByRole('article').first().getByRole('heading').textContent()).toBe('Dropbox');
  });

  it('lets the player in by its security policy, on click', async () => {
    await page.route(PLAYER, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Playing</p>' }));
    await openLibrary(page);
    await playDoorDash(page);
    const player = page.frameLocator('iframe').getByText('Playing');
    await player.waitFor();
    expect(await player.count()).toBe(1);
    await page.unroute(PLAYER);
  });

  it('leads to YouTube when the player refuses', async () => {
    await page.route(PLAYER, (route) => route.fulfill({ contentType: 'text/html', body: REFUSING_PLAYER }));
    await openLibrary(page);
    await playDoorDash(page);
    await page.getByText('This video cannot be played here.').waitFor();
    const link = page.getByRole('link', { name: 'Watch it on YouTube' });
    expect(await link.getAttribute('href')).toBe('https://www.youtube.com/watch?v=YNAOXokK--o');
    await page.unroute(PLAYER);
  });

  it('explains why a video works, and gives the focus back', async () => {
    await openLibrary(page);
    const button = page.getByRole('button', { name: /^Why It Works.*DoorDash$/ });
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'Why It Works: DoorDash' });
    for (const name of ['Problem Clarity', 'Call to Action', 'Key Takeaways', 'What to copy less']) {
      await dialog.getByRole('heading', { name }).waitFor();
    }
    await dialog.getByText('Outstanding').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('Why It Works'));
    expect(await dialog.count()).toBe(0);
  });
});

describeInEveryLook('the demo library', (pageOf) => {
  it('has no violation, in its dialog neither', async () => {
    const page = pageOf();
    await signInByHttp(page, url, `library-${randomUUID()}@example.com`);
    await openLibrary(page);
    await expectNoViolations(page, 'library');
    await page.getByRole('button', { name: /^Why It Works.*DoorDash$/ }).click();
    await page.getByRole('dialog').getByText('Outstanding').waitFor();
    await expectNoViolations(page, 'why it works');
    await page.keyboard.press('Escape');
    await page.route(PLAYER, (route) => route.fulfill({ contentType: 'text/html', body: REFUSING_PLAYER }));
    await playDoorDash(page);
    await page.getByText('This video cannot be played here.').waitFor();
    await expectNoViolations(page, 'refused video');
  });
});
