import { type ArgumentsHost, Catch, type ExceptionFilter, Injectable } from '@nestjs/common';
import { SecurityLog } from '@playbook/service-kit/security-log/security-log';
import { Logger } from '@playbook/service-kit/telemetry/logger';
import type { FastifyReply } from 'fastify';
import { NotFoundPage } from '../../web/not-found-page.js';
import type { GuardedRequest } from '../route-call.js';
import { reportFailure } from './report-failure.js';
import { sendError } from './send-error.js';
import { toRequestError } from './to-gateway-error.js';

/** Responds with whatever a request failed with. */
@Injectable()
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(
    readonly logger: Logger,
    readonly securityLog: SecurityLog,
    private readonly notFoundPage: NotFoundPage,
  ) {}

  async catch(thrown: unknown, host: ArgumentsHost): Promise<void> {
    const request = host.switchToHttp().getRequest<GuardedRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const error = toRequestError(thrown, request.raw);
    reportFailure(error, request, this);
    if (reply.sent || reply.raw.headersSent) return;
    if (error.code === 'not_found' && this.notFoundPage.isWanted(request)) {
      await this.notFoundPage.send(reply);
      return;
    }
    await sendError(error, request, reply);
  }
}
