import {
  createParamDecorator,
  type ExecutionContext,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
} from '@nestjs/common';
import type { Route as RouteContract } from '@playbook/contracts/core/route';
import type { z } from 'zod';
import { type GuardedRequest, openRouteCall, type RouteCall } from './route-call.js';
import type { StreamedDocument } from './responses/streamed-document.js';

/** Metadata key under which a method's contract stands; guards refuse a method without it. */
export const ROUTE_METADATA = 'playbook:route';

const METHODS: Record<RouteContract['method'], RequestMethod> = {
  GET: RequestMethod.GET,
  POST: RequestMethod.POST,
  PUT: RequestMethod.PUT,
  PATCH: RequestMethod.PATCH,
  DELETE: RequestMethod.DELETE,
};

const Call = createParamDecorator((route: RouteContract, context: ExecutionContext) =>
  openRouteCall(route, context.switchToHttp().getRequest<GuardedRequest>()),
);

/**
 * Makes a controller method the handler of an HTTP route. Address, method, status, access, limits and schemas come from the
 * contract, and so does the method's type: it takes the parsed call and returns what the response schema accepts, or writes it piece
 * by piece where the contract says so.
 */
export function Route<B extends z.ZodType, Q extends z.ZodType, R extends z.ZodType, P extends z.ZodType>(
  contract: RouteContract<B, Q, R, P>,
) {
  type Handler = (call: RouteCall<RouteContract<B, Q, R, P>>) => Promise<z.input<R>> | Promise<StreamedDocument>;
  return <H extends Handler>(target: object, key: string, descriptor: TypedPropertyDescriptor<H>): void => {
    RequestMapping({ method: METHODS[contract.method], path: contract.path })(target, key, descriptor);
    HttpCode(contract.status)(target, key, descriptor);
    SetMetadata(ROUTE_METADATA, contract)(target, key, descriptor);
    Call(contract)(target, key, 0);
  };
}
