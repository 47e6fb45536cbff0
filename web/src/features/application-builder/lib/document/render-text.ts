import type { ApplicationDocument, DocumentSection } from './application-document.js';

const underlined = (title: string, sign: string): string => `${title}\n${sign.repeat(title.length)}`;

const renderSection = ({ title, questions }: DocumentSection): string =>
  [underlined(title, '-'), ...questions.map(({ question, answer }) => `${question}\n\n${answer}`)].join('\n\n');

/** The document as plain text, with the answers as they were typed. Ends with a line feed. */
export const renderText = ({ title, sections }: ApplicationDocument): string =>
  `${[underlined(title, '='), ...sections.map(renderSection)].join('\n\n')}\n`;
