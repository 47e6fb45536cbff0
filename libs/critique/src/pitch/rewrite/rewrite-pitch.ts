import { quoted } from '../../engine/quotes.js';
import type { PitchScore } from '../scoring/score-pitch.js';
import type { PitchSignals } from '../signals/pitch-signals.js';
import type { PitchText } from '../../engine/read-text.js';
import { clarityCandidates } from './clarity-candidates.js';
import { editFor } from '../../engine/rewrite/edit-plan.js';
import { PLACEHOLDER, countPlaceholders, placeholderNote } from '../../engine/rewrite/placeholders.js';
import { RewriteJudge, type Accepts } from './rewrite-judge.js';
import { trimPitch, type TrimmedPitch } from '../../engine/rewrite/trim.js';

/** A rewrite and what to do before using it. */
export interface Rewrite {
  readonly text: string;
  readonly note: string | null;
}

export interface Rewrites {
  readonly clarity: Rewrite;
  readonly insight: Rewrite;
}

/** From this score on a pitch is only trimmed. */
const STRONG_OVERALL = 85;
/** Points of one dimension that a rewrite may lose: less than the engine can tell apart. */
const MAX_LOSS = 2;

const keepsClarity: Accepts = (before, after) =>
  after.clarity >= before.clarity - MAX_LOSS && after.specificity >= before.specificity - MAX_LOSS;

const keepsInsight: Accepts = (before, after) =>
  after.insightStrength >= before.insightStrength &&
  after.differentiation >= before.differentiation &&
  after.clarity >= before.clarity - MAX_LOSS;

/** Why the founder's own sentence came back. */
function noteForOriginal(pitch: PitchText, trimmed: TrimmedPitch): string {
  if (!trimmed.broken) return 'Already plain: nothing to take out.';
  const carrying = pitch.hits.filter((hit) => editFor(hit).kind === 'break').slice(0, 3);
  const words = carrying.map((hit) => quoted(pitch.original, hit.span)).join(', ');
  return `Not rewritten: the sentence hangs on ${words}. Say in plain words what that is.`;
}

function clarityRewrite(pitch: PitchText, signals: PitchSignals, trimmed: TrimmedPitch, judge: RewriteJudge): Rewrite {
  const text = judge.firstAccepted(clarityCandidates(pitch, signals, trimmed), keepsClarity);
  const unchanged = text === pitch.original.trim();
  return { text, note: placeholderNote(text) ?? (unchanged ? noteForOriginal(pitch, trimmed) : null) };
}

/** The clear version with the founder's own fact, or a blank that asks for one. */
function insightRewrite(core: string, signals: PitchSignals, judge: RewriteJudge): Rewrite {
  const base = core.replace(/[.!?]{1,300}$/, '');
  const ownFact = signals.insight.insight.length > 0 && countPlaceholders(core) === 0;
  if (ownFact) {
    const text = judge.firstAccepted([core], keepsInsight);
    return { text, note: 'Your own fact already carries it, so nothing was added.' };
  }
  const text = judge.firstAccepted([`${base}, because ${PLACEHOLDER.reason}.`, core], keepsInsight);
  return {
    text,
    note: placeholderNote(text) ?? 'Add what you saw that others have not; no blank fitted into this sentence.',
  };
}

function lightlyTrimmed(trimmed: TrimmedPitch, overall: number, judge: RewriteJudge): Rewrites {
  const candidates = trimmed.broken ? [] : [trimmed.text];
  const note = `Your sentence scores ${overall} of 100, so it was only lightly trimmed.`;
  return {
    clarity: { text: judge.firstAccepted(candidates, keepsClarity), note },
    insight: { text: judge.firstAccepted(candidates, keepsInsight), note },
  };
}

/**
 * The two rewrites of section 6 of the rubric. They use only the founder's words and blanks in square brackets, and are
 * published only if the same engine does not score them lower.
 */
export function rewritePitch(pitch: PitchText, signals: PitchSignals, score: PitchScore): Rewrites {
  const trimmed = trimPitch(pitch);
  const judge = new RewriteJudge(pitch.original, score.breakdown);
  if (score.overall >= STRONG_OVERALL) return lightlyTrimmed(trimmed, score.overall, judge);
  const clarity = clarityRewrite(pitch, signals, trimmed, judge);
  return { clarity, insight: insightRewrite(clarity.text, signals, judge) };
}

const FILL_IN = 'Fill these in before you use it.';

/** For a text that is not a pitch: everything is blank. */
export const BLANK_REWRITES: Rewrites = {
  clarity: {
    text: `${PLACEHOLDER.name} ${PLACEHOLDER.job} for ${PLACEHOLDER.customer}, instead of ${PLACEHOLDER.alternative}.`,
    note: FILL_IN,
  },
  insight: {
    text: `${PLACEHOLDER.name} ${PLACEHOLDER.job} for ${PLACEHOLDER.customer}, because ${PLACEHOLDER.reason}.`,
    note: FILL_IN,
  },
};
