import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { runScript } from './run-script.js';

describe('runScript', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    process.exitCode = 0;
  });

  it('writes lines to stdout', async () => {
    const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    await runScript(async (print) => print(['one', 'two']));
    expect(write.mock.calls).toEqual([['one\ntwo\n']]);
  });

  it('writes what it is at to stderr, so that stdout holds the result alone', async () => {
    const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    await runScript(async (_, progress) => progress('pitch: fitting model 1 of 5'));
    expect(write.mock.calls).toEqual([['pitch: fitting model 1 of 5\n']]);
  });

  it('says what went wrong on stderr and ends with 1', async () => {
    const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    await runScript(() => Promise.reject(new Error('There is no such file')));
    expect(write.mock.calls).toEqual([['There is no such file\n']]);
    expect(process.exitCode).toBe(1);
  });
});
