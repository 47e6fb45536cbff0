import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  StreamableFile,
} from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { isCheckedBy } from '@playbook/service-kit/messaging/rpc/checked-values';
import { map, type Observable } from 'rxjs';
import type { GuardedRequest } from '../route-call.js';
import { isRedirecting } from './redirect-status.js';
import { routeOf } from '../route-of.js';
import { StreamedDocument } from './streamed-document.js';

const NO_CONTENT = 204;

/** Sends only what the contract declares: the parsed response, a redirect, or nothing. */
@Injectable()
export class ResponseInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const route = routeOf(context);
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(
      map((value: unknown) => {
        if (route.isStreamed && value instanceof StreamedDocument) return toFile(value);
        const body = isCheckedBy(value, route.response) ? value : route.response.parse(value);
        const { answerHeaders } = context.switchToHttp().getRequest<GuardedRequest>();
        if (answerHeaders) void reply.headers(answerHeaders);
        if (route.status === NO_CONTENT) return undefined;
        if (isRedirecting(route) && isRedirect(body)) void reply.header('location', body.location);
        return isRedirecting(route) ? undefined : body;
      }),
    );
  }
}

/** Its pieces were made from values that the contracts of procedures had checked. */
const toFile = ({ body }: StreamedDocument): StreamableFile =>
  new StreamableFile(body, { type: 'application/json; charset=utf-8' });

const isRedirect = (body: unknown): body is { location: string } =>
  typeof body === 'object' && body !== null && 'location' in body && typeof body.location === 'string';
