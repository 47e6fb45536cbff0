import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { PageHead } from './page-head.js';
import { type HeadedPage, PAGE_HEADS } from './page-heads.js';

describe('the head of a page', () => {
  it.each(Object.keys(PAGE_HEADS) as HeadedPage[])(
    'shows the heading and the purpose of %s and names the tab',
    (page) => {
      const { name, title, lead } = PAGE_HEADS[page];
      render(<PageHead page={page} />);
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
      expect(screen.getByText(lead)).toBeTruthy();
      expect(document.title.startsWith(`${name} |`)).toBe(true);
    },
  );
});
