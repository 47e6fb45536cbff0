import { Controller, Inject, type Type } from '@nestjs/common';
import type { Procedure } from '@playbook/contracts/core/procedure';
import type { SharedDocument } from '@playbook/contracts/sharing/shared-document.schema';
import type { SharedDocumentProcedure } from '@playbook/contracts/sharing/shared-documents.contract';
import type { shareSecretBodySchema } from '@playbook/contracts/sharing/shared-document.schema';
import type { resolvedShareSchema, ShareKind } from '@playbook/contracts/sharing/sharing.schema';
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

/** One kind of what can be shared, and by whom a secret is resolved. */
interface SharedKind {
  readonly kind: ShareKind;
  readonly read: SharedDocumentProcedure;
  readonly resolve: Procedure<typeof shareSecretBodySchema, typeof resolvedShareSchema>;
}

/**
 * Makes the controller by which the holder of a share link reads something of one kind. It has the secret resolved at each read, and
 * believes neither the gateway nor an id that a caller names.
 */
export function sharedDocumentsController({ kind, read, resolve }: SharedKind, documents: Type<SharedDocuments>): Type {
  @Controller()
  class SharedDocumentsController {
    constructor(
      @Inject(documents) private readonly readable: SharedDocuments,
      private readonly rpc: RpcClient,
    ) {}

    @Rpc(read)
    async readShared({ secret }: { secret: string }): Promise<SharedDocument> {
      const { founderId, objectId, ...link } = await this.rpc.call(resolve, { secret });
      const document = link.kind === kind ? await this.readable.read({ founderId }, objectId) : null;
      if (document === null) throw new ProcedureError('not_found', 'What this link was for is gone');
      return document;
    }
  }
  return SharedDocumentsController;
}
