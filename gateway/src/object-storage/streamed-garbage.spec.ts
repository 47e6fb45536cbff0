import { describe, expect, it, jest } from '@jest/globals';
import { StreamedGarbage } from './streamed-garbage.js';

const MEBIBYTE = 1_048_576;

describe('StreamedGarbage', () => {
  it('is collected once for every 16 MiB', () => {
    const collect = jest.fn();
    const garbage = new StreamedGarbage(collect);
    for (let passed = 1; passed <= 40; passed += 1) garbage.note(MEBIBYTE);
    expect(collect).toHaveBeenCalledTimes(2);
  });

  it('is left alone where Node offers no collection', () => {
    expect(() => new StreamedGarbage(undefined).note(100 * MEBIBYTE)).not.toThrow();
  });
});
