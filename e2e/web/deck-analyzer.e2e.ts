import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { PLANTED_DECKS } from '@playbook/testing/decks/planted-decks';
import { pptxDeck } from '@playbook/testing/decks/pptx-deck';
import type { Page } from 'playwright-core';
import { plantedDeck } from '../support/files/deck-upload.js';
import { browserPages } from '../support/pages/browser-pages.js';
import { describeInEveryLook } from '../support/pages/describe-in-every-look.js';
import { expectNoViolations } from '../support/pages/expect-no-violations.js';
import { holdRequests } from '../support/pages/hold-requests.js';
import { signInByHttp } from '../support/pages/sign-in-by-http.js';
import { productUrl } from '../support/topology.js';

const url = productUrl();
/** Analyses run one after the other on a machine that does much else. */
const ANALYSIS_MS = 90_000;
const MB = 1_048_576;
const PDF = 'application/pdf';
const PPTX = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

interface NamedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const pdf = async (name: string): Promise<NamedFile> => ({
  name: `${name}.pdf`,
  mimeType: PDF,
  buffer: await plantedDeck(name),
});
/** A PPTX with a picture at an address, which is therefore not drawn. */
function withoutDrawing(name: string): Buffer {
  const slides = PLANTED_DECKS.find((planted) => planted.name === name)?.deck.slides ?? [];
  return pptxDeck({ slides: slides.map((slide) => ({ ...slide, pictureAddress: 'http://127.0.0.1:9/logo.png' })) });
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Beside the toast that says the same. */
const isReady = (page: Page) => page.locator('#main').getByText('Your deck is ready for analysis');

async function openDeckAnalyzer(page: Page): Promise<void> {
  await signInByHttp(page, url, `deck-${randomUUID()}@example.com`);
  await page.goto(`${url}/deck-analyzer`);
  await button(page, 'Choose File').waitFor();
}

const choose = (page: Page, file: NamedFile) => page.getByTestId('deck-file').setInputFiles(file);

async function upload(page: Page, file: NamedFile): Promise<void> {
  await choose(page, file);
  await button(page, 'Upload Deck').click();
  await isReady(page).waitFor();
}

/** The button of the card, and not that of the history. */
const analyzeButton = (page: Page) => page.getByRole('region', { name: 'Upload Complete' }).getByText('Analyze Deck');

async function analyze(page: Page): Promise<void> {
  await analyzeButton(page).click();
  await page.getByRole('heading', { name: 'Your Deck Analysis' }).waitFor({ timeout: ANALYSIS_MS });
}

/** Whether a picture of a slide is there and was drawn. */
const drawnWidth = (page: Page, name: string): Promise<number> =>
  page
    .getByRole('img', { name })
    .evaluate((picture: HTMLImageElement) => picture.decode().then(() => picture.naturalWidth));

describe('the Deck Analyzer', () => {
  const pages = browserPages();
  let page: Page;
  beforeEach(async () => {
    page = await pages.open();
    await openDeckAnalyzer(page);
  });

  it('takes a deck, leads from its map to a slide, and marks what a remark is about on its picture', async () => {
    await upload(page, await pdf('pale letters on white'));
    await analyze(page);
    const map = page.getByRole('region', { name: 'Map of your deck' });
    expect(await map.getByRole('button').count()).toBe(9);
    await map.getByRole('button', { name: /Dental clinics lose/ }).click();
    await page
      .getByRole('tab', { selected: true, name: 'Slide 2 of 9, problem, 75 of 100, 1 remark', exact: true })
      .waitFor();
    expect(await drawnWidth(page, 'Slide 2')).toBeGreaterThan(0);
    await page.getByRole('button', { name: /^Pale letters/ }).click();
    await page.getByRole('button', { name: /^Pale letters/, pressed: true }).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('tabpanel', { name: 'Slide 3' }).waitFor();
  });

  it('judges a deck anew by another purpose', async () => {
    await upload(page, await pdf('no ask'));
    await analyze(page);
    await page.getByText('Missing from a deck for demo day').waitFor();
    await page.getByLabel('What is this deck for?').selectOption('reading');
    await page.getByText('Missing from a deck for reading').waitFor();
    await page.reload();
    await button(page, 'Open Analysis of no ask.pdf').click();
    await button(page, 'Show Slide by Slide').click();
    await page.getByText('Missing from a deck for reading').waitFor();
    expect(await page.getByLabel('What is this deck for?').inputValue()).toBe('reading');
  });

  it('compares with the version before, exports a report, and deletes with a way back', async () => {
    await upload(page, await pdf('letters of 9 points'));
    await analyze(page);
    await button(page, 'Analyze Another Deck').click();
    await upload(page, await pdf('good'));
    await analyze(page);
    const comparison = page.getByRole('region', { name: 'Compared with an earlier version' });
    await comparison.getByText('9 better:').waitFor();
    const download = page.waitForEvent('download');
    await button(page, 'Report as Markdown').click();
    const report = await readFile(await (await download).path(), 'utf8');
    expect(report).toContain('# Deck report');
    expect(report.match(/^### Slide \d/gm)).toHaveLength(9);
    await button(page, 'Delete good.pdf').click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await button(page, 'Delete good.pdf').waitFor();
    await button(page, 'Clear All').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete All' }).click();
    await page.getByText('Analysis History').waitFor({ state: 'detached' });
  });

  it('goes on with an upload after a reload, and sends no part twice that has arrived', async () => {
    const large = { name: 'large.pdf', mimeType: PDF, buffer: Buffer.alloc(9 * MB, '%PDF-1.7 ') };
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') sent.push(new URL(request.url()).searchParams.get('partNumber') ?? '');
    });
    const release = await holdRequests(page, '**/*partNumber=2*');
    // A file that is made of bytes has the time at which it was made; the page has to take it for the same.
    await page.addInitScript(() => {
      Object.defineProperty(File.prototype, 'lastModified', { get: () => 1 });
    });
    await page.reload();
    await choose(page, large);
    const first = page.waitForResponse((response) => response.url().includes('partNumber=1'));
    await button(page, 'Upload Deck').click();
    await first;
    await page.reload();
    await page.getByText('An upload has not ended').waitFor();
    await release();
    await choose(page, large);
    await button(page, 'Upload Deck').click();
    await isReady(page).waitFor();
    expect(sent.filter((part) => part === '1')).toEqual(['1']);
  });

  it('says what is wrong with a file, before it is uploaded and after it was read', async () => {
    await choose(page, { name: 'deck.key', mimeType: '', buffer: Buffer.from('PK') });
    await page.getByText(/In Keynote, export the presentation as a PDF/).waitFor();
    await upload(page, { name: 'broken.pdf', mimeType: PDF, buffer: Buffer.from('%PDF-1.7 and nothing more') });
    await analyzeButton(page).click();
    await page
      .getByRole('alert')
      .getByText(/could not be read/)
      .waitFor({ timeout: ANALYSIS_MS });
    await page.getByRole('button', { name: 'Choose Another File in place of broken.pdf' }).waitFor();
    expect(await page.getByRole('button', { name: 'Try Again broken.pdf' }).count()).toBe(0);
  });
});

describeInEveryLook('the Deck Analyzer', (pageOf) => {
  it('has no accessibility violations, empty, with a file, and with the result of a PDF and of a PPTX', async () => {
    const page = pageOf();
    await openDeckAnalyzer(page);
    await expectNoViolations(page, 'empty');
    await choose(page, await pdf('two ideas on a slide'));
    await button(page, 'Upload Deck').waitFor();
    await expectNoViolations(page, 'with a file');
    await button(page, 'Upload Deck').click();
    await isReady(page).waitFor();
    await expectNoViolations(page, 'uploaded');
    await analyze(page);
    await page.getByRole('tab', { name: /1 remark$/ }).click();
    await expectNoViolations(page, 'with a result');
    await button(page, 'Analyze Another Deck').click();
    await upload(page, { name: 'no team.pptx', mimeType: PPTX, buffer: withoutDrawing('no team') });
    await analyze(page);
    await page.getByText(/^This drawing shows where the text stands/).waitFor();
    await page.getByText('Why this score').first().click();
    await expectNoViolations(page, 'a deck that is not drawn, beside the version before');
    await button(page, 'Open Analysis of no team.pptx').click();
    await button(page, 'Show Slide by Slide').waitFor();
    await expectNoViolations(page, 'the history');
  });
});
