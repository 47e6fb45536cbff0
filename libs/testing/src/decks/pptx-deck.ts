import { LAYOUT, pictureOf, type PlannedDeck, type PlannedSlide } from './planned-deck.js';
import { zipOf } from './zip-of.js';

const EMU_PER_PT = 12_700;
const CENTI = 100;
const CHANNEL_MAX = 255;
const HEX = 16;
const { heightPt, widePt, titlePt, marginPt, leading } = LAYOUT;
const FORMATS = 'http://schemas.openxmlformats.org';
const RELATIONS = `${FORMATS}/officeDocument/2006/relationships`;
const NAMESPACES = [
  `xmlns:p="${FORMATS}/presentationml/2006/main"`,
  `xmlns:a="${FORMATS}/drawingml/2006/main"`,
  `xmlns:c="${FORMATS}/drawingml/2006/chart"`,
  `xmlns:r="${RELATIONS}"`,
].join(' ');
const FIRST_SLIDE_ID = 256;
const GROUP = '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const emu = (pt: number): number => Math.round(pt * EMU_PER_PT);

interface TextBox {
  readonly text: string;
  readonly topPt: number;
  readonly sizePt: number;
  readonly widthPt: number;
  readonly grey: number;
  readonly placeholder: string;
}

function textBox({ text, topPt, sizePt, widthPt, grey, placeholder }: TextBox): string {
  const channel = Math.round(grey * CHANNEL_MAX)
    .toString(HEX)
    .padStart(2, '0');
  const fill = `<a:solidFill><a:srgbClr val="${channel.repeat(3)}"/></a:solidFill>`;
  const frame = `<a:off x="${emu(marginPt)}" y="${emu(topPt)}"/><a:ext cx="${emu(widthPt - 2 * marginPt)}" cy="${emu(sizePt * leading)}"/>`;
  const run = `<a:r><a:rPr sz="${sizePt * CENTI}">${fill}</a:rPr><a:t>${escaped(text)}</a:t></a:r>`;
  const names = `<p:nvSpPr><p:cNvPr id="${Math.round(topPt)}" name="text"/><p:cNvSpPr/><p:nvPr>${placeholder}</p:nvPr></p:nvSpPr>`;
  const shape = `<p:spPr><a:xfrm>${frame}</a:xfrm><a:prstGeom prst="rect"/></p:spPr>`;
  const body = '<a:bodyPr lIns="0" tIns="0" rIns="0" bIns="0" anchor="t"><a:noAutofit/></a:bodyPr>';
  return `<p:sp>${names}${shape}<p:txBody>${body}<a:p>${run}</a:p></p:txBody></p:sp>`;
}

function slideXml(slide: PlannedSlide, widthPt: number): string {
  const { title, lines, chart, linePt = LAYOUT.linePt, grey = LAYOUT.grey } = slide;
  const top = { topPt: marginPt, sizePt: titlePt, widthPt, grey, placeholder: '<p:ph type="title"/>' };
  const shapes =
    pictureOf(slide, widthPt) !== null
      ? pictureShape(widthPt, 'embed')
      : textBox({ ...top, text: title }) +
        lines
          .map((text, index) => {
            const topPt = 2 * marginPt + titlePt + index * linePt * leading;
            return textBox({ text, topPt, sizePt: linePt, widthPt, grey, placeholder: '' });
          })
          .join('') +
        (slide.pictureAddress === undefined ? '' : pictureShape(widthPt, 'link'));
  const drawing =
    chart === undefined
      ? ''
      : '<p:graphicFrame><a:graphic><a:graphicData><c:chart r:id="chart"/></a:graphicData></a:graphic></p:graphicFrame>';
  const show = slide.isHidden === true ? ' show="0"' : '';
  return `<p:sld ${NAMESPACES}${show}><p:cSld><p:spTree>${GROUP}${shapes}${drawing}</p:spTree></p:cSld></p:sld>`;
}

