import { Controller, type Type } from '@nestjs/common';
import type { Route as RouteContract } from '@playbook/contracts/core/route';
import { noteChecked } from '@playbook/service-kit/messaging/rpc/checked-values';
import { RpcClient } from '@playbook/service-kit/messaging/rpc/rpc-client';
import { FullRoutes } from '../http/requests/refuse-full.js';
import { Route } from '../http/route.decorator.js';
import type { RouteCall } from '../http/route-call.js';

/** Makes the controller of the routes that pass their request on to a procedure, a method for each. */
export function boundRoutesController(routes: readonly RouteContract[]): Type {
  @Controller()
  class BoundRoutesController {
    constructor(
      readonly rpc: RpcClient,
      readonly full: FullRoutes,
    ) {}
  }
  for (const route of routes) {
    const { binding, method, path, response } = route;
    if (binding === undefined) continue;
    const { procedure, toResponse } = binding;
    const name = `${method} ${path}`;
    const value = async function (this: BoundRoutesController, call: RouteCall): Promise<unknown> {
      const called = this.rpc.call(procedure, binding.toInput(call), { ...call.onBehalf, ...call.watch });
      const output = await called.catch((error: unknown) => {
        this.full.note(name, error);
        throw error;
      });
      // The service has checked its output by the contract.
      return noteChecked(toResponse === undefined ? output : toResponse(output), response);
    };
    const descriptor = { value, writable: true, configurable: true };
    Object.defineProperty(BoundRoutesController.prototype, name, descriptor);
    Route(route)(BoundRoutesController.prototype, name, descriptor);
  }
  return BoundRoutesController;
}
