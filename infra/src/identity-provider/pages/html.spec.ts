import { describe, expect, it } from '@jest/globals';
import { html } from './html.js';

describe('html', () => {
  it('escapes what is inserted, for text and for quoted attributes', () => {
    const value = `<script>alert("x" & 'y')</script>`;
    expect(html`<p title="${value}">${value}</p>`.markup).not.toMatch(/<script|"x"|'y'/);
    expect(html`${value}`.markup).toBe('&lt;script&gt;alert(&quot;x&quot; &amp; &#39;y&#39;)&lt;/script&gt;');
  });

  it('keeps what is HTML already', () => {
    const item = (text: string) => html`<em>${text}</em>`;
    expect(html`<b>${['a', '<'].map(item)}</b>`.markup).toBe('<b><em>a</em><em>&lt;</em></b>');
  });
});
