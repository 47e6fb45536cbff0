import { randomUUID } from 'node:crypto';
import type { NewShareComment, ReceivedComment, ShareComment } from '@playbook/contracts/sharing/share-comment.schema';
import { addShareComment, listShareComments } from '@playbook/contracts/sharing/share-comments.contract';
import { createShareLink } from '@playbook/contracts/sharing/share-links.contract';
import type { NewShareLink, ShareLink } from '@playbook/contracts/sharing/sharing.schema';
import { ServiceBench, type TestFounder } from '@playbook/testing/service/service-bench';
import { sharingService } from '../src/service.js';

/** The sharing service on a database of its own. */
export class SharingBench extends ServiceBench {
  static async start(): Promise<SharingBench> {
    return new SharingBench(...(await ServiceBench.open(sharingService)));
  }

  link(founder: TestFounder, wanted: Partial<NewShareLink> = {}): Promise<{ link: ShareLink; secret: string }> {
    const link = { kind: 'application', objectId: null, name: 'Ada', scope: 'comment', days: 7, ...wanted } as const;
    return this.service.rpc.call(createShareLink, link, founder);
  }

  comment(secret: string, written: Partial<NewShareComment> = {}): Promise<ShareComment> {
    const comment = { id: randomUUID(), target: 'traction.metrics', quote: null, author: 'Ada', text: 'Since when?' };
    return this.service.rpc.call(addShareComment, { ...comment, secret, ...written });
  }

  async received(founder: TestFounder): Promise<ReceivedComment[]> {
    return (await this.service.rpc.call(listShareComments, { limit: 100 }, founder)).items;
  }
}
