import type { ServerResponse } from 'node:http';
import { context, type Span, SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { record } from '@playbook/service-kit/telemetry/registry/instruments';
import type { SpanAttributes } from '@playbook/service-kit/telemetry/registry/span-attributes';
import { contextWithin, extractTraceContext } from '@playbook/service-kit/telemetry/trace-context';
import { openSpan } from '@playbook/service-kit/telemetry/with-span';
import type { Logger } from '@playbook/service-kit/telemetry/logger';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const MS_PER_S = 1_000;
const SERVER_ERROR = 500;

/** The route's pattern, never the address itself, which may hold codes and tokens. */
const routeName = (request: FastifyRequest): string => request.routeOptions.url ?? 'unmatched';

const traceHeaders = (request: FastifyRequest): Record<string, string> => {
  const headers: Record<string, string> = {};
  for (const name of ['traceparent', 'tracestate']) {
    const value = request.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  return headers;
};

/** A client that goes away before there is a response gets no status. */
function endSpan(span: Span, request: FastifyRequest, response: ServerResponse, logger: Pick<Logger, 'debug'>): void {
  const { headersSent, statusCode } = response;
  if (headersSent) span.setAttribute('http.response.status_code', statusCode);
  if (headersSent && statusCode >= SERVER_ERROR) span.setStatus({ code: SpanStatusCode.ERROR });
  logger.debug(
    `${request.method} ${routeName(request)} ${headersSent ? `was responded to: ${statusCode}` : 'was left'}`,
  );
  span.end();
}

/** A server span and a duration for every request; the span is the parent of all that the request causes. */
export function observeRequests(fastify: FastifyInstance, logger: Pick<Logger, 'debug'>): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const parent = extractTraceContext(traceHeaders(request));
    const attributes: SpanAttributes = { 'http.request.method': request.method, 'http.route': routeName(request) };
    const span = openSpan(`${request.method} ${routeName(request)}`, { kind: SpanKind.SERVER, parent, attributes });
    const within = contextWithin(span, parent);
    // Also where the client goes away before there is a response, or whoever responds does so without Fastify.
    reply.raw.once('close', () => context.with(within, () => endSpan(span, request, reply.raw, logger)));
    context.with(within, done);
  });

  fastify.addHook('onResponse', (request, reply, done) => {
    record('http.server.request.duration', reply.elapsedTime / MS_PER_S, {
      'http.request.method': request.method,
      'http.route': routeName(request),
      'http.response.status_code': reply.statusCode,
    });
    done();
  });
}
