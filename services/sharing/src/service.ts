import { erasuresOf } from '@playbook/service-kit/persistence/founder-table';
import { defineService } from '@playbook/service-kit/service/service-definition';
import { z } from 'zod';
import { CommentNoticeEntity } from './entities/comment-notice.entity.js';
import { ShareCommentEntity } from './entities/share-comment.entity.js';
import { ShareLinkEntity } from './entities/share-link.entity.js';
import { ShareSecretEntity } from './entities/share-secret.entity.js';
import { CreateSharing } from './migrations/20261126153500-create-sharing.js';
import { LetCommentsWaitForMail } from './migrations/20261127005500-let-comments-wait-for-mail.js';
import { SharingModule } from './sharing.module.js';

/** Lets others read what a founder shares by a link, and keeps what they comment. */
export const sharingService = defineService({
  name: 'sharing',
  module: SharingModule,
  settings: z.object({}),
  schema: {
    schema: 'sharing',
    entities: [ShareLinkEntity, ShareSecretEntity, ShareCommentEntity, CommentNoticeEntity, erasuresOf('sharing')],
    migrations: [
      { name: '20261126153500-create-sharing', class: CreateSharing },
      { name: '20261127005500-let-comments-wait-for-mail', class: LetCommentsWaitForMail },
    ],
  },
});
