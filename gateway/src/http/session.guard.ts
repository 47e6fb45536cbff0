import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { AccessTokenVerifier } from '@playbook/service-kit/identity/access-token-verifier';
import type { GuardedRequest } from './route-call.js';
import { routeOf } from './route-of.js';

const BEARER = /^Bearer ([^\s]+)$/i;

/**
 * Lets founders' routes pass only with a valid access token, operators' only with a service key, and refuses every handler whose
 * access is not declared.
 */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(private readonly verifier: AccessTokenVerifier) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { access } = routeOf(context);
    if (access === 'public') return true;
    const request = context.switchToHttp().getRequest<GuardedRequest>();
    const accessToken = BEARER.exec(request.headers.authorization ?? '')?.[1];
    if (accessToken === undefined) {
      throw new ProcedureError('no_authorization', 'This endpoint requires a valid Bearer token');
    }
    if (access === 'admin') {
      await this.verifier.verifyServiceKey(accessToken);
      request.serviceKey = accessToken;
    } else {
      request.isForFounder = true;
      request.actor = await this.verifier.verify(accessToken);
    }
    return true;
  }
}
