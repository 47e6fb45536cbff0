import { Controller, Inject, type Type } from '@nestjs/common';
import { resolveShare } from '@playbook/contracts/sharing/share-links.contract';
import type { SharedDocument } from '@playbook/contracts/sharing/shared-document.schema';
import { SHARED_DOCUMENTS } from '@playbook/contracts/sharing/shared-documents.contract';
import type { ShareKind } from '@playbook/contracts/sharing/sharing.schema';
import { ProcedureError } from '../errors/procedure-error.js';
import { Rpc } from '../messaging/rpc/rpc.decorator.js';
import { RpcClient } from '../messaging/rpc/rpc-client.js';

/** Makes what can be shared of one kind readable. */
export interface SharedDocuments {
  /**
   * @param objectId Null for an application
   * @returns Null where the founder has no such thing (any more)
   */
  read(founder: { readonly founderId: string }, objectId: string | null): Promise<SharedDocument | null>;
}

/**
 * Makes the controller by which the holder of a share link reads something of one kind. It has the secret resolved at each read, and
 * believes neither the gateway nor an id that a caller names.
 */
export function sharedDocumentsController(kind: ShareKind, documents: Type<SharedDocuments>): Type {
  @Controller()
  class SharedDocumentsController {
    constructor(
      @Inject(documents) private readonly readable: SharedDocuments,
      private readonly rpc: RpcClient,
    ) {}

    @Rpc(SHARED_DOCUMENTS[kind])
    async read({ secret }: { secret: string }): Promise<SharedDocument> {
      const { founderId, objectId, ...link } = await this.rpc.call(resolveShare, { secret });
      const document = link.kind === kind ? await this.readable.read({ founderId }, objectId) : null;
      if (document === null) throw new ProcedureError('not_found', 'What this link was for is gone');
      return document;
    }
  }
  return SharedDocumentsController;
}
