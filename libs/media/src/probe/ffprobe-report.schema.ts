import { z } from 'zod';

/** ffprobe writes numbers as text, and `N/A` for what it does not know. */
const numeric = z
  .union([z.string().max(64), z.number()])
  .transform((value) => Number(value))
  .transform((value) => (Number.isFinite(value) && value >= 0 ? value : null))
  .nullish();

/** A rate as two numbers, such as `30000/1001`. */
const rate = z
  .string()
  .regex(/^\d{1,10}\/\d{1,10}$/)
  .transform((value) => {
    const [count = 0, seconds = 0] = value.split('/').map(Number);
    return seconds === 0 ? 0 : count / seconds;
  })
  .catch(0);

const streamSchema = z.object({
  codec_type: z.string().max(64).catch(''),
  codec_name: z.string().max(32).catch('unknown'),
  width: z.number().int().min(0).catch(0),
  height: z.number().int().min(0).catch(0),
  channels: z.number().int().min(0).catch(0),
  sample_rate: numeric,
  duration: numeric,
  nb_frames: numeric,
  avg_frame_rate: rate,
  disposition: z.object({ attached_pic: z.number().catch(0) }).catch({ attached_pic: 0 }),
  side_data_list: z.array(z.object({ rotation: z.number().optional() })).catch([]),
});
export type ProbedStream = z.infer<typeof streamSchema>;

/** What ffprobe says of a file; what is missing or odd in it is unknown, because the file's writer decides about it. */
export const ffprobeReportSchema = z.object({
  streams: z.array(streamSchema).catch([]),
  format: z.object({ duration: numeric }).catch({ duration: null }),
});
export type FfprobeReport = z.infer<typeof ffprobeReportSchema>;
