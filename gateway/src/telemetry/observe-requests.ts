import { context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { record } from '@playbook/service-kit/telemetry/registry/instruments';
import type { SpanAttributes } from '@playbook/service-kit/telemetry/registry/span-attributes';
import { extractTraceContext } from '@playbook/service-kit/telemetry/trace-context';
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

/** A server span and a duration for every request; the span is the parent of all that the request causes. */
export function observeRequests(fastify: FastifyInstance): void {
  const spans = new WeakMap<FastifyRequest, Span>();

  fastify.addHook('onRequest', (request, _reply, done) => {
    const parent = extractTraceContext(traceHeaders(request));
    const attributes: SpanAttributes = { 'http.request.method': request.method, 'http.route': routeName(request) };
    const span = trace
      .getTracer('playbook')
      .startSpan(`${request.method} ${routeName(request)}`, { kind: SpanKind.SERVER, attributes }, parent);
    spans.set(request, span);
    context.with(trace.setSpan(parent, span), done);
  });

  fastify.addHook('onResponse', (request, reply, done) => {
    const { statusCode } = reply;
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', statusCode);
    if (statusCode >= SERVER_ERROR) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    record('http.server.request.duration', reply.elapsedTime / MS_PER_S, {
      'http.request.method': request.method,
      'http.route': routeName(request),
      'http.response.status_code': statusCode,
    });
    done();
  });
}
