import type { SourcedText } from '@playbook/contracts/industry-insights.schema';

const SPECIAL = /[\\`*_{}[\]<>#|~!&]/g;
const LIST_START = /^(?=[-+])/;
const FIGURE = /\d/;

/** A text as one line that Markdown shows as it is, whoever wrote it. */
export const asMarkdown = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(SPECIAL, String.raw`\$&`)
    .replace(LIST_START, '\\');

/** A statement with what it stands on: its source and year, and a word of caution where the source was not read. */
export function citedLine({ text, source, confidence }: SourcedText): string {
  const line = asMarkdown(text);
  if (source === null) return FIGURE.test(text) ? `${line} *(rule of thumb)*` : line;
  const address = source.url.replaceAll('>', '%3E').replaceAll('<', '%3C');
  const caution = confidence === 'recalled' ? ', check this figure' : '';
  return `${line} ([${asMarkdown(source.publisher)}, ${source.year}](<${address}>)${caution})`;
}

export const bulletList = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');
