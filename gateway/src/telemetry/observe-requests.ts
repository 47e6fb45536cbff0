import { context, metrics, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
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
  const duration = metrics.getMeter('playbook').createHistogram('http.server.request.duration', {
    unit: 's',
    description: 'Time to answer an HTTP request',
    advice: { explicitBucketBoundaries: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] },
  });

  fastify.addHook('onRequest', (request, _reply, done) => {
    const parent = extractTraceContext(traceHeaders(request));
    const attributes = { 'http.request.method': request.method, 'http.route': routeName(request) };
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
    duration.record(reply.elapsedTime / MS_PER_S, {
      'http.request.method': request.method,
      'http.route': routeName(request),
      'http.response.status_code': statusCode,
    });
    done();
  });
}
