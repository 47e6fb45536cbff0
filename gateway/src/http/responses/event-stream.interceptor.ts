import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  StreamableFile,
} from '@nestjs/common';
import { Logger } from '@playbook/service-kit/telemetry/logger';
import type { FastifyReply } from 'fastify';
import { lastValueFrom, type Observable, of } from 'rxjs';
import { ERROR_STATUS } from '../errors/error-status.js';
import { EventStream } from './event-stream.js';
import { problemBody } from '../errors/problem-body.js';
import type { GuardedRequest } from '../route-call.js';
import { routeOf } from '../route-of.js';
import { toGatewayError } from '../errors/to-gateway-error.js';

const ACCEPTS_EVENTS = /(?:^|,)\s{0,300}text\/event-stream\s*(?:[;,]|$)/i;

/**
 * Serves a route that has chunks as server-sent events to a client that accepts them. What is wrong with the request itself is
 * still refused with a status; what fails afterwards arrives as an `error` event with the same problem document.
 */
@Injectable()
export class EventStreamInterceptor implements NestInterceptor {
  constructor(private readonly logger: Logger) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const { chunks } = routeOf(context);
    const request = context.switchToHttp().getRequest<GuardedRequest>();
    if (chunks === undefined || !ACCEPTS_EVENTS.test(request.headers.accept ?? '')) return next.handle();
    const stream = new EventStream(chunks);
    request.eventStream = stream;
    const result = lastValueFrom<unknown>(next.handle());
    result.then(
      (value) => stream.end('result', value),
      (thrown: unknown) => this.endWithProblem(stream, thrown, request),
    );
    await Promise.race([stream.opened, result]);
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    // Proxies must hand each event on as it comes.
    void reply.headers({ 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' });
    return of(new StreamableFile(stream.body, { type: 'text/event-stream; charset=utf-8' }));
  }

  private endWithProblem(stream: EventStream, thrown: unknown, request: GuardedRequest): void {
    const error = toGatewayError(thrown);
    if (error.code === 'unexpected_failure') this.logger.failure('A request failed', error);
    stream.end('error', problemBody(error, ERROR_STATUS[error.code], request));
  }
}
