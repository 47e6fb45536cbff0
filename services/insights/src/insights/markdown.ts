import type { SourcedText } from '@playbook/contracts/insights/industry-insights.schema';

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

/** The source of a statement as a link, with a word of caution where it was not read. */
function citation({ source, confidence }: SourcedText): string | null {
  if (source === null) return null;
  const address = source.url.replaceAll('>', '%3E').replaceAll('<', '%3C');
  const caution = confidence === 'recalled' ? ', check this figure' : '';
  return `[${asMarkdown(source.publisher)}, ${source.year}](<${address}>)${caution}`;
}

/** A line that is Markdown already, with the sources of what it stands on, each once. */
export function withSources(line: string, facts: readonly SourcedText[]): string {
  const citations = new Set(facts.flatMap((fact) => citation(fact) ?? []));
  return citations.size === 0 ? line : `${line} (${[...citations].join('; ')})`;
}

/** A statement with what it stands on: its source and year, and a word of caution where the source was not read. */
export function citedLine(statement: SourcedText): string {
  const line = asMarkdown(statement.text);
  if (statement.source === null) return FIGURE.test(statement.text) ? `${line} *(rule of thumb)*` : line;
  return withSources(line, [statement]);
}

export const bulletList = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');
