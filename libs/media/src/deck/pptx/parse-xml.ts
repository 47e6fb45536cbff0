import { SaxesParser } from 'saxes';
import { DeckRejected } from '../deck-rejected.js';

const MAX_DEPTH = 100;
const MAX_ELEMENTS = 300_000;

/** An element of XML by its name without prefix. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  readonly text: string;
}

interface OpenElement extends XmlElement {
  readonly children: XmlElement[];
  text: string;
}

const refuse = (): never => {
  throw new DeckRejected('unreadable');
};

/**
 * Parses a part of an Office file. Such parts have no document type, so that one with a type is refused before an entity of it could be
 * expanded, and nothing outside of the text is ever read.
 * @throws DeckRejected `unreadable` for what is no such XML, `too-complex` for too many elements
 */
export function parseXml(text: string): XmlElement {
  const root: OpenElement = { name: '', attributes: {}, children: [], text: '' };
  const open: OpenElement[] = [root];
  let elements = 0;
  const parser = new SaxesParser();
  parser.on('error', refuse);
  parser.on('doctype', refuse);
  parser.on('opentag', ({ name, attributes }) => {
    elements += 1;
    if (open.length > MAX_DEPTH || elements > MAX_ELEMENTS) throw new DeckRejected('too-complex');
    const element: OpenElement = { name: name.slice(name.indexOf(':') + 1), attributes, children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  parser.on('text', (part) => {
    const element = open.at(-1);
    if (element !== undefined) element.text += part;
  });
  parser.write(text).close();
  return root.children[0] ?? refuse();
}

/** The first child of a name, of which others follow; undefined where there is none. */
export const childOf = (element: XmlElement | undefined, ...names: readonly string[]): XmlElement | undefined =>
  names.reduce<XmlElement | undefined>((found, name) => found?.children.find((child) => child.name === name), element);

/** Every element of a name below another, in the order of the document. */
export function allBelow(element: XmlElement, name: string): XmlElement[] {
  return element.children.flatMap((child) => (child.name === name ? [child] : allBelow(child, name)));
}

/** A whole number of an attribute; null where it is none. */
export function wholeNumber(element: XmlElement | undefined, attribute: string): number | null {
  const text = element?.attributes[attribute];
  return text !== undefined && /^-?\d{1,15}$/.test(text) ? Number(text) : null;
}
