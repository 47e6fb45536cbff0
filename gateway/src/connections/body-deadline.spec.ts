import { EventEmitter } from 'node:events';
import { IncomingMessage, Server } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { allowSlowBody, limitBodyTime, SLOW_BODY_TIMEOUT_MS } from './body-deadline.js';

const USUAL_MS = 30_000;

describe('the time for a body', () => {
  let request: IncomingMessage;
  let refused: unknown[];
  let server: Server;

  beforeEach(() => {
    jest.useFakeTimers();
    request = new IncomingMessage(new Socket());
    refused = [];
    server = new EventEmitter() as Server;
    server.on('clientError', (fault) => refused.push(fault));
    limitBodyTime(server, request);
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('ends a request that is not whole in time', () => {
    jest.advanceTimersByTime(USUAL_MS - 1);
    expect(refused).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(refused).toMatchObject([{ code: 'ERR_HTTP_REQUEST_TIMEOUT' }]);
  });

  it.each(['end', 'close'])('is over with the event %s', (event) => {
    request.emit(event);
    jest.advanceTimersByTime(USUAL_MS);
    expect(refused).toEqual([]);
  });

  it('is longer for who may send a large one, and has an end, too', () => {
    allowSlowBody(request);
    jest.advanceTimersByTime(SLOW_BODY_TIMEOUT_MS - 1);
    expect(refused).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(refused).toHaveLength(1);
  });
});
