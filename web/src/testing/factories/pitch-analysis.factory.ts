import type { Evidence, PitchAnalysis } from '@playbook/contracts/analysis/pitch-analysis.schema';

export const PITCH = 'We leverage software to fill cancelled dental appointments within 10 minutes.';

const spanOf = (words: string) => ({ start: PITCH.indexOf(words), end: PITCH.indexOf(words) + words.length });

const EVIDENCE: readonly Evidence[] = [
  { dimension: 'clarity', signal: 'base', label: 'Where every pitch starts', points: 10, spans: [] },
  { dimension: 'clarity', signal: 'S17', label: 'Buzzwords', points: -1, spans: [spanOf('leverage')] },
  { dimension: 'specificity', signal: 'S9', label: 'A number with a unit', points: 3, spans: [spanOf('10 minutes')] },
];

let count = 0;

/** A stored analysis of PITCH with a good, a bad and a buzzword passage. */
export function buildAnalysis(overrides: Partial<PitchAnalysis> = {}): PitchAnalysis {
  count += 1;
  return {
    id: `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`,
    pitch: PITCH,
    createdAt: '2026-11-20T10:00:00.000Z',
    overallScore: 71,
    scoreBreakdown: { clarity: 9, specificity: 16, valueProposition: 18, differentiation: 14, insightStrength: 14 },
    partnerFeedback: ['What do they use today?', 'I could repeat this after one reading.'],
    rewriteSuggestions: { clarity: 'We fill cancelled dental appointments.', insight: 'Dentists lose [how much].' },
    rewriteNotes: { clarity: null, insight: 'Fill in the part in [brackets] before you use it.' },
    shortVersion: 'Fills cancelled dental appointments',
    buzzwordRisk: ['leverage'],
    buzzwords: [{ term: 'leverage', replacement: 'use', weight: 2, span: spanOf('leverage') }],
    readabilityGrade: 'Complex',
    wordCount: 11,
    redFlags: [{ id: 'RF2', message: 'Who pays? Name the job title.', spans: [] }],
    evidence: [...EVIDENCE],
    notScoredReason: null,
    engine: { kind: 'rubric', label: 'Built-in partner rubric', version: '1.0.0' },
    degraded: false,
    degradedReason: null,
    message: null,
    scoreBounds: [],
    ...overrides,
  };
}

/** An analysis of a text that could not be scored. */
export function buildNotScored(overrides: Partial<PitchAnalysis> = {}): PitchAnalysis {
  return buildAnalysis({
    pitch: 'asdf qwer',
    overallScore: 0,
    scoreBreakdown: { clarity: 0, specificity: 0, valueProposition: 0, differentiation: 0, insightStrength: 0 },
    partnerFeedback: ['Write one sentence: who, what, and what gets better.'],
    buzzwordRisk: [],
    buzzwords: [],
    redFlags: [],
    evidence: [],
    notScoredReason: 'noise',
    ...overrides,
  });
}
