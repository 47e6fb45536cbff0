import { z } from 'zod';
import { mediaFactsSchema } from '@playbook/contracts/demos/media-facts.schema';
import { mediaStageSchema, videoRejectionCodeSchema } from '@playbook/contracts/demos/video-rejection';

const path = z.string().min(1).max(4_096);

/** What the media process is asked for. It reads nothing from its environment. */
export const mediaOrderSchema = z.object({
  /** The video, in a folder of its own that becomes the job's. */
  path,
  deadlineMs: z.number().positive(),
  places: z.object({ ffmpegPath: path.optional(), ffprobePath: path.optional(), searchPath: z.string().optional() }),
});
export type MediaOrder = z.infer<typeof mediaOrderSchema>;

const FRAMES_MAX = 20;

/** What it sends back: any number of stages, then one of the others. */
export const mediaReplySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('stage'), stage: mediaStageSchema, share: z.number().min(0).max(1) }),
  z.object({
    kind: z.literal('done'),
    facts: mediaFactsSchema,
    keyFrames: z.array(z.object({ atS: z.number(), path })).max(FRAMES_MAX),
    wav: path.nullable(),
  }),
  z.object({ kind: z.literal('rejected'), code: videoRejectionCodeSchema }),
  z.object({ kind: z.literal('engine-missing') }),
]);
export type MediaReply = z.infer<typeof mediaReplySchema>;
