import { APPLICATION_TITLE } from '@playbook/contracts/applications/application.schema';
import {
  BUILDER_SECTIONS,
  type FieldAddress,
  fieldKey,
} from '@playbook/contracts/applications/catalogue/builder-catalogue';
import type { BuilderField } from '@playbook/contracts/applications/catalogue/builder-section';
import type { ReadableDocument } from '../../../../lib/document/readable-document.js';

/** A question that has an answer. */
export interface DocumentQuestion {
  readonly address: FieldAddress;
  readonly question: string;
  /** As the founder typed it, without white space at its ends and with one kind of line end. */
  readonly answer: string;
  /** The answer's paragraphs (parted by blank lines), each as its lines. */
  readonly paragraphs: readonly (readonly string[])[];
  /** Length of the answer in UTF-16 code units, as the real form counts. */
  readonly charCount: number;
  /** Most characters that the real form takes; null where that is not known. */
  readonly formMaxChars: number | null;
}

export interface DocumentSection {
  readonly title: string;
  readonly questions: readonly DocumentQuestion[];
}

/** An application as it is previewed and exported: only what has content. */
export interface ApplicationDocument {
  readonly title: string;
  readonly sections: readonly DocumentSection[];
}

const LINE_END = /\r\n?|[\u0085\u2028\u2029\v\f]/gu;
const PARAGRAPH_END = /\n[^\S\n]*\n\s*/u;

/** What the founder typed with every kind of line end as a line feed and nothing blank around it. */
const tidy = (text: string): string => text.replace(LINE_END, '\n').trim();

function toQuestion(
  address: FieldAddress,
  { label, formMaxChars }: Pick<BuilderField, 'label' | 'formMaxChars'>,
  text: string,
): DocumentQuestion {
  const answer = tidy(text);
  const paragraphs = answer.split(PARAGRAPH_END).map((paragraph) => paragraph.split('\n'));
  return { address, question: label, answer, paragraphs, charCount: answer.length, formMaxChars };
}

/**
 * The document of what has been written.
 * @param texts by `fieldKey`
 */
export function applicationDocument(texts: Readonly<Record<string, string>>): ApplicationDocument {
  const sections = BUILDER_SECTIONS.map(({ id: sectionId, title, fields }) => ({
    title,
    questions: fields
      .map((field) => {
        const address: FieldAddress = { sectionId, fieldId: field.id };
        return toQuestion(address, field, texts[fieldKey(address)] ?? '');
      })
      .filter(({ answer }) => answer !== ''),
  }));
  return { title: APPLICATION_TITLE, sections: sections.filter(({ questions }) => questions.length > 0) };
}

/** The same without what only the preview shows. */
export const readableApplication = ({ title, sections }: ApplicationDocument): ReadableDocument => ({
  title,
  sections: sections.map((section) => ({
    title: section.title,
    parts: section.questions.map(({ question, paragraphs }) => ({ heading: question, paragraphs })),
  })),
});

/** Whether the real form would cut the answer off. */
export const isOverLimit = ({ charCount, formMaxChars }: DocumentQuestion): boolean =>
  formMaxChars !== null && charCount > formMaxChars;
