import { describe, expect, it } from '@jest/globals';
import { outboxSettings } from './outbox-settings.js';

const directory = { resolve: (name: string) => `/data/${name}` };

describe('the outbox', () => {
  it('lies in the data directory when nothing else is set', () => {
    expect(outboxSettings({}, directory)).toEqual({ AUTH_OUTBOX_DIR: '/data/outbox' });
  });

  it('lies where the operator wants it', () => {
    expect(outboxSettings({ AUTH_OUTBOX_DIR: '/mails' }, directory)).toEqual({ AUTH_OUTBOX_DIR: '/mails' });
  });

  it('gives way to a mail server', () => {
    expect(outboxSettings({ AUTH_SMTP_URL: 'smtp://mail.example' }, directory)).toEqual({});
  });
});
