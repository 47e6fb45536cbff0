import { describe, expect, it } from '@jest/globals';
import { ideaFormSchema, type IdeaEvidence } from '@playbook/contracts/analysis/idea-check.schema';
import { IDEA_MODEL } from './scoring/idea-model.js';
import { limitedRows, scoreOf } from './caps.js';
import type { IdeaScoreName } from './scoring/idea-model.js';
import { readIdea } from './signals/idea-text.js';

const IDEA = readIdea(
  ideaFormSchema.parse({
    ideaBrief: 'Tide logs for 40 ferries on the coast of Chile. The captain speaks, and the harbour reads the log.',
    problem: 'A captain writes for 50 minutes after each trip, and one log in nine is lost.',
  }),
);

function limited(score: IdeaScoreName, points: number): number {
  const row: IdeaEvidence = { score, part: null, signal: 'base', label: 'Where every idea starts', points, spans: [] };
  return scoreOf(limitedRows(score, [row], IDEA, [{ id: 'size.briefWords', value: 20, spans: [] }], IDEA_MODEL));
}

describe('limitedRows', () => {
  it('takes back half of what a score has beyond 85', () => {
    expect([60, 85, 87, 95, 120].map((points) => limited('whyNow', points))).toEqual([60, 85, 86, 90, 99]);
    expect(limited('alignment', 105)).toBeLessThan(97);
  });

  it('lets a risk reach the end of its scale', () => {
    expect([60, 95, 130].map((points) => limited('risk', points))).toEqual([60, 95, 99]);
  });

  it('lets no score reach nothing', () => {
    expect(limited('alignment', -20)).toBe(1);
  });
});
