import { Controller } from '@nestjs/common';
import { commentsWaiting } from '@playbook/contracts/sharing/share-comments.contract';
import { OnEvent } from '@playbook/service-kit/messaging/on-event.decorator';
import { CommentMails } from './comment-mails.service.js';

@Controller()
export class CommentMailsController {
  constructor(private readonly mails: CommentMails) {}

  @OnEvent(commentsWaiting, 'one-process')
  async send({ founderId }: { founderId: string }): Promise<void> {
    await this.mails.send(founderId);
  }
}
