import { PDFDocument, PDFName, PDFString } from 'pdf-lib';
import { zipOf } from '@playbook/testing/decks/zip-of';

const PRESENTATION = (ids: string): string =>
  `<p:presentation xmlns:p="p" xmlns:r="r"><p:sldIdLst>${ids}</p:sldIdLst><p:sldSz cx="12192000" cy="6858000"/></p:presentation>`;
const SLIDE = '<p:sld xmlns:p="p"><p:cSld><p:spTree/></p:cSld></p:sld>';
const idsOf = (count: number): string =>
  Array.from({ length: count }, (_, index) => `<p:sldId r:id="r${index}"/>`).join('');
const relationsOf = (count: number, target: string, mode = ''): string =>
  `<Relationships>${Array.from(
    { length: count },
    (_, index) => `<Relationship Id="r${index}" Type="x/slide" Target="${target}"${mode}/>`,
  ).join('')}</Relationships>`;

/** A presentation of one slide, with parts that a test puts in the place of its own. */
export function presentation(parts: Readonly<Record<string, string>> = {}, slides = 1): Buffer {
  return zipOf({
    'ppt/presentation.xml': PRESENTATION(idsOf(slides)),
    'ppt/_rels/presentation.xml.rels': relationsOf(slides, 'slides/slide1.xml'),
    'ppt/slides/slide1.xml': SLIDE,
    ...parts,
  });
}

/** A presentation of twenty slides with 60,000 characters each. */
export const withManyWords = (): Buffer => {
  const paragraph = `<a:p><a:r><a:rPr sz="1800"/><a:t>${'word '.repeat(190)}</a:t></a:r></a:p>`;
  const shape = `<p:sp><p:txBody>${paragraph.repeat(60)}</p:txBody></p:sp>`;
  const slide = `<p:sld xmlns:p="p" xmlns:a="a"><p:cSld><p:spTree>${shape}</p:spTree></p:cSld></p:sld>`;
  return presentation({ 'ppt/slides/slide1.xml': slide }, 20);
};

export const withDoctype = (): Buffer =>
  presentation({
    'ppt/slides/slide1.xml': `<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><p:sld xmlns:p="p">&b;</p:sld>`,
  });
export const withLaughs = (): Buffer => {
  const levels = Array.from({ length: 9 }, (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`);
  const type = `<!DOCTYPE a [<!ENTITY l0 "ha">${levels.join('')}]>`;
  return presentation({ 'ppt/slides/slide1.xml': `${type}<p:sld xmlns:p="p">&l9;</p:sld>` });
};
export const withExternalSlide = (): Buffer =>
  presentation({
    'ppt/_rels/presentation.xml.rels': relationsOf(1, 'http://127.0.0.1:9/slide.xml', ' TargetMode="External"'),
  });
export const withPathOutside = (): Buffer =>
  presentation({ 'ppt/_rels/presentation.xml.rels': relationsOf(1, '../../../etc/passwd') });
export const withDeepXml = (): Buffer =>
  presentation({ 'ppt/slides/slide1.xml': `${'<a>'.repeat(5_000)}${'</a>'.repeat(5_000)}` });
export const withHugePart = (): Buffer => presentation({ 'ppt/slides/slide1.xml': `<a>${' '.repeat(60_000_000)}</a>` });
export const withManyElements = (): Buffer =>
  presentation({ 'ppt/slides/slide1.xml': `<a>${'<b/>'.repeat(1_000_000)}</a>` });

/** A PDF of empty pages. */
export async function emptyPages(count: number, size: readonly [number, number] = [960, 540]): Promise<Buffer> {
  const document = await PDFDocument.create();
  for (let page = 0; page < count; page += 1) document.addPage([...size]);
  return Buffer.from(await document.save());
}

/** A PDF with a comment on it that calls an address when it is opened, by a script and by a link. */
export async function withCalls(address: string): Promise<Buffer> {
  const document = await PDFDocument.create();
  const { context, catalog } = document;
  const { node } = document.addPage([960, 540]);
  const Rect = [0, 0, 20, 20];
  const comment = { Type: 'Annot', Subtype: 'Text', Rect, Contents: PDFString.of('Say the price') };
  const link = { Type: 'Annot', Subtype: 'Link', Rect, A: { S: 'URI', URI: PDFString.of(address) } };
  const popUp = { ...comment, Subtype: 'Popup' };
  node.set(PDFName.of('Annots'), context.obj([comment, popUp, link]));
  const script = { S: 'JavaScript', JS: PDFString.of(`app.launchURL('${address}'); this.submitForm('${address}')`) };
  catalog.set(PDFName.of('OpenAction'), context.obj(script));
  return Buffer.from(await document.save());
}

/** A PDF whose tree of pages has itself as its child. */
export const withEndlessPages = (): Buffer =>
  Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[2 0 R]/Count 3>>endobj\n' +
      'trailer<</Root 1 0 R>>\n%%EOF',
    'latin1',
  );

/** A PDF that is encrypted with a password that nobody gives. */
export const withPassword = (): Buffer =>
  Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]>>endobj\n' +
      `4 0 obj<</Filter/Standard/V 1/R 2/P -4/O<${'11'.repeat(32)}>/U<${'22'.repeat(32)}>>>endobj\n` +
      `trailer<</Root 1 0 R/Encrypt 4 0 R/ID[<${'33'.repeat(16)}><${'33'.repeat(16)}>]>>\n%%EOF`,
    'latin1',
  );
