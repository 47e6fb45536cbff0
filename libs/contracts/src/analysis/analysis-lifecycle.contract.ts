import { z } from 'zod';
import { defineFounderLifecycle } from '../founder/define-founder-lifecycle.js';
import { ANALYSIS_KINDS } from './analysis-kinds.contract.js';

type Kind = (typeof ANALYSIS_KINDS)[number];

const lists = Object.fromEntries(ANALYSIS_KINDS.map(({ storedAs, analysis }) => [storedAs, z.array(analysis)])) as {
  readonly [K in Kind as K['storedAs']]: z.ZodArray<K['analysis']>;
};

/** What the analysis service keeps of a founder; each list has the newest first. */
export const analysisLifecycle = defineFounderLifecycle('analysis', z.object(lists));
