import type { PitchCritique, PitchPartial } from '@playbook/contracts/analysis/pitch-analysis.schema';
import { critiquePitch } from '@playbook/critique/pitch/critique-pitch';
import type { TextEngine } from '../engine/text-engine.js';
import { mergePitchReply } from './merge-pitch-reply.js';
import { openPitchPreview } from './pitch-preview.js';
import type { PitchReply } from './pitch-reply.schema.js';
import type { PitchInput } from './pitch.kind.js';

export const pitchEngine: TextEngine<PitchInput, PitchCritique, PitchReply, PitchPartial> = {
  critique: ({ pitch }) => critiquePitch(pitch),
  merge: ({ pitch }, critique, reply, engine) => mergePitchReply(pitch, critique, reply, engine),
  openPreview: ({ pitch }, critique) => openPitchPreview(pitch, critique),
};
