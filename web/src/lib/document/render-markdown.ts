import { toMarkdown } from 'mdast-util-to-markdown';
import type { DocumentPart, ReadableDocument } from './readable-document.js';

type MarkdownNode = Parameters<typeof toMarkdown>[0];
type Block = Extract<MarkdownNode, { type: 'root' }>['children'][number];
type Phrasing = Extract<MarkdownNode, { type: 'paragraph' }>['children'][number];

const heading = (depth: 1 | 2 | 3, value: string): Block => ({
  type: 'heading',
  depth,
  children: [{ type: 'text', value }],
});

const paragraph = (lines: readonly string[]): Block => ({
  type: 'paragraph',
  children: lines.flatMap((value, index): Phrasing[] => [
    ...(index === 0 ? [] : [{ type: 'break' } as const]),
    { type: 'text', value },
  ]),
});

const renderPart = ({ heading: words, paragraphs }: DocumentPart): Block[] => [
  heading(3, words),
  ...paragraphs.map(paragraph),
];

/** The document as Markdown. What looks like markup in a text is escaped, so that it reads as it was typed. */
export function renderMarkdown({ title, sections }: ReadableDocument): string {
  const blocks = sections.flatMap((section) => [heading(2, section.title), ...section.parts.flatMap(renderPart)]);
  return toMarkdown({ type: 'root', children: [heading(1, title), ...blocks] }, { bullet: '-' });
}
