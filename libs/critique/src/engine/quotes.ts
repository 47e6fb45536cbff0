import type { Span } from '@playbook/contracts/core/span.schema';

const QUOTE_MAX_CHARS = 60;

/** The founder's own words at a span in single quotes, shortened at a word. */
export function quoted(text: string, span: Span | undefined): string {
  if (span === undefined) return '';
  const words = text.slice(span.start, span.end).replace(/\s+/g, ' ').trim();
  if (words.length <= QUOTE_MAX_CHARS) return `'${words}'`;
  const cut = words.slice(0, QUOTE_MAX_CHARS);
  return `'${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))} ...'`;
}

/** "label: 'first', 'second'", or the label alone when nothing can be quoted. */
export function withQuotes(label: string, text: string, spans: readonly Span[]): string {
  const quotes = spans.slice(0, 2).map((span) => quoted(text, span));
  return quotes.length === 0 ? label : `${label}: ${quotes.join(', ')}`;
}
