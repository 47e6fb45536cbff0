import { Module } from '@nestjs/common';
import { sharingLifecycle } from '@playbook/contracts/sharing/sharing-lifecycle.contract';
import { founderLifecycleController } from '@playbook/service-kit/founder/founder-lifecycle.controller';
import { CommentWatchers } from './comments/comment-watchers.js';
import { CommentNoticesRepository } from './comments/notices/comment-notices.repository.js';
import { CommentNotices } from './comments/notices/comment-notices.service.js';
import { ShareCommentsController } from './comments/share-comments.controller.js';
import { ShareCommentsRepository } from './comments/share-comments.repository.js';
import { ShareComments } from './comments/share-comments.service.js';
import { SharingFounderRows } from './founder/sharing-founder-rows.service.js';
import { ShareLinksController } from './links/share-links.controller.js';
import { ShareLinksRepository } from './links/share-links.repository.js';
import { ShareLinks } from './links/share-links.service.js';

@Module({
  controllers: [
    ShareLinksController,
    ShareCommentsController,
    founderLifecycleController(sharingLifecycle, SharingFounderRows),
  ],
  providers: [
    ShareLinksRepository,
    ShareLinks,
    ShareCommentsRepository,
    CommentNoticesRepository,
    CommentNotices,
    ShareComments,
    CommentWatchers,
    SharingFounderRows,
  ],
})
export class SharingModule {}
