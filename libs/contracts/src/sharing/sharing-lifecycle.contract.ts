import { z } from 'zod';
import { defineFounderLifecycle } from '../founder/define-founder-lifecycle.js';
import { receivedCommentSchema } from './share-comment.schema.js';
import { shareLinkSchema } from './sharing.schema.js';

/** What the sharing service keeps of a founder. */
export const sharingLifecycle = defineFounderLifecycle(
  'sharing',
  z.object({ links: z.array(shareLinkSchema), comments: z.array(receivedCommentSchema) }),
);
