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

  it('says what went wrong on stderr and ends with 1', async () => {
    const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    await runScript(() => Promise.reject(new Error('There is no such file')));
    expect(write.mock.calls).toEqual([['There is no such file\n']]);
    expect(process.exitCode).toBe(1);
  });
});
