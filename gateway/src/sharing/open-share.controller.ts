import { Controller } from '@nestjs/common';
import { readShareComments } from '@playbook/contracts/sharing/share-comments.contract';
import { resolveShare } from '@playbook/contracts/sharing/share-links.contract';
import type { OpenedShare } from '@playbook/contracts/sharing/shared-document.schema';
import { SHARED_DOCUMENTS } from '@playbook/contracts/sharing/shared-documents.contract';
import { openShareRoute } from '@playbook/contracts/sharing/shared-reading.contract';
import { RpcClient } from '@playbook/service-kit/messaging/rpc/rpc-client';
import { Route } from '../http/route.decorator.js';
import type { RouteCall } from '../http/route-call.js';

/** Puts together what the holder of a share link reads. Each service has the secret resolved for itself. */
@Controller()
export class OpenShareController {
  constructor(private readonly rpc: RpcClient) {}

  @Route(openShareRoute)
  async open({ body }: RouteCall<typeof openShareRoute>): Promise<OpenedShare> {
    const { kind, scope, expiresAt } = await this.rpc.call(resolveShare, body);
    const [document, { comments }] = await Promise.all([
      this.rpc.call(SHARED_DOCUMENTS[kind], body),
      this.rpc.call(readShareComments, body),
    ]);
    return { kind, scope, expiresAt, document, comments };
  }
}
