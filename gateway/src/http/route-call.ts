import { idempotencyKeySchema } from '@playbook/contracts/core/function-route';
import type { Client } from '@playbook/contracts/auth/auth.contract';
import type { Route } from '@playbook/contracts/core/route';
import { validationError, parseOrThrow } from '@playbook/service-kit/errors/validation-error';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import type { Actor } from '@playbook/service-kit/identity/actor';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { EventStream } from './responses/event-stream.js';
import { isRedirecting } from './responses/redirect-status.js';

/** What a route's method gets: everything of the request that its contract names, parsed. */
export interface RouteCall<R extends Route = Route> {
  readonly body: R extends Route<infer B> ? z.output<B> : never;
  readonly query: R extends Route<z.ZodType, infer Q> ? z.output<Q> : never;
  readonly params: R extends Route<z.ZodType, z.ZodType, z.ZodType, infer P> ? z.output<P> : never;
  /** The verified founder; null on public routes. */
  readonly actor: Actor | null;
  readonly client: Client;
  readonly idempotencyKey: string | undefined;
  /** Options of a procedure call on the caller's behalf. */
  readonly onBehalf: { readonly accessToken?: string };
  /** Options of a procedure call whose chunks the client wants to see; none for other clients. */
  readonly watch: { readonly onChunk?: (chunk: unknown) => void; readonly signal?: AbortSignal };
  /** Adds a header to the answer, should the call succeed. */
  readonly setHeader: (name: string, value: string) => void;
}

/** Facts that guards leave on a request for its call, and what the call leaves for the answer. */
export interface GuardedRequest extends FastifyRequest {
  actor?: Actor;
  /** Whether the route is for founders, also while its token is not verified yet or is refused. */
  isForFounder?: boolean;
  /** Verified; only on operators' routes. */
  serviceKey?: string;
  answerHeaders?: Record<string, string>;
  /** Where the client accepts events. */
  eventStream?: EventStream;
}

/** What an error's answer depends on; of what could not be read there is little. */
export type FailedRequest = Pick<GuardedRequest, 'url' | 'headers'> & Partial<GuardedRequest>;

const USER_AGENT_MAX_CHARS = 256;

/** @throws ProcedureError `validation_failed` naming each wrong field, `method_not_allowed` for HEAD where GET has an effect or is streamed */
export function openRouteCall(route: Route, request: GuardedRequest): RouteCall {
  // Fastify answers HEAD by GET's handler; a mail scanner that looks at a link must not use it up, nor is a document written for nobody.
  if (request.method === 'HEAD' && (isRedirecting(route) || route.isStreamed)) {
    throw new ProcedureError('method_not_allowed', 'HEAD is not served here');
  }
  const { eventStream } = request;
  const call = {
    body: route.body ? parseOrThrow(route.body, request.body ?? {}) : undefined,
    query: route.query ? parseOrThrow(route.query, request.query) : undefined,
    params: route.params ? parseParams(route.params, request.params) : undefined,
    actor: request.actor ?? null,
    client: { address: request.ip, userAgent: (request.headers['user-agent'] ?? '').slice(0, USER_AGENT_MAX_CHARS) },
    idempotencyKey: readIdempotencyKey(request),
    onBehalf: onBehalfOf(request),
    watch: watchOf(eventStream),
    setHeader: (name: string, value: string) => {
      request.answerHeaders = { ...request.answerHeaders, [name]: value };
    },
  } as RouteCall;
  eventStream?.open();
  return call;
}

function onBehalfOf({ actor, serviceKey }: GuardedRequest): RouteCall['onBehalf'] {
  const accessToken = actor?.accessToken ?? serviceKey;
  return accessToken === undefined ? {} : { accessToken };
}

const watchOf = (stream: EventStream | undefined): RouteCall['watch'] =>
  stream ? { onChunk: stream.sendChunk, signal: stream.clientGone } : {};

/** An id of the wrong form cannot exist. */
function parseParams(schema: z.ZodType, params: unknown): unknown {
  const result = schema.safeParse(params);
  if (!result.success) throw new ProcedureError('not_found', 'There is nothing at this address');
  return result.data;
}

function readIdempotencyKey(request: FastifyRequest): string | undefined {
  const value = request.headers['idempotency-key'];
  if (value === undefined) return undefined;
  const key = idempotencyKeySchema.safeParse(value);
  if (key.success) return key.data;
  const invalid = validationError(key.error);
  throw new ProcedureError('validation_failed', `Idempotency-Key: ${invalid.message}`, {
    issues: [{ path: 'Idempotency-Key', message: invalid.details?.issues?.[0]?.message ?? 'is not valid' }],
  });
}
