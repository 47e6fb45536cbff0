import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderUi } from '../../../../testing/render/render-ui.js';
import { InsightsMarkdown } from './insights-markdown.js';

describe('InsightsMarkdown', () => {
  it.each([
    'https://a.example/',
    'http://a.example/',
    'mailto:a@example.com',
    'irc://a.example',
    'ircs://a.example',
    'xmpp:a',
    '/demo',
  ])('links to %s', (address) => {
    renderUi(<InsightsMarkdown text={`[read](<${address}>)`} />);
    const link = screen.getByRole('link', { name: 'read' });
    expect(link).toHaveAttribute('href', address);
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it.each(['javascript:alert(1)', 'JaVaScript:alert(1)', 'data:text/html,x', 'vbscript:x', 'file:///etc/passwd'])(
    'links nowhere for %s',
    (address) => {
      renderUi(<InsightsMarkdown text={`[read](<${address}>)`} />);
      expect(screen.queryByRole('link')).toBeNull();
      expect(screen.getByText('read')).toBeInTheDocument();
    },
  );

  it('shows neither HTML nor images', () => {
    const { container } = renderUi(
      <InsightsMarkdown text={'<img src=x onerror=alert(1)> ![x](https://a.example/x.png) *so*'} />,
    );
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByText('so')).toBeInTheDocument();
  });

  it('keeps headings below those of the card', () => {
    renderUi(<InsightsMarkdown text={'# Trends\n\nUp 8% in 2024'} />);
    expect(screen.getByRole('heading', { name: 'Trends', level: 4 })).toBeInTheDocument();
    expect(screen.getByText('8%').tagName).toBe('STRONG');
  });
});
