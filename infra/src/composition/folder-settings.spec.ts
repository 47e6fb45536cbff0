import { describe, expect, it } from '@jest/globals';
import { objectStorageSettings, outboxSettings } from './folder-settings.js';

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

describe('the folder of objects', () => {
  it('is in the data directory', () => {
    expect(objectStorageSettings({}, directory)).toEqual({ PLAYBOOK_OBJECT_STORAGE_DIR: '/data/object-storage' });
  });

  it('is the one that is set', () => {
    const given = { PLAYBOOK_OBJECT_STORAGE_DIR: '/elsewhere' };
    expect(objectStorageSettings(given, directory)).toEqual(given);
  });
});
