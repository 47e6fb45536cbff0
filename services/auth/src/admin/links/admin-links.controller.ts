import { Controller } from '@nestjs/common';
import { adminGenerateLink, adminInvite } from '@playbook/contracts/auth/admin/admin-links.contract';
import type { GeneratedLink } from '@playbook/contracts/auth/admin/admin-links-wire.schema';
import type { User } from '@playbook/contracts/auth/auth-wire.schema';
import { Rpc } from '@playbook/service-kit/messaging/rpc/rpc.decorator';
import type { z } from 'zod';
import { AdminLinks } from './admin-links.service.js';
import { Invitations } from './invitations.service.js';

@Controller()
export class AdminLinksController {
  constructor(
    private readonly links: AdminLinks,
    private readonly invitations: Invitations,
  ) {}

  @Rpc(adminGenerateLink)
  generate(input: z.output<typeof adminGenerateLink.input>): Promise<GeneratedLink> {
    return this.links.generate(input);
  }

  @Rpc(adminInvite)
  invite(input: z.output<typeof adminInvite.input>): Promise<User> {
    return this.invitations.invite(input);
  }
}
