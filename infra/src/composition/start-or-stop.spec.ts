import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { StopSequence } from '@playbook/service-kit/service/process/stop-sequence';
import { startOrStop } from './start-or-stop.js';

describe('startOrStop', () => {
  let stop: StopSequence;
  const closed = jest.fn(async () => undefined);

  beforeEach(() => {
    closed.mockClear();
    stop = new StopSequence();
    stop.add(closed);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('leaves running what has started', async () => {
    await startOrStop(stop, async () => undefined);
    expect(closed).not.toHaveBeenCalled();
  });

  it('stops what was started before the start failed', async () => {
    await expect(startOrStop(stop, () => Promise.reject(new Error('port in use')))).rejects.toThrow('port in use');
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it('throws why the start failed when the stop fails too, and says so', async () => {
    const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    stop.add(() => Promise.reject(new TypeError('connection lost')));
    await expect(startOrStop(stop, () => Promise.reject(new Error('port in use')))).rejects.toThrow('port in use');
    expect(write.mock.calls).toEqual([['Playbook did not stop cleanly: TypeError\n']]);
    expect(closed).toHaveBeenCalledTimes(1);
  });
});
