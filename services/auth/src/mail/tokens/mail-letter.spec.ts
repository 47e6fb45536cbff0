import { describe, expect, it } from '@jest/globals';
import { writeLetter } from './mail-letter.js';

describe('a letter', () => {
  it('has code and link in text and in HTML', () => {
    const link = 'https://playbook.example/auth/v1/verify?token=a&type=signup';
    const mail = writeLetter({ to: 'ada@example.com', purpose: 'signup', code: '012345', link });
    expect(mail.text).toContain(`\n${link}\n`);
    expect(mail.text).toContain('Code: 012345');
    expect(mail.html).toContain('href="https://playbook.example/auth/v1/verify?token=a&amp;type=signup"');
    expect(mail.html).toContain('<strong>012345</strong>');
  });

  it('has no link where the code can only be typed', () => {
    const mail = writeLetter({ to: 'ada@example.com', purpose: 'reauthentication', code: '012345', link: null });
    expect(`${mail.text}${mail.html}`).not.toMatch(/http|<a /);
  });

  it('cannot be broken out of by an address to return to', () => {
    const link = 'https://playbook.example/?x="><script>';
    const { html } = writeLetter({ to: 'ada@example.com', purpose: 'magiclink', code: '012345', link });
    expect(html).toContain('href="https://playbook.example/?x=&quot;&gt;&lt;script&gt;"');
  });
});
