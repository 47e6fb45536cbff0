import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import {
  databaseUrlSetting,
  httpUrlSetting,
  natsUrlSetting,
  portSetting,
  redisUrlSetting,
} from './process-settings.js';
import { readSettings, refuseUnknownSettings } from './settings.js';
import { StartError } from './start-error.js';

const schema = z.object({ PORT: portSetting.default(3000), AUTH_SECRET: z.string().min(8).optional() });

describe('readSettings', () => {
  const folder = mkdtempSync(join(tmpdir(), 'settings-spec-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('reads what the schema names and nothing else', () => {
    expect(readSettings(schema, { PORT: '8080', HOME: '/home/founder' })).toEqual({ PORT: 8080 });
  });

  it('takes an empty setting for an absent one', () => {
    expect(readSettings(schema, { PORT: '' })).toEqual({ PORT: 3000 });
  });

  it('reads a secret from the file that NAME_FILE names, without its line end', () => {
    const file = join(folder, 'secret');
    writeFileSync(file, 'from a file\n');
    expect(readSettings(schema, { AUTH_SECRET_FILE: file })).toMatchObject({ AUTH_SECRET: 'from a file' });
  });

  it('prefers the setting itself to its file', () => {
    const environment = { AUTH_SECRET: 'from the environment', AUTH_SECRET_FILE: join(folder, 'absent') };
    expect(readSettings(schema, environment)).toMatchObject({ AUTH_SECRET: 'from the environment' });
  });

  it('names the setting whose file cannot be read', () => {
    const read = () => readSettings(schema, { AUTH_SECRET_FILE: join(folder, 'absent') });
    expect(read).toThrow(StartError);
    expect(read).toThrow('AUTH_SECRET_FILE');
  });

  it('names a wrong setting and does not repeat its value', () => {
    const read = () => readSettings(schema, { AUTH_SECRET: 'hunter2' });
    expect(read).toThrow(/AUTH_SECRET/);
    expect(read).not.toThrow(/hunter2/);
  });

  it('names the place within a setting that holds a list', () => {
    const list = z
      .string()
      .transform((text) => text.split(','))
      .pipe(z.array(z.string().min(2)));
    const read = () => readSettings(z.object({ PLAYBOOK_LIST: list }), { PLAYBOOK_LIST: 'ab,c' });
    expect(read).toThrow(/PLAYBOOK_LIST is not usable: 1: /);
  });
});

describe('refuseUnknownSettings', () => {
  it('finds a misspelt setting of ours', () => {
    expect(() => refuseUnknownSettings([schema], { AUTH_SECRTE: 'x' })).toThrow('There is no setting AUTH_SECRTE');
  });

  it('lets known settings, their files and the settings of others be', () => {
    const environment = { AUTH_SECRET: 'x', AUTH_SECRET_FILE: '/x', PATH: '/bin' };
    expect(() => refuseUnknownSettings([schema], environment)).not.toThrow();
  });
});

describe('settings of every process', () => {
  it.each(['-1', '65536', '80.5', 'http'])('refuse %j as a port', (value) => {
    expect(portSetting.safeParse(value).success).toBe(false);
  });

  it.each([
    ['database', databaseUrlSetting, 'postgres://role@host/db', 'mysql://host/db'],
    ['NATS', natsUrlSetting, 'nats://one:4222,nats://two:4222', 'nats://one:4222,two'],
    ['Redis', redisUrlSetting, 'rediss://host:6379', 'http://host'],
    ['HTTP', httpUrlSetting, 'https://playbook.example', 'playbook.example'],
  ])('take an address for %s by its scheme', (_name, setting, good, bad) => {
    expect(setting.safeParse(good).success).toBe(true);
    expect(setting.safeParse(bad).success).toBe(false);
  });

  it('drop slashes at the end of an HTTP address', () => {
    expect(httpUrlSetting.parse('https://playbook.example//')).toBe('https://playbook.example');
  });
});
