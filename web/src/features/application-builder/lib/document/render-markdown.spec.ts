import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { HOSTILE_ANSWERS } from '../../../../testing/hostile-answers.js';
import { applicationDocument, readableApplication } from './application-document.js';
import { renderMarkdown } from '../../../../lib/document/render-markdown.js';

type Node = ReturnType<typeof fromMarkdown> | ReturnType<typeof fromMarkdown>['children'][number];

/** What a reader of the Markdown sees of a node; anything but text and line breaks would be markup that nobody typed. */
function seen(node: Node): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'break') return '\n';
  if (node.type !== 'paragraph') throw new Error(`There is a ${node.type} in the answer`);
  return node.children.map((child) => seen(child as Node)).join('');
}

const ownSpaces = (lines: readonly string[]): string =>
  lines
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');

function expectReadable(answer: string): void {
  const document = applicationDocument({ 'traction-metrics': answer });
  const [title, section, question, ...blocks] = fromMarkdown(renderMarkdown(readableApplication(document))).children;
  expect([title, section, question].map((node) => node?.type)).toEqual(['heading', 'heading', 'heading']);
  const paragraphs = blocks.map((block) => ownSpaces(seen(block).split('\n')));
  expect(paragraphs).toEqual(document.sections[0]!.questions[0]!.paragraphs.map(ownSpaces));
}

describe('renderMarkdown', () => {
  it('has headings for sections and questions', () => {
    const texts = { 'founders-founder-names': 'Ada\nGrace\n\nTwo of us.', 'vision-why-now': 'Prices fell.' };
    expect(renderMarkdown(readableApplication(applicationDocument(texts)))).toBe(
      '# YC Application\n\n## Founders\n\n### Who are the founders?\n\nAda\\\nGrace\n\nTwo of us.\n\n' +
        '## Vision & Timing\n\n### Why now?\n\nPrices fell.\n',
    );
  });

  it.each(['markup', 'rightToLeft', 'signs', 'scripts', 'missing', 'long', 'unbroken', 'blankLines'] as const)(
    'reads as typed: %s',
    (name) => expectReadable(HOSTILE_ANSWERS[name]),
  );

  it('reads as typed whatever is typed', () => {
    const sign = fc.constantFrom(...'ab1. \n\t#*_-+>`[]()<>&!\\|~=:;"\'/@$^{}');
    const answer = fc.string({ unit: sign, maxLength: 40 }).filter((text) => text.trim() !== '');
    fc.assert(fc.property(answer, expectReadable), { numRuns: 500 });
  });
});
