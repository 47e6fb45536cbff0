import { PITCH_MAX_CHARS } from '@playbook/contracts/core/limits';
import type { PitchCritique } from '@playbook/contracts/analysis/pitch-analysis.schema';
import { detectInjection } from '@playbook/critique/injection/detect-injection';
import { critiquePitch } from '@playbook/critique/pitch/critique-pitch';
import { placeholderNote } from '@playbook/critique/engine/rewrite/placeholders';
import { cleanRewrite, readWithBlanks } from '../analyst/reply/usable-rewrite.js';
import type { PitchReply } from './pitch-reply.schema.js';

type Rewrites = Pick<PitchCritique, 'rewriteSuggestions' | 'rewriteNotes'>;

/** Which dimension a rewrite is for: it must not lose there. */
const AIMS = { clarity: 'clarity', insight: 'insightStrength' } as const;

/** The model's rewrite where it is clean and whole, says nothing new, is no order to a judge and does not score less than the original. */
function usable(pitch: string, critique: PitchCritique, name: keyof typeof AIMS, rewrite: string): string | null {
  const text = cleanRewrite(rewrite, pitch, PITCH_MAX_CHARS);
  if (text === null) return null;
  const read = readWithBlanks(text);
  if (detectInjection(read, 'line').suspicion !== 'none') return null;
  const aim = AIMS[name];
  return critiquePitch(read).scoreBreakdown[aim] < critique.scoreBreakdown[aim] ? null : text;
}

/** The model's rewrites where they can be used, the built-in engine's where not. */
export function mergeRewrites(pitch: string, critique: PitchCritique, rewrites: PitchReply['rewrites']): Rewrites {
  const rewriteSuggestions = { ...critique.rewriteSuggestions };
  const rewriteNotes = { ...critique.rewriteNotes };
  for (const name of ['clarity', 'insight'] as const) {
    const text = usable(pitch, critique, name, rewrites[name]);
    if (text === null) continue;
    rewriteSuggestions[name] = text;
    rewriteNotes[name] = placeholderNote(text);
  }
  return { rewriteSuggestions, rewriteNotes };
}
