import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { ApplicationOnPage } from '../support/pages/application-on-page.js';
import { browserPages } from '../support/pages/browser-pages.js';
import { readPdf, readWithOffice } from '../support/read-document.js';
import { productUrl } from '../support/topology.js';

const NAMES = 'Ada Lovelace, CEO: built a <compiler> & sold it.\nGrace Hopper, CTO.\n\nBoth in Łódź – “since 2016”.';
const METRICS =
  '</w:t><script>alert("&amp;")</script>\n# 31 clinics * $99 = $3,069\n1. MRR 20 → 40 ✓\n👩‍💻 Ελλάδα Привет\u0007\nשלום עולם';
const LONG = 'Nine thousand dentists wait for software. '.repeat(120).slice(0, 5_000);
const ONE_LINE = 'Payroll for the 40,000 US dental practices that still run it by hand';

const TEXT = `YC Application
==============

Founders
--------

Who are the founders?

${NAMES}

Traction
--------

What are your key metrics?

${METRICS}

Company & Market
----------------

What does your company do, in one line?

${ONE_LINE}

What is your company going to make?

${LONG.trim()}
`;

/** Without white space, which no two readers of pages agree on, and with what stands in for a control character. */
const bare = (text: string): string => text.replace(/\s/gu, '').replace('\u0007', '\ufffd');

describe('the preview of an application', () => {
  const pages = browserPages();
  let page: Page;
  let builder: ApplicationOnPage;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'playbook-exports-'));
  });

  afterAll(async () => {
    await rm(folder, { recursive: true });
  });

  beforeEach(async () => {
    page = await pages.open();
    builder = await ApplicationOnPage.of(page, productUrl());
  });

  const dialog = (): Locator => page.getByRole('dialog', { name: 'Application Preview' });

  const openPreview = async (): Promise<void> => {
    await builder.open();
    await page.getByRole('button', { name: 'Preview Application' }).click();
    await dialog().waitFor();
  };

  const write = async (): Promise<void> => {
    await builder.saveElsewhere({ sectionId: 'founders', fieldId: 'founder-names' }, NAMES);
    await builder.saveElsewhere({ sectionId: 'traction', fieldId: 'metrics' }, METRICS);
    await builder.saveElsewhere({ sectionId: 'company', fieldId: 'company-oneliner' }, ONE_LINE);
    await builder.saveElsewhere({ sectionId: 'company', fieldId: 'company-description' }, LONG);
  };

  /** Exports in a format and answers where the file is; fails when it has another name than the specification's. */
  const download = async (item: RegExp, extension: string): Promise<string> => {
    await dialog().getByRole('button', { name: 'Export' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: item }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`yc-application-preview.${extension}`);
    const path = join(folder, file.suggestedFilename());
    await file.saveAs(path);
    return path;
  };

  it('says what to do while nothing is written, and closes with the keyboard', async () => {
    await openPreview();
    await dialog().getByText('Start filling out your application to see the preview').waitFor();
    expect(await dialog().getByRole('button', { name: 'Export' }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    expect(
      await page.getByRole('button', { name: 'Preview Application' }).evaluate((button) => button.matches(':focus')),
    ).toBe(true);
  });

  it('exports every answer in every format', async () => {
    await write();
    await openPreview();
    expect(await readFile(await download(/^Text/, 'txt'), 'utf8')).toBe(TEXT);

    const markdown = await readFile(await download(/^Markdown/, 'md'), 'utf8');
    expect(markdown).toContain(
      '### Who are the founders?\n\nAda Lovelace, CEO: built a \\<compiler> & sold it.\\\nGrace',
    );
    expect(markdown).toContain('\\# 31 clinics');

    const word = bare(await readWithOffice(await download(/^Word/, 'docx')));
    for (const answer of [NAMES, METRICS, ONE_LINE, LONG]) expect(word).toContain(bare(answer));

    const pdf = bare((await readPdf(await download(/^PDF/, 'pdf'))).replace(/YC Application, page \d+ of \d+/g, ''));
    // Emoji and Hebrew are checked beside the source, where it is known which form a reader gives them.
    const [first = ''] = bare(METRICS).split('👩');
    for (const answer of [bare(NAMES), first, bare(ONE_LINE), bare(LONG)]) expect(pdf).toContain(answer);
    expect(await dialog().getByText('Export Failed').count()).toBe(0);
  });

  it('copies the whole, and answer by answer with what the real form would cut off', async () => {
    await write();
    await openPreview();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await dialog()
      .getByRole('button', { name: /^Copy to Clipboard/ })
      .click();
    await page.getByText('Text copied to clipboard').first().waitFor();
    expect(await copied()).toBe(TEXT);
    await dialog()
      .getByRole('button', { name: /^Copy.*in one line/ })
      .click();
    await dialog()
      .getByText(`${ONE_LINE.length} / 50 characters: ${ONE_LINE.length - 50} too many for the form`)
      .waitFor();
    expect(await copied()).toBe(ONE_LINE);
    await dialog().getByText('12% complete').waitFor();
  });

  it('says so when a part of a format cannot be downloaded', async () => {
    await write();
    await openPreview();
    await page.route('**/*.woff', (route) => route.abort());
    await dialog().getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: /^PDF/ }).click();
    await page.getByText('The PDF file could not be made. Please try again.').waitFor();
    await page.unroute('**/*.woff');
    expect(bare(await readPdf(await download(/^PDF/, 'pdf')))).toContain(bare(ONE_LINE));
  });
});
