import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { reportUncleanStop } from './report-unclean-stop.js';

describe('reportUncleanStop', () => {
  const written: string[] = [];

  beforeEach(() => {
    written.length = 0;
    jest.spyOn(process.stderr, 'write').mockImplementation((line) => written.push(String(line)) > 0);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('names what failed, and says nothing of its message', () => {
    reportUncleanStop(new RangeError('password=secret'));
    expect(written).toEqual(['Playbook did not stop cleanly: RangeError\n']);
  });

  it('names each of several faults', () => {
    reportUncleanStop(new AggregateError([new TypeError('one'), 'two']));
    expect(written).toEqual(['Playbook did not stop cleanly: TypeError, unknown\n']);
  });
});
