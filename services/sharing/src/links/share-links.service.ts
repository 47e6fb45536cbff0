import { Injectable } from '@nestjs/common';
import {
  SHARE_LINKS_MAX_ITEMS,
  type NewShareLink,
  type ResolvedShare,
  type ShareLink,
} from '@playbook/contracts/sharing/sharing.schema';
import { accountDeletingError } from '@playbook/service-kit/errors/account-deleting-error';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { newShareSecret, shareSecretHash } from './share-secret.js';
import { ShareLinksRepository } from './share-links.repository.js';

/** Which of the reasons it is would tell a stranger something. */
const noSuchLink = (): ProcedureError => new ProcedureError('not_found', 'There is no such link, or it is over');

/** What founders share, and whom a secret lets in. */
@Injectable()
export class ShareLinks {
  constructor(private readonly rows: ShareLinksRepository) {}

  /** @throws ProcedureError `over_allowance`, `account_deleting` */
  async create(actor: Actor, wanted: NewShareLink): Promise<{ link: ShareLink; secret: string }> {
    const secret = newShareSecret();
    const id = await this.rows.add(actor, wanted, shareSecretHash(secret));
    if (id !== null) return { link: await this.get(actor, id), secret };
    if ((await this.rows.count(actor)) < SHARE_LINKS_MAX_ITEMS) throw accountDeletingError();
    const way = 'delete those that are over to make new ones';
    throw new ProcedureError('over_allowance', `${SHARE_LINKS_MAX_ITEMS} links are kept for an account: ${way}`);
  }

  /** @throws ProcedureError `not_found` */
  async revoke(actor: Actor, id: string): Promise<ShareLink> {
    await this.rows.revoke(actor, id);
    return this.get(actor, id);
  }

  /** Who holds a secret may read what this returns, now. @throws ProcedureError `not_found` */
  async resolve(secret: string): Promise<ResolvedShare> {
    const owner = await this.rows.ownerOf(shareSecretHash(secret));
    const link = owner && (await this.rows.use(owner, owner.linkId));
    if (owner === null || link === null) throw noSuchLink();
    const { kind, objectId, scope, expiresAt } = link;
    return { ...owner, kind, objectId, scope, expiresAt };
  }

  private async get(actor: Actor, id: string): Promise<ShareLink> {
    const link = await this.rows.find(actor, id);
    if (link === null) throw noSuchLink();
    return link;
  }
}
