import type { DeckBox, DeckLine } from '@playbook/contracts/decks/deck-facts.schema';
import { DECK_LINE_MAX_CHARS } from '@playbook/contracts/decks/deck-limits';
import { cleanText } from '../clean-text.js';
import { allBelow, childOf, wholeNumber, type XmlElement } from './parse-xml.js';

/** Sizes of letters are in hundredths of a point, parts in hundred thousandths. */
const PER_PT = 100;
const PER_WHOLE = 100_000;
/** Size of letters where nobody says one. */
const DEFAULT_PT = 18;
const TITLES = new Set(['title', 'ctrTitle']);
/** Placeholders that say nothing: number, date and foot of the slide. */
const FURNITURE = new Set(['sldNum', 'dt', 'ftr']);
const SHAPES = new Set(['sp', 'pic', 'graphicFrame', 'grpSp', 'cxnSp']);

/** A rectangle in the units of the file. */
interface Frame {
  readonly x: number;
  readonly y: number;
  readonly cx: number;
  readonly cy: number;
}

/** The slide's size, its layout and its master, from which shapes inherit. */
export interface SlideFrame {
  readonly cx: number;
  readonly cy: number;
  readonly layers: readonly XmlElement[];
}

const placeholderOf = (shape: XmlElement): XmlElement | undefined =>
  shape.children
    .filter(({ name }) => name.startsWith('nv'))
    .map((properties) => childOf(properties, 'nvPr', 'ph'))
    .find((found) => found !== undefined);

function frameIn(shape: XmlElement | undefined): Frame | null {
  const transform = childOf(shape, 'spPr', 'xfrm') ?? childOf(shape, 'xfrm') ?? childOf(shape, 'grpSpPr', 'xfrm');
  const [off, ext] = [childOf(transform, 'off'), childOf(transform, 'ext')];
  const [x, y, cx, cy] = [wholeNumber(off, 'x'), wholeNumber(off, 'y'), wholeNumber(ext, 'cx'), wholeNumber(ext, 'cy')];
  return x === null || y === null || cx === null || cy === null ? null : { x, y, cx, cy };
}

function isOfType(shape: XmlElement, type: string): boolean {
  const other = placeholderOf(shape)?.attributes['type'] ?? 'body';
  return other === type || (TITLES.has(other) && TITLES.has(type));
}

/** The shapes of layout and master that a placeholder inherits from. */
function inherited(placeholder: XmlElement | undefined, { layers }: SlideFrame): XmlElement[] {
  if (placeholder === undefined) return [];
  const { type = 'body', idx } = placeholder.attributes;
  return layers.flatMap((layer) => {
    const shapes = allBelow(layer, 'sp').filter((shape) => placeholderOf(shape) !== undefined);
    const sameIndex = shapes.find((shape) => idx !== undefined && placeholderOf(shape)?.attributes['idx'] === idx);
    const found = sameIndex ?? shapes.find((shape) => isOfType(shape, type));
    return found === undefined ? [] : [found];
  });
}

/** As exact as a mark on a slide needs, and no longer in a message. */
const PLACES = 10_000;
const clamp = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * PLACES) / PLACES;

function boxOf(frame: Frame | null, { cx, cy }: SlideFrame): DeckBox | null {
  if (frame === null) return null;
  const [left, top] = [clamp(frame.x / cx), clamp(frame.y / cy)];
  const [right, bottom] = [clamp((frame.x + frame.cx) / cx), clamp((frame.y + frame.cy) / cy)];
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}

/** Size of the letters of a level, as a list of styles says it. */
const levelSize = (styles: XmlElement | undefined, level: number): number | null =>
  wholeNumber(childOf(styles, `lvl${level + 1}pPr`, 'defRPr'), 'sz');

