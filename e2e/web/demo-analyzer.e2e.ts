import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { browserPages } from '../support/pages/browser-pages.js';
import { describeInEveryLook } from '../support/pages/describe-in-every-look.js';
import { expectNoViolations } from '../support/pages/expect-no-violations.js';
import { holdRequests } from '../support/pages/hold-requests.js';
import { signInByHttp } from '../support/pages/sign-in-by-http.js';
import { sampleVideo } from '../support/files/demo-upload.js';
import { productUrl } from '../support/topology.js';

const url = productUrl();
const SAMPLES = join(import.meta.dirname, '../../samples');
const VIDEO = join(SAMPLES, 'slotwise.mp4');
const TRANSCRIPT = join(SAMPLES, 'slotwise.srt');
/** Analyses run one after the other on a machine that does much else. */
const ANALYSIS_MS = 90_000;
const MB = 1_048_576;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Beside the toast that says the same. */
const isReady = (page: Page) => page.locator('#main').getByText('Your demo video is ready for analysis');

async function openDemoAnalyzer(page: Page): Promise<void> {
  await signInByHttp(page, url, `demo-${randomUUID()}@example.com`);
  await page.goto(`${url}/demo-analyzer`);
  await button(page, 'Choose File').waitFor();
}

const choose = (page: Page, file: string) => page.locator('input[type=file]').first().setInputFiles(file);

async function upload(page: Page, file = VIDEO): Promise<void> {
  await choose(page, file);
  await button(page, 'Upload Demo').click();
  await isReady(page).waitFor();
}

async function analyze(page: Page): Promise<void> {
  await button(page, 'Analyze Demo').click();
  await page.getByRole('heading', { name: 'Your Demo Analysis' }).waitFor({ timeout: ANALYSIS_MS });
}

/** The sample as WebM, three times as long, and as one that takes two parts because an unused box stands behind it. */
async function makeFiles(folder: string): Promise<void> {
  const webm = ['-i', VIDEO, '-t', '6', '-c:v', 'libvpx', '-deadline', 'realtime', '-c:a', 'libopus'];
  await promisify(execFile)('ffmpeg', ['-v', 'error', ...webm, join(folder, 'take.webm')]);
  const thrice = ['-stream_loop', '2', '-i', VIDEO, '-c', 'copy'];
  await promisify(execFile)('ffmpeg', ['-v', 'error', ...thrice, join(folder, 'long.mp4')]);
  const unused = Buffer.alloc(9 * MB);
  unused.writeUInt32BE(unused.length, 0);
  unused.write('free', 4, 'latin1');
  await writeFile(join(folder, 'large.mp4'), Buffer.concat([await sampleVideo(), unused]));
}

