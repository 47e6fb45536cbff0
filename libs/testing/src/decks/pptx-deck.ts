import { LAYOUT, PICTURE, type PlannedDeck, type PlannedSlide } from './planned-deck.js';
import { zipOf } from './zip-of.js';

const EMU_PER_PT = 12_700;
const CENTI = 100;
const CHANNEL_MAX = 255;
const HEX = 16;
const { heightPt, widePt, titlePt, marginPt, leading } = LAYOUT;
const NAMESPACES = 'xmlns:p="p" xmlns:a="a" xmlns:r="r" xmlns:c="c"';

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
  const properties = `<p:nvSpPr><p:nvPr>${placeholder}</p:nvPr></p:nvSpPr><p:spPr><a:xfrm>${frame}</a:xfrm></p:spPr>`;
  return `<p:sp>${properties}<p:txBody><a:bodyPr/><a:p>${run}</a:p></p:txBody></p:sp>`;
}

function slideXml(slide: PlannedSlide, widthPt: number): string {
  const { title, lines, isScanned, chart, linePt = LAYOUT.linePt, grey = LAYOUT.grey } = slide;
  const top = { topPt: marginPt, sizePt: titlePt, widthPt, grey, placeholder: '<p:ph type="title"/>' };
  const shapes =
    isScanned === true
      ? '<p:pic><p:blipFill><a:blip r:embed="picture"/></p:blipFill></p:pic>'
      : textBox({ ...top, text: title }) +
        lines
          .map((text, index) => {
            const topPt = 2 * marginPt + titlePt + index * linePt * leading;
            return textBox({ text, topPt, sizePt: linePt, widthPt, grey, placeholder: '' });
          })
          .join('');
  const drawing =
    chart === undefined
      ? ''
      : '<p:graphicFrame><a:graphic><a:graphicData><c:chart r:id="chart"/></a:graphicData></a:graphic></p:graphicFrame>';
  return `<p:sld ${NAMESPACES}><p:cSld><p:spTree>${shapes}${drawing}</p:spTree></p:cSld></p:sld>`;
}

const chartXml = (name: string): string =>
  `<c:chartSpace ${NAMESPACES}><c:chart><c:plotArea><c:barChart><c:ser><c:tx><c:v>${escaped(name)}</c:v></c:tx>` +
  '<c:val><c:v>10</c:v><c:v>30</c:v><c:v>60</c:v></c:val></c:ser></c:barChart></c:plotArea></c:chart></c:chartSpace>';

const relations = (all: readonly (readonly [string, string, string])[]): string =>
  `<Relationships>${all.map(([id, type, target]) => `<Relationship Id="${id}" Type="x/${type}" Target="${target}"/>`).join('')}</Relationships>`;

/** The deck as a presentation of PowerPoint. */
export function pptxDeck({ slides, widthPt = widePt }: PlannedDeck): Buffer {
  const ids = slides.map((_, index) => `<p:sldId r:id="r${index}"/>`).join('');
  const size = `<p:sldSz cx="${emu(widthPt)}" cy="${emu(heightPt)}"/>`;
  return zipOf({
    'ppt/presentation.xml': `<p:presentation ${NAMESPACES}><p:sldIdLst>${ids}</p:sldIdLst>${size}</p:presentation>`,
    'ppt/_rels/presentation.xml.rels': relations(
      slides.map((_, index) => [`r${index}`, 'slide', `slides/slide${index + 1}.xml`]),
    ),
    'ppt/media/picture.png': PICTURE,
    ...Object.fromEntries(slides.flatMap((slide, index) => partsOf(slide, index + 1, widthPt))),
  });
}

function partsOf(slide: PlannedSlide, number: number, widthPt: number): [string, string][] {
  const { chart } = slide;
  const name = `ppt/slides/slide${number}.xml`;
  const related: [string, string, string][] = [['picture', 'image', '../media/picture.png']];
  if (chart !== undefined) related.push(['chart', 'chart', `../charts/chart${number}.xml`]);
  return [
    [name, slideXml(slide, widthPt)],
    [`ppt/slides/_rels/slide${number}.xml.rels`, relations(related)],
    ...(chart === undefined ? [] : ([[`ppt/charts/chart${number}.xml`, chartXml(chart)]] as [string, string][])),
  ];
}
