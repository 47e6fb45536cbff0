import { describe, expect, it } from '@jest/globals';
import { parsePostmasterFile } from './postmaster-file.js';

const LINES = ['4321', '/srv/data/postgres', '1700000000', '40001', '', '127.0.0.1', '  1234567   98305'];

describe('parsePostmasterFile', () => {
  it.each([
    ['ready   ', true],
    ['starting', false],
    ['stopping', false],
  ])('reads the status "%s"', (status, isReady) => {
    expect(parsePostmasterFile([...LINES, status, ''].join('\n'))).toEqual({ pid: 4321, isReady, port: 40001 });
  });

  it('is not ready before there is a status', () => {
    expect(parsePostmasterFile('4321\n')).toEqual({ pid: 4321, isReady: false, port: Number.NaN });
  });

  it.each(['', 'garbage\n', '-1\n', '0\n'])('makes nothing of "%s"', (text) => {
    expect(parsePostmasterFile(text)).toBeUndefined();
  });
});