describe('the Demo Analyzer', () => {
  const pages = browserPages();
  let page: Page;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'playbook-demo-files-'));
    await makeFiles(folder);
  });
  beforeEach(async () => {
    page = await pages.open();
    await openDemoAnalyzer(page);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('takes a video, shows what was measured, and what a transcript changes', async () => {
    await choose(page, VIDEO);
    await page.getByText('0:38').first().waitFor();
    await button(page, 'Upload Demo').click();
    await page.getByText('Upload Complete').first().waitFor();
    await analyze(page);
    expect(await page.getByText('Not assessed', { exact: true }).count()).toBeGreaterThan(4);
    await page.getByTestId('transcript-file').setInputFiles(TRANSCRIPT);
    await button(page, 'Use This Transcript').click();
    await page.getByText('Transcript saved').waitFor();
    await page.locator('#topic-strip').waitFor();
    expect(await page.getByText('Not assessed', { exact: true }).count()).toBe(0);
    await page.getByRole('link', { name: 'Continue to Application Builder' }).click();
    await page.waitForURL(`${url}/yc-app-builder`);
  });

  it('plays from the second that a remark is about, with captions', async () => {
    await upload(page);
    await analyze(page);
    await page
      .getByRole('button', { name: /Play from 0:2\d/ })
      .first()
      .click();
    const player = page.getByRole('dialog').locator('video');
    await player.waitFor();
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) >= 20);
    expect(await player.evaluate((video: HTMLVideoElement) => [video.error, video.videoWidth])).toEqual([null, 960]);
    await page.keyboard.press('Escape');
    await player.waitFor({ state: 'detached' });
  });

  it('goes on with an upload after a reload, and sends no part twice that has arrived', async () => {
    const large = join(folder, 'large.mp4');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') sent.push(new URL(request.url()).searchParams.get('partNumber') ?? '');
    });
    const release = await holdRequests(page, '**/*partNumber=2*');
    await choose(page, large);
    const first = page.waitForResponse((response) => response.url().includes('partNumber=1'));
    await button(page, 'Upload Demo').click();
    await first;
    await page.reload();
    await page.getByText('An upload has not ended').waitFor();
    await page.getByText(/8 MB of 9\.4 MB have arrived/).waitFor();
    await release();
    await choose(page, large);
    await button(page, 'Upload Demo').click();
    await isReady(page).waitFor();
    expect(sent.filter((part) => part === '1')).toEqual(['1']);
  });

  it('shows a running analysis after a reload and in a second tab, and cancels it', async () => {
    await upload(page, join(folder, 'long.mp4'));
    await button(page, 'Analyze Demo').click();
    await button(page, 'Cancel Analysis').waitFor();
    await page.reload();
    const tab = await page.context().newPage();
    await tab.goto(`${url}/demo-analyzer`);
    for (const one of [page, tab]) await button(one, 'Cancel Analysis').waitFor();
    await button(page, 'Cancel Analysis').click();
    await page.getByText('Not analyzed yet').first().waitFor();
    expect(await button(page, 'Cancel Analysis').count()).toBe(0);
  });

  it('compares with the take before, and deletes with a way back', async () => {
    await upload(page, join(folder, 'take.webm'));
    await analyze(page);
    await button(page, 'Analyze Another Demo').click();
    await upload(page);
    await analyze(page);
    await page.getByRole('heading', { name: 'Compared with an earlier take' }).waitFor();
    await button(page, 'Delete take.webm').click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await button(page, 'Delete take.webm').waitFor();
    await button(page, 'Clear All').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Delete/ })
      .click();
    await page.getByText('Analysis History').waitFor({ state: 'detached' });
    await page.reload();
    await button(page, 'Choose File').waitFor();
    expect(await page.getByText('Analysis History').count()).toBe(0);
  });

  it('says what is wrong with a file', async () => {
    const text = join(folder, 'notes.txt');
    await writeFile(text, 'no video');
    await choose(page, text);
    await page.getByText('Please upload a video file (MP4, MOV, or WebM)').waitFor();
    const broken = join(folder, 'broken.mp4');
    await writeFile(broken, Buffer.alloc(5_000, 'no video'));
    await choose(page, broken);
    await page.getByText('Failed to process video file').first().waitFor();
    expect(await button(page, 'Upload Demo').count()).toBe(0);
  });
});

describeInEveryLook('the Demo Analyzer', (pageOf) => {
  it('has no accessibility violations, empty, with a file, and with a result', async () => {
    const page = pageOf();
    await openDemoAnalyzer(page);
    await expectNoViolations(page, 'empty');
    await choose(page, VIDEO);
    await button(page, 'Upload Demo').waitFor();
    await expectNoViolations(page, 'with a file');
    await button(page, 'Upload Demo').click();
    await isReady(page).waitFor();
    await expectNoViolations(page, 'uploaded');
    await analyze(page);
    await page.getByTestId('transcript-file').setInputFiles(TRANSCRIPT);
    await button(page, 'Use This Transcript').click();
    await page.locator('#topic-strip').waitFor();
    await expectNoViolations(page, 'with a result');
    await page
      .getByRole('button', { name: /Play from/ })
      .first()
      .click();
    await page.getByRole('dialog').locator('video').waitFor();
    await expectNoViolations(page, 'the player');
  });
});
