import type { DeckFacts, DeckSlide } from '@playbook/contracts/decks/deck-facts.schema';
import {
  DECK_MAX_SLIDES,
  DECK_NOTES_MAX_CHARS,
  DECK_SLIDE_MAX_LINES,
  DECK_SLIDE_MAX_PT,
} from '@playbook/contracts/decks/deck-limits';
import { cleanText } from '../clean-text.js';
import { type DeckLayout, type DeckReading, keepPicture } from '../deck-reading.js';
import { DeckRejected } from '../deck-rejected.js';
import { OfficePackage, type Relation } from './office-package.js';
import { allBelow, childOf, wholeNumber, type XmlElement } from './parse-xml.js';
import { readChart } from './read-chart.js';
import { readShapes, type SlideFrame } from './read-shapes.js';
import { seenSlide, SlideDrawings } from './slide-drawings.js';

const PRESENTATION = 'ppt/presentation.xml';
const MACROS = 'ppt/vbaProject.bin';
/** The units of Office: 12,700 to a point. */
const EMU_PER_PT = 12_700;
const MAX_CHARTS = 20;
const MAX_PICTURES = 200;

type Relations = ReadonlyMap<string, Relation>;

const partOf = (relations: Relations, type: string): string | undefined =>
  [...relations.values()].find((relation) => relation.type === type)?.part;

/**
 * Reads a presentation of PowerPoint: text with its places and sizes, tables, charts and notes. Where LibreOffice draws it, contrast is
 * measured too, and the words of slides that are pictures are read.
 * @throws DeckRejected
 */
export async function readPptx(bytes: Buffer, reading: DeckReading): Promise<DeckFacts> {
  const file = await OfficePackage.open(bytes);
  if (!file.has(PRESENTATION)) throw new DeckRejected('not-a-deck');
  if (file.has(MACROS)) throw new DeckRejected('macros');
  const presentation = await file.read(PRESENTATION);
  const { cx, cy, ...size } = sizeOf(presentation);
  const relations = await file.relationsOf(PRESENTATION);
  const parts = (childOf(presentation, 'sldIdLst')?.children ?? []).map(
    ({ attributes }) => relations.get(attributes['r:id'] ?? '')?.part,
  );
  if (parts.length === 0) throw new DeckRejected('no-slides');
  if (parts.length > DECK_MAX_SLIDES) throw new DeckRejected('too-many-slides');
  const slides: ReadSlide[] = [];
  for (const [index, part] of parts.entries()) {
    if (part === undefined) throw new DeckRejected('unreadable');
    slides.push(await readSlide(file, part, index + 1, { cx, cy }));
  }
  const shown = slides.filter(({ isShown }) => isShown).length;
  const drawings = (await file.hasExternalParts()) ? null : await SlideDrawings.draw(bytes, shown, reading.pictures);
  try {
    const layout: DeckLayout = { format: 'pptx', ...size, isDrawn: drawings !== null };
    reading.onLayout?.(layout);
    return { ...layout, slides: await seeSlides(slides, drawings, reading) };
  } finally {
    await drawings?.close();
  }
}

/** A slide, and whether it is shown: PowerPoint can hide one. */
interface ReadSlide {
  readonly slide: DeckSlide;
  readonly isShown: boolean;
}

/** Adds to each slide what can be seen of it, and tells of it. */
async function seeSlides(
  slides: readonly ReadSlide[],
  drawings: SlideDrawings | null,
  reading: DeckReading,
): Promise<DeckSlide[]> {
  const seen: DeckSlide[] = [];
  let place = 0;
  for (const { slide, isShown } of slides) {
    if (isShown) place += 1;
    const page = isShown && drawings !== null ? await drawings.pageOf(place) : null;
    const whole = page === null ? slide : seenSlide(slide, page);
    reading.onSlide?.(whole, page === null ? null : await keepPicture(reading, slide.number, page.toJpeg));
    seen.push(whole);
  }
  return seen;
}

function sizeOf(presentation: XmlElement): { cx: number; cy: number; widthPt: number; heightPt: number } {
  const size = childOf(presentation, 'sldSz');
  const [cx, cy] = [wholeNumber(size, 'cx') ?? 0, wholeNumber(size, 'cy') ?? 0];
  if (cx <= 0 || cy <= 0) throw new DeckRejected('unreadable');
  const [widthPt, heightPt] = [cx / EMU_PER_PT, cy / EMU_PER_PT];
  if (Math.max(widthPt, heightPt) > DECK_SLIDE_MAX_PT) throw new DeckRejected('slide-size');
  return { cx, cy, widthPt, heightPt };
}

async function readSlide(
  file: OfficePackage,
  part: string,
  number: number,
  size: Omit<SlideFrame, 'layers'>,
): Promise<ReadSlide> {
  const slide = await file.read(part);
  const relations = await file.relationsOf(part);
  const layers = await layersOf(file, partOf(relations, 'slideLayout'));
  const tree = childOf(slide, 'cSld', 'spTree');
  if (tree === undefined) throw new DeckRejected('unreadable');
  const { lines, pictures, charts } = readShapes(tree, { ...size, layers });
  const chartParts = charts.flatMap((id) => relations.get(id)?.part ?? []).filter((chart) => file.has(chart));
  const notes = partOf(relations, 'notesSlide');
  return {
    isShown: slide.attributes['show'] !== '0' && slide.attributes['show'] !== 'false',
    slide: {
      number,
      lines: lines.slice(0, DECK_SLIDE_MAX_LINES),
      pictures: Math.min(MAX_PICTURES, pictures),
      isRecognized: false,
      charts: await Promise.all(chartParts.slice(0, MAX_CHARTS).map(async (one) => readChart(await file.read(one)))),
      notes: notes === undefined || !file.has(notes) ? null : notesIn(await file.read(notes)),
    },
  };
}

/** A slide's layout and the master of it. */
async function layersOf(file: OfficePackage, layout: string | undefined): Promise<XmlElement[]> {
  if (layout === undefined || !file.has(layout)) return [];
  const master = partOf(await file.relationsOf(layout), 'slideMaster');
  const layers = [await file.read(layout)];
  if (master !== undefined && file.has(master)) layers.push(await file.read(master));
  return layers;
}

function notesIn(notes: XmlElement): string | null {
  const bodies = allBelow(notes, 'sp').filter((shape) => allBelow(shape, 'ph')[0]?.attributes['type'] === 'body');
  const text = bodies.flatMap((body) => allBelow(body, 't').map((run) => run.text)).join(' ');
  return cleanText(text, DECK_NOTES_MAX_CHARS) || null;
}
