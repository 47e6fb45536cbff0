import { checkModelSettings, modelSettingsShape } from '@playbook/service-kit/model-access/model/model.settings';
import { speechSettingsShape } from '@playbook/service-kit/speech/speech.settings';
import { z } from 'zod';

const MAX_JOBS = 16;

/** Settings of the workers that analyse videos. */
export const demoWorkerSettingsSchema = z
  .object({
    ...modelSettingsShape,
    /** Videos that a worker analyses at a time; each takes a processor and up to 2 GB of memory. */
    PLAYBOOK_DEMO_JOBS: z.coerce
      .number({ error: 'it must be a number of videos' })
      .int('it must be a whole number')
      .min(1, `it must be 1 to ${MAX_JOBS}`)
      .max(MAX_JOBS, `it must be 1 to ${MAX_JOBS}`)
      .default(1),
    /** Where ffmpeg and ffprobe are; on the PATH unless said. */
    FFMPEG_PATH: z.string().optional(),
    FFPROBE_PATH: z.string().optional(),
    ...speechSettingsShape,
  })
  .superRefine(checkModelSettings);
export type DemoWorkerSettings = z.output<typeof demoWorkerSettingsSchema>;
