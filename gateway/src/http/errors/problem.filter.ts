import { type ArgumentsHost, Catch, type ExceptionFilter, Injectable } from '@nestjs/common';
import type { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { refusalOf } from '@playbook/service-kit/security-log/refusals';
import { SecurityLog } from '@playbook/service-kit/security-log/security-log';
import { Logger } from '@playbook/service-kit/telemetry/logger';
import type { FastifyReply } from 'fastify';
import { NotFoundPage } from '../../web/not-found-page.js';
import type { GuardedRequest } from '../route-call.js';
import { sendError } from './send-error.js';
import { toRequestError } from './to-gateway-error.js';

/** Responds with whatever a request failed with. */
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
    const error = toRequestError(thrown, request.raw);
    if (error.code === 'unexpected_failure') this.logger.failure('A request failed', error);
    this.tellOfRefusal(error, request);
    if (reply.sent || reply.raw.headersSent) return;
    if (error.code === 'not_found' && this.notFoundPage.isWanted(request)) {
      await this.notFoundPage.send(reply);
      return;
    }
    await sendError(error, request, reply);
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
