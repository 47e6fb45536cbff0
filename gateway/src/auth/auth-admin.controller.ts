import { Controller } from '@nestjs/common';
import {
  adminListFactors,
  adminListFactorsRoute,
  adminRemoveFactor,
  adminRemoveFactorRoute,
} from '@playbook/contracts/auth/admin/admin-factors.contract';
import {
  adminDeleteUser,
  adminGetUser,
  adminListUsers,
  adminUpdateUser,
} from '@playbook/contracts/auth/admin/admin.contract';
import {
  adminDeleteUserRoute,
  adminGetUserRoute,
  adminListUsersRoute,
  adminUpdateUserRoute,
} from '@playbook/contracts/auth/admin/admin-routes.contract';
import type { Factor, User } from '@playbook/contracts/auth/auth-wire.schema';
import { FOUNDER_LIFECYCLES } from '@playbook/contracts/founder/founder-lifecycles.contract';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { RpcClient } from '@playbook/service-kit/messaging/rpc/rpc-client';
import { z } from 'zod';
import { Route } from '../http/route.decorator.js';
import type { RouteCall } from '../http/route-call.js';

const uuidSchema = z.uuid();

/** @throws ProcedureError `validation_failed` in the words of the auth wire contract */
function requireId(text: string, name: 'user_id' | 'factor_id'): string {
  const id = uuidSchema.safeParse(text);
  if (id.success) return id.data;
  throw new ProcedureError('validation_failed', `${name} must be an UUID`);
}

/** Accounts and their second factors for operators' programs; the guard and the auth service both ask for a service key. */
@Controller()
export class AuthAdminController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(adminListUsersRoute)
  async list({ query, onBehalf, setHeader }: RouteCall<typeof adminListUsersRoute>): Promise<{
    users: User[];
    aud: 'authenticated';
  }> {
    const { page, per_page: perPage } = query;
    const { users, totalItems } = await this.rpc.call(adminListUsers, { page, perPage }, onBehalf);
    setHeader('x-total-count', String(totalItems));
    setHeader('link', pageLinks('/admin/users', { page, perPage, totalItems }));
    return { users, aud: 'authenticated' };
  }

  @Route(adminGetUserRoute)
  async get({ params, onBehalf }: RouteCall<typeof adminGetUserRoute>): Promise<User> {
    return this.rpc.call(adminGetUser, { userId: requireId(params.userId, 'user_id') }, onBehalf);
  }

  @Route(adminUpdateUserRoute)
  async update({ params, body, onBehalf }: RouteCall<typeof adminUpdateUserRoute>): Promise<User> {
    return this.rpc.call(adminUpdateUser, { userId: requireId(params.userId, 'user_id'), body }, onBehalf);
  }

  /** @throws ProcedureError `validation_failed` for a soft deletion: what somebody wants kept must not be removed */
  @Route(adminDeleteUserRoute)
  async delete({ params, body, onBehalf }: RouteCall<typeof adminDeleteUserRoute>): Promise<Record<string, never>> {
    const userId = requireId(params.userId, 'user_id');
    if (body.should_soft_delete) throw new ProcedureError('validation_failed', 'Soft deletion is not supported');
    // Every service removes its own rows, the account goes last: when a step fails, the operator can repeat the call.
    await this.rpc.call(adminGetUser, { userId }, onBehalf);
    for (const { eraseForOperator } of FOUNDER_LIFECYCLES) {
      await this.rpc.call(eraseForOperator, { founderId: userId }, onBehalf);
    }
    await this.rpc.call(adminDeleteUser, { userId }, onBehalf);
    return {};
  }

  @Route(adminListFactorsRoute)
  async listFactors({ params, onBehalf }: RouteCall<typeof adminListFactorsRoute>): Promise<Factor[]> {
    const userId = requireId(params.userId, 'user_id');
    const { factors } = await this.rpc.call(adminListFactors, { userId }, onBehalf);
    return factors;
  }

  @Route(adminRemoveFactorRoute)
  async removeFactor({ params, onBehalf }: RouteCall<typeof adminRemoveFactorRoute>): Promise<Factor> {
    const userId = requireId(params.userId, 'user_id');
    const factorId = requireId(params.factorId, 'factor_id');
    return this.rpc.call(adminRemoveFactor, { userId, factorId }, onBehalf);
  }
}

interface PagePosition {
  readonly page: number;
  readonly perPage: number;
  readonly totalItems: number;
}

/** A `Link` header (RFC 8288). The client of the auth wire contract reads the number behind the first `=`, so that is the page. */
export function pageLinks(path: string, { page, perPage, totalItems }: PagePosition): string {
  const lastPage = Math.max(1, Math.ceil(totalItems / perPage));
  const link = (target: number, relation: string): string =>
    `<${path}?page=${target}&per_page=${perPage}>; rel="${relation}"`;
  const last = link(lastPage, 'last');
  return page < lastPage ? `${link(page + 1, 'next')}, ${last}` : last;
}
