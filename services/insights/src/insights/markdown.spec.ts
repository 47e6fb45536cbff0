import { describe, expect, it } from '@jest/globals';
import { asMarkdown, citedLine } from './markdown.js';

const SOURCE = { title: 'A report', publisher: 'A [house]', year: 2025, url: 'https://example.com/a_(b)>' };

describe('text within Markdown', () => {
  it('shows as it was written, on one line', () => {
    expect(asMarkdown('- **bold**\n[x](javascript:y) <b> `c` ~~d~~ a|b &amp;')).toBe(
      String.raw`\- \*\*bold\*\* \[x\](javascript:y) \<b\> \`c\` \~\~d\~\~ a\|b \&amp;`,
    );
  });

  it('names source and year, and what to be careful with', () => {
    const text = 'It grew 8%.';
    expect(citedLine({ text, source: SOURCE, confidence: 'seen' })).toBe(
      String.raw`It grew 8%. ([A \[house\], 2025](<https://example.com/a_(b)%3E>))`,
    );
    expect(citedLine({ text, source: SOURCE, confidence: 'recalled' })).toMatch(/, check this figure\)$/);
    expect(citedLine({ text, source: null, confidence: 'advice' })).toBe('It grew 8%. *(rule of thumb)*');
    expect(citedLine({ text: 'Ask first.', source: null, confidence: 'advice' })).toBe('Ask first.');
  });
});
