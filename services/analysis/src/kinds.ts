import { answerKind } from './answer-analyses/answer.kind.js';
import { ideaKind } from './idea-checks/idea.kind.js';
import { pitchKind } from './pitch-analyses/pitch.kind.js';
import type { KindTypes, StoredAnalysisKind } from './stored-analyses/stored-analysis-kind.js';

/** Every kind of analysis, in the order in which an export hands them out. A new kind is one more here. */
export const KINDS: readonly StoredAnalysisKind<KindTypes>[] = [pitchKind, ideaKind, answerKind];
