import { z } from 'zod';
import { defineFounderLifecycle } from '../founder/define-founder-lifecycle.js';
import { exportedDemoSchema } from './demo-analysis.schema.js';

/** What the demos service keeps of a founder. */
export const demosLifecycle = defineFounderLifecycle('demos', z.object({ demoAnalyses: z.array(exportedDemoSchema) }));
