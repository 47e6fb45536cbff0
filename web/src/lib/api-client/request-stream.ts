import { problemSchema } from '@playbook/contracts/core/errors';
import type { Route } from '@playbook/contracts/core/route';
import type { z } from 'zod';
import { ApiError } from './api-error.js';
import { readEvents } from './read-events.js';
import { readProblem } from './read-problem.js';
import { JSON_TYPE, parseReply } from './request.js';
import { type RequestInput, sendRequest } from './send-request.js';

const EVENTS_TYPE = 'text/event-stream';

function toApiError(content: unknown): ApiError {
  const problem = problemSchema.safeParse(content);
  return new ApiError(problem.data ?? { status: 500, code: 'unexpected_failure' });
}

/** What to do with a response that comes in chunks. */
export interface ChunkReader<T extends z.ZodType> {
  /** Schema of the chunks; one that breaks it is left out. */
  readonly chunks: T;
  readonly onChunk: (chunk: z.output<T>) => void;
}

/** Reads events up to the result. @throws ApiError when there is none */
async function resultIn<T extends z.ZodType>(
  body: ReadableStream<Uint8Array>,
  { chunks, onChunk }: ChunkReader<T>,
): Promise<unknown> {
  for await (const { name, content } of readEvents(body)) {
    if (name === 'result') return content;
    if (name === 'error') throw toApiError(content);
    const chunk = chunks.safeParse(content);
    if (chunk.success) onChunk(chunk.data);
  }
  throw new ApiError({ status: 0, code: 'service_unavailable' });
}

/**
 * Calls a route that streams, hands over each chunk as it arrives, and returns the reply as `request` does. A gateway, or something in
 * front of it, that responds with JSON at once is understood, too.
 * @throws ApiError as `request` does, also when the connection ends before the result
 */
export async function requestStream<
  B extends z.ZodType,
  Q extends z.ZodType,
  R extends z.ZodType,
  P extends z.ZodType,
  T extends z.ZodType,
>(route: Route<B, Q, R, P>, input: RequestInput<B, Q, P>, reader: ChunkReader<T>): Promise<z.output<R>> {
  const response = await sendRequest(route, input, `${EVENTS_TYPE}, ${JSON_TYPE};q=0.5`);
  const { ok, status, headers, body } = response;
  if (!ok) throw await readProblem(response);
  const isStream = headers.get('Content-Type')?.startsWith(EVENTS_TYPE) ?? false;
  if (!isStream || body === null) return parseReply(route, status, await response.json().catch(() => undefined));
  const result = await resultIn(body, reader).catch((error: unknown) => {
    if (error instanceof ApiError || input.signal?.aborted === true) throw error;
    throw new ApiError({ status: 0, code: 'service_unavailable' }, { cause: error });
  });
  return parseReply(route, status, result);
}
