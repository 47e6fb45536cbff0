import type { Route } from '@playbook/contracts/core/route';
import type { z } from 'zod';
import { ApiError } from './api-error.js';
import { readProblem } from './read-problem.js';
import { type RequestInput, sendRequest } from './send-request.js';

export const JSON_TYPE = 'application/json';
const NO_CONTENT = 204;

/**
 * Calls a route of the gateway and returns its reply, parsed by the contract.
 * @throws ApiError when the gateway refuses, cannot be reached, or returns something that breaks the contract.
 */
export async function request<B extends z.ZodType, Q extends z.ZodType, R extends z.ZodType, P extends z.ZodType>(
  route: Route<B, Q, R, P>,
  input: RequestInput<B, Q, P> = {},
): Promise<z.output<R>> {
  const response = await sendRequest(route, input, JSON_TYPE);
  if (!response.ok) throw await readProblem(response);
  // A response without content has nothing to parse.
  const body: unknown = response.status === NO_CONTENT ? {} : await response.json().catch(() => undefined);
  return parseReply(route, response.status, body);
}

/** @throws ApiError for a reply that breaks the contract */
export function parseReply<R extends z.ZodType>(
  route: Route<z.ZodType, z.ZodType, R>,
  status: number,
  body: unknown,
): z.output<R> {
  const reply = route.response.safeParse(body);
  if (!reply.success) throw new ApiError({ status, code: 'unexpected_failure' }, { cause: reply.error });
  return reply.data;
}