function inheritedSize(shape: XmlElement, level: number, slide: SlideFrame): number {
  const placeholder = placeholderOf(shape);
  const type = placeholder?.attributes['type'] ?? (placeholder === undefined ? 'other' : 'body');
  for (const above of [shape, ...inherited(placeholder, slide)]) {
    const size = levelSize(childOf(above, 'txBody', 'lstStyle'), level);
    if (size !== null) return size / PER_PT;
  }
  const style = TITLES.has(type) ? 'titleStyle' : type === 'other' ? 'otherStyle' : 'bodyStyle';
  for (const layer of slide.layers) {
    const size = levelSize(childOf(layer, 'txStyles', style), level);
    if (size !== null) return size / PER_PT;
  }
  return DEFAULT_PT;
}

/** What is written in a paragraph, and its smallest letters, in points. */
function paragraphOf(paragraph: XmlElement, otherwisePt: number): { text: string; sizePt: number } | null {
  const runs = paragraph.children.filter(({ name }) => name === 'r' || name === 'fld' || name === 'br');
  const words = runs.map((run) => (run.name === 'br' ? ' ' : (childOf(run, 't')?.text ?? ''))).join('');
  const text = cleanText(words, DECK_LINE_MAX_CHARS);
  if (text === '') return null;
  const sizes = runs
    .filter((run) => (childOf(run, 't')?.text ?? '').trim() !== '')
    .map((run) => {
      const own = wholeNumber(childOf(run, 'rPr'), 'sz');
      return own === null || own <= 0 ? otherwisePt : own / PER_PT;
    });
  return { text, sizePt: Math.min(...sizes) };
}

function textLines(shape: XmlElement, body: XmlElement, box: DeckBox | null, slide: SlideFrame): DeckLine[] {
  const type = placeholderOf(shape)?.attributes['type'] ?? '';
  if (FURNITURE.has(type)) return [];
  const scale = (wholeNumber(childOf(body, 'bodyPr', 'normAutofit'), 'fontScale') ?? PER_WHOLE) / PER_WHOLE;
  const paragraphs = body.children
    .filter(({ name }) => name === 'p')
    .flatMap((paragraph) => {
      const level = wholeNumber(childOf(paragraph, 'pPr'), 'lvl') ?? 0;
      const found = paragraphOf(paragraph, inheritedSize(shape, level, slide));
      return found === null ? [] : [found];
    });
  const height = (box?.height ?? 0) / Math.max(1, paragraphs.length);
  return paragraphs.map(({ text, sizePt }, index) => ({
    text,
    box: box === null ? null : { ...box, top: clamp(box.top + index * height), height },
    sizePt: sizePt * scale,
    contrast: null,
    isTitle: TITLES.has(type),
  }));
}

/** What stands in the shapes of a slide, groups included. */
export interface ReadShapes {
  readonly lines: readonly DeckLine[];
  readonly pictures: number;
  /** Relations of the charts. */
  readonly charts: readonly string[];
}

/** Reads shapes in the order in which they are drawn. Places within a group are those of the group, which is as exact as is needed. */
export function readShapes(tree: XmlElement, slide: SlideFrame, group: Frame | null = null): ReadShapes {
  const read = tree.children
    .filter(({ name }) => SHAPES.has(name))
    .map((shape): ReadShapes => {
      const frame = group ?? frameIn(shape) ?? firstFrame(inherited(placeholderOf(shape), slide));
      if (shape.name === 'grpSp') return readShapes(shape, slide, frame);
      const box = boxOf(frame, slide);
      const bodies = [...allBelow(shape, 'txBody')];
      return {
        lines: bodies.flatMap((body) => textLines(shape, body, box, slide)),
        pictures: shape.name === 'pic' ? 1 : 0,
        charts: allBelow(shape, 'chart').flatMap(({ attributes }) => attributes['r:id'] ?? []),
      };
    });
  return {
    lines: read.flatMap(({ lines }) => lines),
    pictures: read.reduce((sum, { pictures }) => sum + pictures, 0),
    charts: read.flatMap(({ charts }) => charts),
  };
}

function firstFrame(shapes: readonly XmlElement[]): Frame | null {
  for (const shape of shapes) {
    const frame = frameIn(shape);
    if (frame !== null) return frame;
  }
  return null;
}
