import { EDITION } from '@playbook/contracts/core/edition';
import {
  AlignmentType,
  Document,
  Footer,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  Tab,
  TextRun,
} from 'docx';
import type { ApplicationDocument, DocumentQuestion } from './application-document.js';
import { isRightToLeft, printableText } from '../../../../lib/document/printable-text.js';

/** Distances of Word are in twentieths of a point, sizes of letters in halves. */
const AFTER_PARAGRAPH = 160;
const INK = '211B16';
const heading = (size: number, before: number) => ({
  run: { size, bold: true, color: INK },
  paragraph: { spacing: { before, after: 80 } },
});
const STYLES = {
  default: {
    document: { run: { font: 'Calibri', size: 22 } },
    title: heading(40, 0),
    heading1: heading(30, 360),
    heading2: heading(23, 200),
  },
};

function lineRun(line: string, isFirst: boolean, rightToLeft: boolean): TextRun {
  const pieces = printableText(line).split('\t');
  return new TextRun({
    ...(isFirst ? {} : { break: 1 }),
    rightToLeft,
    children: pieces.flatMap((piece, index) => (index === 0 ? [piece] : [new Tab(), piece])),
  });
}

function answerParagraph(lines: readonly string[]): Paragraph {
  const bidirectional = isRightToLeft(lines.join(' '));
  const children: ParagraphChild[] = lines.map((line, index) =>
    lineRun(line, index === 0, bidirectional && isRightToLeft(line)),
  );
  return new Paragraph({ bidirectional, children, spacing: { after: AFTER_PARAGRAPH } });
}

const renderQuestion = ({ question, paragraphs }: DocumentQuestion): Paragraph[] => [
  new Paragraph({ heading: HeadingLevel.HEADING_2, keepNext: true, text: question }),
  ...paragraphs.map(answerParagraph),
];

const pageNumbers = (title: string): Footer =>
  new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [new TextRun({ children: [`${title}, page `, PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES] })],
      }),
    ],
  });

/** The document as a Word file, with headings for its outline and page numbers. */
export async function renderDocx({ title, sections }: ApplicationDocument): Promise<Uint8Array<ArrayBuffer>> {
  const children = [
    new Paragraph({ heading: HeadingLevel.TITLE, text: title }),
    ...sections.flatMap((section) => [
      new Paragraph({ heading: HeadingLevel.HEADING_1, keepNext: true, text: section.title }),
      ...section.questions.flatMap(renderQuestion),
    ]),
  ];
  const file = new Document({
    title,
    creator: EDITION.productName,
    lastModifiedBy: EDITION.productName,
    styles: STYLES,
    sections: [{ footers: { default: pageNumbers(title) }, children }],
  });
  return new Uint8Array(await Packer.toArrayBuffer(file));
}
