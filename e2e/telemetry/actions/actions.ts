import { ENTERING, LEAVING } from './account.actions.js';
import { ANALYSES } from './analysis.actions.js';
import { FILES } from './file.actions.js';
import { SHARING } from './sharing.actions.js';
import type { Action } from './stage.js';
import { WRITING } from './writing.actions.js';

/** A founder's day, in its order. */
export const ACTIONS: readonly Action[] = [...ENTERING, ...WRITING, ...ANALYSES, ...SHARING, ...FILES, ...LEAVING];
