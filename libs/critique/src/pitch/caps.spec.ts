import { PITCH_DIMENSIONS, type PitchDimension } from '@playbook/contracts/analysis/pitch-analysis.schema';
import { describe, expect, it } from '@jest/globals';
import { FOUND, load, signalsWith } from '../../test/neutral-signals.js';
import type { PitchSignals } from './signals/pitch-signals.js';
import { CAP_RULES } from './caps.js';

function capOf(dimension: PitchDimension, signals: PitchSignals): number | null {
  const limits = CAP_RULES.filter((rule) => rule.dimensions.includes(dimension))
    .map((rule) => rule.limit(signals, dimension))
    .filter((limit) => limit !== null);
  return limits.length === 0 ? null : Math.min(...limits);
}

const caps = (signals: PitchSignals): (number | null)[] =>
  PITCH_DIMENSIONS.map((dimension) => capOf(dimension, signals));

describe('cap rules', () => {
  it.each([
    ['nothing wrong', {}, [null, null, null, null, null]],
    ['under 4 words', { size: { contentWords: 3 }, customer: { grade: 2 } }, [14, 8, 11, 8, 8]],
    ['4 words with a customer', { size: { contentWords: 4 }, customer: { grade: 2 } }, [null, null, null, null, null]],
    ['no noun and no verb', { what: { hasNoun: false, hasVerb: false } }, [14, 8, 11, 8, 8]],
    ['under 6 words with no customer', { size: { contentWords: 5 } }, [14, 8, 11, 8, 8]],
    ['under 4 words with no customer', { size: { contentWords: 3 } }, [11, 5, 7, 5, 5]],
    ['buzzwords only', { size: { contentWords: 0 } }, [0, 0, 0, 0, 0]],
    ['a known analogy alone', { analogy: { spans: FOUND, household: true, alone: true } }, [14, null, null, null, 10]],
    ['an unknown analogy alone', { analogy: { spans: FOUND, alone: true } }, [11, null, null, null, 10]],
    ['nothing for sale', { what: { product: [], mainVerb: [] } }, [14, null, 12, null, null]],
    ['fits anything', { fitsAnything: true }, [null, 7, null, 8, null]],
    ['no competition', { claims: { noCompetition: FOUND } }, [null, null, null, 9, null]],
    ['two strong hedges', { lexiconHits: { hedge: load(4) } }, [12, null, 12, null, null]],
    ['three strong hedges', { lexiconHits: { hedge: load(6) } }, [9, null, 9, 9, 9]],
    ['one word', { size: { contentWords: 1 }, customer: { grade: 2 } }, [2, 2, 2, 2, 2]],
    ['a blank', { blanks: 1 }, [9, 9, 9, 9, 9]],
    ['two blanks', { blanks: 2 }, [5, 5, 5, 5, 5]],
    ['a scaffold', { blanks: 3 }, [2, 2, 2, 2, 2]],
    ['hype', { lexiconHits: { hype: load(1) } }, [null, null, null, 9, null]],
  ] as const)('for %s', (_, change, expected) => {
    expect(caps(signalsWith(change))).toEqual(expected);
  });
});
