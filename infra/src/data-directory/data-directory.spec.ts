import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DataDirectory } from './data-directory.js';

let root: string;
let path: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'playbook-data-'));
  path = join(root, 'deep', 'data');
});

afterEach(async () => {
  await rm(root, { recursive: true });
});

async function modeOf(file: string): Promise<number> {
  return (await stat(file)).mode & 0o777;
}

describe('DataDirectory.open', () => {
  it('creates a folder that only its owner may enter', async () => {
    const directory = await DataDirectory.open(path);
    expect(await modeOf(directory.path)).toBe(0o700);
    expect(await readdir(directory.path)).toEqual(['playbook.layout', 'playbook.lock']);
    await directory.close();
  });

  it('opens again what was closed', async () => {
    await (await DataDirectory.open(path)).close();
    const again = await DataDirectory.open(path);
    await again.close();
    expect(await readdir(again.path)).toEqual(['playbook.layout']);
  });

  it('refuses a second start and says who runs where', async () => {
    const directory = await DataDirectory.open(path);
    await directory.announce('http://localhost:4010');
    await expect(DataDirectory.open(path)).rejects.toMatchObject({
      code: 'DATA_DIRECTORY_IN_USE',
      message:
        `Playbook already runs on ${directory.path} (process ${process.pid}, http://localhost:4010). ` +
        'Stop it, or set PLAYBOOK_DATA_DIR to another folder.',
    });
  });

  it('refuses a file in its place', async () => {
    await writeFile(join(root, 'deep'), '');
    await expect(DataDirectory.open(path)).rejects.toMatchObject({ code: 'DATA_DIRECTORY_NOT_A_DIRECTORY' });
    await expect(DataDirectory.open(join(root, 'deep'))).rejects.toMatchObject({
      code: 'DATA_DIRECTORY_NOT_A_DIRECTORY',
    });
  });

  it('refuses a place where no folder can be made', async () => {
    await expect(DataDirectory.open('/proc/playbook')).rejects.toMatchObject({ code: 'DATA_DIRECTORY_UNWRITABLE' });
  });

  it("refuses somebody else's files and leaves them alone", async () => {
    await mkdir(path, { recursive: true });
    await writeFile(join(path, 'thesis.odt'), '');
    await expect(DataDirectory.open(path)).rejects.toMatchObject({ code: 'DATA_DIRECTORY_FOREIGN' });
    expect(await readdir(path)).toEqual(['thesis.odt']);
  });

  it('accepts the root of a fresh volume', async () => {
    await mkdir(join(path, 'lost+found'), { recursive: true });
    await (await DataDirectory.open(path)).close();
    expect(await readdir(path)).toEqual(['lost+found', 'playbook.layout']);
  });

  it('refuses the folder of a version with another layout', async () => {
    await mkdir(path, { recursive: true });
    await writeFile(join(path, 'playbook.layout'), '7\n');
    await expect(DataDirectory.open(path)).rejects.toMatchObject({ code: 'DATA_DIRECTORY_OTHER_VERSION' });
  });
});

describe('DataDirectory.secret', () => {
  it('makes a value once, in a file that only its owner may read', async () => {
    const directory = await DataDirectory.open(path);
    const [first, second] = await Promise.all([directory.secret('session-key'), directory.secret('session-key')]);
    expect(first).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(second).toBe(first);
    expect(await directory.secret('session-key')).toBe(first);
    expect(await directory.secret('other-key')).not.toBe(first);
    expect(await modeOf(directory.resolve('secrets', 'session-key'))).toBe(0o600);
    expect(await readdir(directory.resolve('secrets'))).toEqual(['other-key', 'session-key']);
  });

  it('keeps what the caller makes', async () => {
    const directory = await DataDirectory.open(path);
    const keys = JSON.stringify({ keys: ['x'.repeat(40)] });
    expect(await directory.secret('jwt-keys', async () => keys)).toBe(keys);
    expect(await directory.secret('jwt-keys', () => 'another')).toBe(keys);
  });

  it('keeps the value for the next start', async () => {
    const before = await DataDirectory.open(path);
    const value = await before.secret('session-key');
    await before.close();
    expect(await (await DataDirectory.open(path)).secret('session-key')).toBe(value);
  });

  it('does not work with half a secret', async () => {
    const directory = await DataDirectory.open(path);
    await directory.secret('session-key');
    await writeFile(directory.resolve('secrets', 'session-key'), 'abc');
    await chmod(directory.resolve('secrets', 'session-key'), 0o600);
    await expect(directory.secret('session-key')).rejects.toMatchObject({ code: 'SECRET_DAMAGED' });
  });

  it.each(['../key', 'Key', '', 'a/b'])('refuses the name "%s"', async (name) => {
    const directory = await DataDirectory.open(path);
    await expect(directory.secret(name)).rejects.toThrow(TypeError);
  });
});
