import { Controller } from '@nestjs/common';
import {
  adminCreateUser,
  adminDeleteUser,
  adminGetUser,
  adminListUsers,
  adminUpdateUser,
} from '@playbook/contracts/auth/admin/admin.contract';
import type { User } from '@playbook/contracts/auth/auth-wire.schema';
import { Rpc } from '@playbook/service-kit/messaging/rpc/rpc.decorator';
import type { z } from 'zod';
import { toUser } from '../../accounts/account.mapper.js';
import { AccountDeletion } from './account-deletion.service.js';
import { AdminUsersService } from './admin-users.service.js';

@Controller()
export class AdminUsersController {
  constructor(
    private readonly admin: AdminUsersService,
    private readonly deletion: AccountDeletion,
  ) {}

  @Rpc(adminListUsers)
  async list({ page, perPage }: z.output<typeof adminListUsers.input>): Promise<z.input<typeof adminListUsers.output>> {
    const { users, totalItems } = await this.admin.list(page, perPage);
    return { users: users.map(toUser), totalItems };
  }

  @Rpc(adminCreateUser)
  async create({ body }: z.output<typeof adminCreateUser.input>): Promise<User> {
    return toUser(await this.admin.create(body));
  }

  @Rpc(adminGetUser)
  async get({ userId }: z.output<typeof adminGetUser.input>): Promise<User> {
    return toUser(await this.admin.get(userId));
  }

  @Rpc(adminUpdateUser)
  async update({ userId, body }: z.output<typeof adminUpdateUser.input>): Promise<User> {
    return toUser(await this.admin.update(userId, body));
  }

  @Rpc(adminDeleteUser)
  async delete({ userId }: z.output<typeof adminDeleteUser.input>): Promise<Record<string, never>> {
    await this.deletion.delete(userId);
    return {};
  }
}