/** A picture that covers a slide. */
function pictureShape(widthPt: number, from: 'embed' | 'link'): string {
  const names = '<p:nvPicPr><p:cNvPr id="2" name="picture"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr>';
  const fill = `<p:blipFill><a:blip r:${from}="picture"/><a:stretch><a:fillRect/></a:stretch></p:blipFill>`;
  const frame = `<a:xfrm><a:off x="0" y="0"/><a:ext cx="${emu(widthPt)}" cy="${emu(heightPt)}"/></a:xfrm>`;
  return `<p:pic>${names}${fill}<p:spPr>${frame}<a:prstGeom prst="rect"/></p:spPr></p:pic>`;
}

const chartXml = (name: string): string =>
  `<c:chartSpace ${NAMESPACES}><c:chart><c:plotArea><c:barChart><c:ser><c:tx><c:v>${escaped(name)}</c:v></c:tx>` +
  '<c:val><c:v>10</c:v><c:v>30</c:v><c:v>60</c:v></c:val></c:ser></c:barChart></c:plotArea></c:chart></c:chartSpace>';

type Related = readonly [id: string, type: string, target: string, mode?: 'External'];

const relations = (all: readonly Related[]): string =>
  `<Relationships xmlns="${FORMATS}/package/2006/relationships">${all
    .map(([id, type, target, mode]) => {
      const where = mode === undefined ? '' : ` TargetMode="${mode}"`;
      return `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"${where}/>`;
    })
    .join('')}</Relationships>`;

const CONTENT = 'application/vnd.openxmlformats-officedocument';
const partKind = (part: string): string =>
  part.includes('/charts/')
    ? 'drawingml.chart'
    : `presentationml.${part.includes('/slides/') ? 'slide' : 'presentation.main'}`;
const typesOf = (parts: readonly string[]): string => {
  const overrides = parts
    .filter((part) => part.endsWith('.xml'))
    .map((part) => `<Override PartName="/${part}" ContentType="${CONTENT}.${partKind(part)}+xml"/>`);
  const defaults =
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="png" ContentType="image/png"/>';
  return `<Types xmlns="${FORMATS}/package/2006/content-types">${defaults}${overrides.join('')}</Types>`;
};

/** The deck as a presentation of PowerPoint. */
export function pptxDeck({ slides, widthPt = widePt }: PlannedDeck): Buffer {
  const ids = slides.map((_, index) => `<p:sldId id="${FIRST_SLIDE_ID + index}" r:id="r${index}"/>`).join('');
  const size = `<p:sldSz cx="${emu(widthPt)}" cy="${emu(heightPt)}"/>`;
  const parts = {
    'ppt/presentation.xml': `<p:presentation ${NAMESPACES}><p:sldIdLst>${ids}</p:sldIdLst>${size}</p:presentation>`,
    'ppt/_rels/presentation.xml.rels': relations(
      slides.map((_, index) => [`r${index}`, 'slide', `slides/slide${index + 1}.xml`] as const),
    ),
    ...Object.fromEntries(slides.flatMap((slide, index) => partsOf(slide, index + 1, widthPt))),
  };
  return zipOf({
    '[Content_Types].xml': typesOf(Object.keys(parts)),
    '_rels/.rels': relations([['r0', 'officeDocument', 'ppt/presentation.xml']]),
    ...parts,
  });
}

function partsOf(slide: PlannedSlide, number: number, widthPt: number): [string, string | Buffer][] {
  const { chart } = slide;
  const name = `ppt/slides/slide${number}.xml`;
  const picture = pictureOf(slide, widthPt);
  const related: Related[] = [];
  if (slide.pictureAddress !== undefined) related.push(['picture', 'image', slide.pictureAddress, 'External']);
  if (picture !== null) related.push(['picture', 'image', `../media/picture${number}.png`]);
  if (chart !== undefined) related.push(['chart', 'chart', `../charts/chart${number}.xml`]);
  return [
    [name, slideXml(slide, widthPt)],
    [`ppt/slides/_rels/slide${number}.xml.rels`, relations(related)],
    ...(picture === null ? [] : ([[`ppt/media/picture${number}.png`, picture]] as [string, Buffer][])),
    ...(chart === undefined ? [] : ([[`ppt/charts/chart${number}.xml`, chartXml(chart)]] as [string, string][])),
  ];
}
