import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { TimeAgo } from './time-ago.js';

describe('TimeAgo', () => {
  it('names the exact time to programs at once, and to a person who points at it', () => {
    const instant = new Date(Date.now() - 3 * 3_600_000).toISOString();
    render(<TimeAgo instant={instant} />);
    const time = screen.getByText('3 hours ago');
    expect(time).toHaveAttribute('datetime', instant);
    expect(time).not.toHaveAttribute('title');
    fireEvent.pointerEnter(time);
    expect(time.title).toMatch(/^[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2}/);
  });
});
