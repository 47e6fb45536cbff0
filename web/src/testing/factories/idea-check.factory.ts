import { IDEA_PARTS, IDEA_PART_NAMES, type IdeaCheck } from '@playbook/contracts/analysis/idea-check.schema';

const BRIEF = 'An app that helps friends find time to meet.';
const PROBLEM = 'People are busy.';

let count = 0;

/** A stored check of an idea that looks like a known pattern, with a good, a bad and a pattern's passage. */
export function buildIdeaCheck(overrides: Partial<IdeaCheck> = {}): IdeaCheck {
  count += 1;
  return {
    type: 'IDEA_CHECK',
    id: `00000000-0000-4000-9000-${String(count).padStart(12, '0')}`,
    createdAt: '2026-11-20T10:00:00.000Z',
    form: { ideaBrief: BRIEF, problem: PROBLEM, targetUser: 'Consumers', industry: 'Not specified', stage: 'mvp' },
    ycAlignmentScore: 64,
    parts: IDEA_PART_NAMES.map((part) => ({
      part,
      label: part,
      points: part === 'problem' ? 4 : 8,
      maxPoints: IDEA_PARTS[part],
    })),
    categoryRisk: {
      level: 'high',
      score: 81,
      message: 'Friends who plan to meet. Often tried, seldom finished: it is opened rarely.',
      suggestions: ['Show one group that has used it weekly for three months.'],
      traps: [
        {
          id: 'T1',
          name: 'Friends who plan to meet',
          kind: 'tarpit',
          whyItTraps: 'it is opened rarely',
          whatWouldChangeAMind: 'one group that has used it weekly for three months',
          namedByPartners: true,
          spans: [{ field: 'ideaBrief', start: 18, end: 25 }],
        },
      ],
    },
    whyNowAlignment: {
      score: 35,
      factors: ['Phones know when people are free (2024).'],
      details: [
        {
          kind: 'known',
          text: 'Phones know when people are free (2024).',
          source: 'A survey of 2024',
          spans: [],
        },
      ],
    },
    partnerCommentary: 'I have read this idea many times.',
    strengths: ['It is said in one sentence.'],
    weaknesses: ['I cannot picture who has it.'],
    suggestions: ['Name one group.'],
    rewrites: [{ field: 'problem', text: 'People are busy. [Job title] has it.', note: 'Fill in the blanks.' }],
    redFlags: [],
    similarStartups: [],
    evidence: [
      { score: 'alignment', part: null, signal: 'base', label: 'Where every idea starts', points: 44, spans: [] },
      {
        score: 'alignment',
        part: 'problem',
        signal: 'whose',
        label: 'Who has the problem',
        points: -1,
        spans: [{ field: 'problem', start: 0, end: 6 }],
      },
      { score: 'risk', part: null, signal: 'trap', label: 'A pattern many founders tried', points: 12, spans: [] },
    ],
    notScoredReason: null,
    degraded: false,
    degradedReason: null,
    message: null,
    scoreBounds: [],
    engine: { kind: 'rubric', label: 'Built-in partner rubric', version: '1.0.0' },
    ...overrides,
  };
}
