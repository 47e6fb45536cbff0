import type { Span } from '@playbook/contracts/core/span.schema';
import type { PitchSignals } from '../src/pitch/signals/pitch-signals.js';

/** A span to stand for "found". */
export const FOUND: readonly Span[] = [{ start: 0, end: 4 }];

const NO_HITS = { weight: 0, terms: [], spans: [] };

/** Measurements of a text in which hardly anything was found. */
export const NEUTRAL_SIGNALS: PitchSignals = {
  blanks: 0,
  text: 'some words that stand for a pitch',
  size: {
    contentWords: 7,
    totalWords: 30,
    sentences: 3,
    wordsPerSentence: 10,
    readingGrade: 11,
    longWordShare: 0.2,
  },
  what: { lead: [], mainVerb: [], object: [], product: FOUND, hasNoun: true, hasVerb: true },
  customer: { grade: 0, spans: [], named: null },
  detail: { goodNumbers: [], allNumbers: [], named: [], company: null, acronyms: [] },
  benefit: { problem: [], outcome: [], outcomeMeasured: false, outcomeGeneric: false },
  difference: { alternative: [], alternativeMeasured: false, mechanism: [] },
  insight: { insight: [], insightMeasured: false, whyNow: [], domainNouns: [] },
  analogy: { spans: [], household: false, alone: false, sound: false },
  lexiconHits: {
    buzz: NO_HITS,
    vague: NO_HITS,
    hype: NO_HITS,
    hedge: NO_HITS,
    aiHype: NO_HITS,
    trendTech: NO_HITS,
    strongAiHype: NO_HITS,
  },
  structure: { ideas: 1, nounStack: 1, nounStackSpans: [], nominalShare: 0 },
  claims: {
    claims: [],
    noCompetition: [],
    superlatives: [],
    allInOne: [],
    futureTense: [],
    missionFirst: [],
    vanity: [],
    techFirst: [],
  },
  fitsAnything: false,
  statements: [],
  features: [],
  words: [],
  phrases: [],
};

type Change = { readonly [Group in keyof PitchSignals]?: Partial<PitchSignals[Group]> | PitchSignals[Group] };

/** Neutral measurements with some of them changed. */
export function signalsWith(change: Change): PitchSignals {
  const merged = Object.entries(change).map(([group, value]) => {
    const neutral = NEUTRAL_SIGNALS[group as keyof PitchSignals];
    return [group, typeof value === 'object' && typeof neutral === 'object' ? { ...neutral, ...value } : value];
  });
  return { ...NEUTRAL_SIGNALS, ...(Object.fromEntries(merged) as Partial<PitchSignals>) };
}

/** A lexicon load of a weight. */
export function load(weight: number, terms = 1): { weight: number; terms: string[]; spans: Span[] } {
  return { weight, terms: ['term'], spans: Array.from({ length: terms }, () => ({ start: 0, end: 4 })) };
}
