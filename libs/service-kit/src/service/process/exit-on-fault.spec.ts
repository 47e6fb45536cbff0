import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { ProcedureError } from '../../errors/procedure-error.js';
import { exitOnFault } from './exit-on-fault.js';

describe('exitOnFault', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('ends the process with one line and exit code 1 after an error that nobody handles', () => {
    const on = jest.spyOn(process, 'on').mockReturnThis();
    const exit = jest.spyOn(process, 'exit').mockReturnValue(undefined as never);
    const failure = jest.fn<(message: string, error: ProcedureError) => void>();
    exitOnFault({ failure });
    const [event, handle] = on.mock.calls[0] ?? [];
    expect(event).toBe('uncaughtException');

    handle?.(new TypeError('our secret sauce'));
    expect(failure.mock.calls).toEqual([
      ['An error was not handled; the process ends', expect.objectContaining({ code: 'unexpected_failure' })],
    ]);
    expect(exit).toHaveBeenCalledWith(1);
  });
});
