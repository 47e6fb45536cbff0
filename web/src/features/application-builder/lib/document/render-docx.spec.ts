import { describe, expect, it } from '@jest/globals';
import mammoth from 'mammoth';
import { HOSTILE_ANSWERS } from '../../../../testing/hostile-answers.js';
import { applicationDocument } from './application-document.js';
import { printableText } from '../../../../lib/document/printable-text.js';
import { renderDocx } from './render-docx.js';

/** Opens the file with a reader that is not the writer's. */
async function read(texts: Readonly<Record<string, string>>): Promise<{ html: string; text: string }> {
  const buffer = Buffer.from(await renderDocx(applicationDocument(texts)));
  const [html, raw] = await Promise.all([mammoth.convertToHtml({ buffer }), mammoth.extractRawText({ buffer })]);
  expect(html.messages.filter(({ type }) => type === 'error')).toEqual([]);
  return { html: html.value, text: raw.value };
}

describe('renderDocx', () => {
  it('has a title, headings, paragraphs and line breaks', async () => {
    const { html } = await read({
      'founders-founder-names': 'Ada\nGrace\n\nTwo of us.',
      'vision-why-now': 'Prices <fell>.',
    });
    expect(html).toBe(
      '<p>YC Application</p><h1>Founders</h1><h2>Who are the founders?</h2><p>Ada<br />Grace</p><p>Two of us.</p>' +
        '<h1>Vision &amp; Timing</h1><h2>Why now?</h2><p>Prices &lt;fell&gt;.</p>',
    );
  });

  it.each(Object.keys(HOSTILE_ANSWERS) as (keyof typeof HOSTILE_ANSWERS)[])('holds the answer: %s', async (name) => {
    const document = applicationDocument({ 'traction-metrics': HOSTILE_ANSWERS[name] });
    const { text } = await read({ 'traction-metrics': HOSTILE_ANSWERS[name] });
    const answer = text.slice(text.indexOf('What are your key metrics?') + 'What are your key metrics?'.length);
    const lines = document.sections[0]!.questions[0]!.paragraphs.flat().map(printableText);
    expect(answer.replaceAll('\n', '')).toBe(lines.join(''));
  });
});
