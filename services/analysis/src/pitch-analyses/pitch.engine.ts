import type { PitchCritique, PitchPartial } from '@playbook/contracts/analysis/pitch-analysis.schema';
import { readPitch } from '@playbook/critique/engine/read-text';
import { critiquePitch } from '@playbook/critique/pitch/critique-pitch';
import { textReadingOf } from '@playbook/critique/reply/text-reading';
import { openPreview } from '../analyst/reply/open-preview.js';
import type { TextEngine } from '../engine/text-engine.js';
import { mergePitchReply } from './merge-pitch-reply.js';
import { type PitchReply, pitchReplySchema } from './pitch-reply.schema.js';
import { dimensionToClamp } from './pitch-scores.js';
import { trustIn } from './pitch-trust.js';
import type { PitchInput } from './pitch.kind.js';

const FEEDBACK_MAX_LINES = 5;

export const pitchEngine: TextEngine<PitchInput, PitchCritique, PitchReply, PitchPartial> = {
  critique: ({ pitch }) => critiquePitch(pitch),
  read: ({ pitch }) => textReadingOf(readPitch(pitch)),
  merge: ({ pitch }, critique, reply, engine) => mergePitchReply(pitch, critique, reply, engine),
  openPreview: ({ pitch }, critique) => {
    const trust = trustIn(pitch, critique);
    return openPreview({
      judgements: pitchReplySchema.shape.scores.shape,
      group: 'scores',
      toClamp: (dimension, judgement) => dimensionToClamp(pitch, critique, trust, dimension, judgement),
      lines: 'partnerFeedback',
      maxLines: FEEDBACK_MAX_LINES,
      toPartial: (scoreBreakdown, partnerFeedback) => ({ scoreBreakdown, partnerFeedback }),
    });
  },
};
