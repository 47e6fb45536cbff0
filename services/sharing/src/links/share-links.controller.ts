import { Controller } from '@nestjs/common';
import type { ResolvedShare, ShareLink } from '@playbook/contracts/sharing/sharing.schema';
import {
  createShareLink,
  deleteShareLink,
  listShareLinks,
  resolveShare,
  revokeShareLink,
} from '@playbook/contracts/sharing/share-links.contract';
import type { RpcCall } from '@playbook/service-kit/messaging/rpc/rpc-call';
import { Rpc } from '@playbook/service-kit/messaging/rpc/rpc.decorator';
import type { z } from 'zod';
import { ShareLinksRepository } from './share-links.repository.js';
import { ShareLinks } from './share-links.service.js';

type Founder = RpcCall<'founder'>;
type InputOf<P extends { readonly input: z.ZodType }> = z.output<P['input']>;

@Controller()
export class ShareLinksController {
  constructor(
    private readonly links: ShareLinks,
    private readonly rows: ShareLinksRepository,
  ) {}

  @Rpc(createShareLink)
  create(wanted: InputOf<typeof createShareLink>, { actor }: Founder): Promise<{ link: ShareLink; secret: string }> {
    return this.links.create(actor, wanted);
  }

  @Rpc(listShareLinks)
  async list(_input: object, { actor }: Founder): Promise<{ links: ShareLink[] }> {
    return { links: await this.rows.list(actor) };
  }

  @Rpc(revokeShareLink)
  revoke({ id }: InputOf<typeof revokeShareLink>, { actor }: Founder): Promise<ShareLink> {
    return this.links.revoke(actor, id);
  }

  @Rpc(deleteShareLink)
  async deleteOne({ id }: InputOf<typeof deleteShareLink>, { actor }: Founder): Promise<Record<string, never>> {
    await this.rows.deleteOne(actor, id);
    return {};
  }

  @Rpc(resolveShare)
  resolve({ secret }: InputOf<typeof resolveShare>): Promise<ResolvedShare> {
    return this.links.resolve(secret);
  }
}
