import { describe, expect, it } from '@jest/globals';
import { extractText, getMeta } from 'unpdf';
import { HOSTILE_ANSWERS } from '../../../../testing/hostile-answers.js';
import { applicationDocument, readableApplication } from './application-document.js';
import { downloadPdfFont } from '../../../../lib/document/pdf/download-pdf-font.js';
import type { PdfFontName } from '../../../../lib/document/pdf/pdf-faces.js';
import { renderPdf } from '../../../../lib/document/pdf/render-pdf.js';

const QUESTION = 'What are your key metrics?';
const FOOTER = /YC Application, page \d+ of \d+/g;
const squeezed = (text: string): string => text.replace(/[\s\u200b]/gu, '');

const ESCAPES: Readonly<Record<string, string>> = { '\n': 'n', '\r': 'r', '\t': 't', '\f': 'f', '\b': 'b' };

/** A text as the structure of a PDF holds it. */
const asActualText = (text: string): string =>
  Buffer.from(text, 'utf16le')
    .swap16()
    .toString('latin1')
    .replace(/[\\()\n\r\t\f]|[\b]/g, (sign) => `\\${ESCAPES[sign] ?? sign}`);

async function render(answer: string) {
  const loaded: PdfFontName[] = [];
  const { bytes, missingCharacters } = await renderPdf(
    readableApplication(applicationDocument({ 'traction-metrics': answer })),
    {
      loadFont: (name) => {
        loaded.push(name);
        return downloadPdfFont(name);
      },
      createdAt: new Date('2026-11-21T10:00:00Z'),
    },
  );
  const source = Buffer.from(bytes).toString('latin1');
  const { text, totalPages } = await extractText(bytes.slice());
  const all = text.join('\n').replace(FOOTER, '');
  return {
    bytes,
    source,
    loaded,
    missingCharacters,
    totalPages,
    answer: all.slice(all.indexOf(QUESTION) + QUESTION.length),
  };
}

describe('renderPdf', () => {
  it.each(['markup', 'scripts', 'long', 'unbroken'] as const)('holds the answer as text: %s', async (name) => {
    const { answer, missingCharacters } = await render(HOSTILE_ANSWERS[name]);
    expect(squeezed(answer)).toBe(squeezed(HOSTILE_ANSWERS[name].normalize('NFC')));
    expect(missingCharacters).toEqual([]);
  });

  it('draws signs and emoji, and characters without a form of their own in their plain form', async () => {
    const { answer, missingCharacters, loaded } = await render(HOSTILE_ANSWERS.signs);
    const plain = HOSTILE_ANSWERS.signs.replace('\u2011', '\u2010').replace('ﬁ', 'fi');
    // The font has one colour, so that a tone of the skin is one with its emoji.
    expect(squeezed(answer)).toBe(squeezed(plain).replace(/\ufe0f|\p{Emoji_Modifier}/gu, ''));
    expect(missingCharacters).toEqual([]);
    expect(loaded).toEqual(expect.arrayContaining(['math', 'emoji']));
  });

  it('draws scripts that are read from right to left in their order', async () => {
    const { answer, missingCharacters, source } = await render(HOSTILE_ANSWERS.rightToLeft);
    expect(missingCharacters).toEqual([]);
    for (const words of ['אנחנו בונים תוכנה', 'We met in', 'in 2019.', 'SaaS', '40']) expect(answer).toContain(words);
    expect(source.includes(asActualText(HOSTILE_ANSWERS.rightToLeft.split('\n')[1]!))).toBe(true);
  });

  it('gives screen readers the text of scripts whose letters join', async () => {
    const { missingCharacters, source } = await render(HOSTILE_ANSWERS.joined);
    expect(missingCharacters).toEqual([]);
    expect(source.includes(asActualText(HOSTILE_ANSWERS.joined))).toBe(true);
  });

  it('spells out what no font holds, tells of it, and keeps the text for screen readers', async () => {
    const { answer, missingCharacters, source } = await render(HOSTILE_ANSWERS.missing);
    expect(answer.trim()).toBe('[U+674E][U+4F1F] and [U+AE40][U+BBFC][U+C900]');
    expect(missingCharacters).toEqual([...'李伟김민준']);
    expect(source.includes(asActualText(HOSTILE_ANSWERS.missing))).toBe(true);
  });

  it('shows controls as replaced, and never as nothing', async () => {
    const { answer, missingCharacters } = await render(HOSTILE_ANSWERS.controls);
    expect(squeezed(answer)).toContain('bell\ufffd,escape\ufffd[31m,tabstop,formfeed,nextline,half\ufffdpair,override');
    expect(missingCharacters).toEqual([]);
  });

  it('downloads only the fonts that its text needs', async () => {
    expect((await render('Payroll for dentists — $99 “a month”…')).loaded).toEqual(['latin', 'heading']);
    expect((await render('Ελλάδα')).loaded).toEqual(['latin', 'greek', 'heading']);
  });

  it('numbers its pages, has a title, a language, an outline and tags', async () => {
    const { bytes, source, totalPages } = await render(HOSTILE_ANSWERS.long);
    expect(totalPages).toBeGreaterThan(2);
    const { text } = await extractText(bytes.slice());
    expect(text.map((page) => FOOTER.exec(page)?.[0] ?? page.match(FOOTER)?.[0])).toEqual(
      text.map((_, index) => `YC Application, page ${index + 1} of ${totalPages}`),
    );
    const { info } = await getMeta(bytes.slice());
    expect(info).toMatchObject({ Title: 'YC Application', Language: 'en', Creator: 'Playbook' });
    for (const mark of ['/Outlines', '/StructTreeRoot', '/MarkInfo', '/DisplayDocTitle true', '/S /H3', '/S /P'])
      expect([mark, source.includes(mark)]).toEqual([mark, true]);
  });

  it('tells of a font that cannot be downloaded', async () => {
    const document = applicationDocument({ 'traction-metrics': 'x' });
    const loadFont = () => Promise.reject(new Error('offline'));
    await expect(renderPdf(readableApplication(document), { loadFont, createdAt: new Date(0) })).rejects.toThrow(
      'offline',
    );
  });
});
