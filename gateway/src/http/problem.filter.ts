import { type ArgumentsHost, Catch, type ExceptionFilter, Injectable } from '@nestjs/common';
import type { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { refusalOf } from '@playbook/service-kit/security-log/refusals';
import { SecurityLog } from '@playbook/service-kit/security-log/security-log';
import { Logger } from '@playbook/service-kit/telemetry/logger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ERROR_STATUS } from './error-status.js';
import { authErrorBody, authErrorHeaders } from '../auth/auth-error.js';
import { authErrorStatus } from '../auth/auth-error-status.js';
import { signInErrorRedirect } from '../auth/sign-in-error-redirect.js';
import { NotFoundPage } from '../web/not-found-page.js';
import type { GuardedRequest } from './route-call.js';
import { problemBody } from './problem-body.js';
import { toGatewayError } from './to-gateway-error.js';

const RETRY_AFTER_UNAVAILABLE_S = 5;
/** What passes by itself. */
const AWAY_STATUSES: ReadonlySet<number> = new Set([503, 507]);
const SEE_OTHER = 303;

/** The one place where an error becomes an HTTP answer: problem documents, and the auth wire contract's own form. */
@Injectable()
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(
    private readonly logger: Logger,
    private readonly securityLog: SecurityLog,
    private readonly notFoundPage: NotFoundPage,
  ) {}

  async catch(thrown: unknown, host: ArgumentsHost): Promise<void> {
    const request = host.switchToHttp().getRequest<GuardedRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const error = toGatewayError(thrown);
    if (error.code === 'unexpected_failure') this.logger.failure('A request failed', error);
    this.tellOfRefusal(error, request);
    if (reply.sent || reply.raw.headersSent) return;
    if (error.code === 'not_found' && this.notFoundPage.isWanted(request)) {
      await this.notFoundPage.send(reply);
      return;
    }
    await send(error, request, reply);
  }

  private tellOfRefusal({ code }: ProcedureError, { method, routeOptions, ip, actor }: GuardedRequest): void {
    const refusal = refusalOf(code);
    if (refusal === null) return;
    this.securityLog.record(refusal, code, {
      method,
      // The pattern: an address may hold what a founder wrote.
      route: routeOptions.url ?? null,
      client: this.securityLog.clientHash(ip),
      founderId: actor?.founderId ?? null,
    });
  }
}

async function send(error: ProcedureError, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const isAuth = request.url.startsWith('/auth/v1/');
  const status = isAuth ? authErrorStatus(error.code, request) : ERROR_STATUS[error.code];
  void reply.status(status).header('cache-control', 'no-store');
  const retryAfterS = error.details?.retryAfterS ?? (AWAY_STATUSES.has(status) ? RETRY_AFTER_UNAVAILABLE_S : undefined);
  if (retryAfterS !== undefined) void reply.header('retry-after', String(retryAfterS));
  const home = isAuth ? signInErrorRedirect(error, status, request) : null;
  if (home !== null) {
    await reply.status(SEE_OTHER).header('location', home).send();
    return;
  }
  if (isAuth) {
    await reply.headers(authErrorHeaders(error, request)).send(authErrorBody(error, status, request));
    return;
  }
  if (status === 401) void reply.header('www-authenticate', 'Bearer');
  await reply.type('application/problem+json').send(problemBody(error, status, request));
}
