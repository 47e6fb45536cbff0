import { describe, expect, it } from '@jest/globals';
import { NOT_SPECIFIED } from '@playbook/contracts/analysis/idea-check.schema';
import { critiqueIdea } from './critique-idea.js';

const judged = (ideaBrief: string, problem = ''): ReturnType<typeof critiqueIdea> =>
  critiqueIdea({ ideaBrief, problem, targetUser: NOT_SPECIFIED, industry: NOT_SPECIFIED, stage: 'idea' });
const labelsOf = (ideaBrief: string, problem = ''): string[] =>
  judged(ideaBrief, problem).evidence.map(({ label }) => label);
const saidOf = ({ strengths, weaknesses, redFlags }: ReturnType<typeof critiqueIdea>): string =>
  [...strengths, ...weaknesses, ...redFlags.map(({ message }) => message)].join(' ');

describe('what is told of an idea is true of it', () => {
  const OYSTERS = 'Software for oyster farmers finds lost cages by radio. We have 9 customers, each at $200 a month.';

  it('does not miss paying where customers pay', () => {
    expect(labelsOf(OYSTERS).filter((label) => /word of paying|no customer/i.test(label))).toEqual([]);
  });

  it('names nothing that was found as lost without saying that it counts for little', () => {
    const { evidence } = judged(OYSTERS);
    const lost = evidence.filter(
      ({ score, points, signal }) => score === 'alignment' && points < 0 && signal === 'customers',
    );
    expect(lost.filter(({ label }) => label === 'What was counted')).toEqual([]);
  });

  it('does not tell of shoppers where somebody searches by boat', () => {
    expect(judged(OYSTERS, 'They search by boat.').whyNowAlignment.factors.join(' ')).not.toContain('Shoppers');
  });

  it.each(['Sonar survey of seaweed farms.', 'App that finds friends for chess players.'])(
    'takes no product for attention: %s',
    (brief) => {
      expect(saidOf(judged(brief))).not.toMatch(/Downloads, followers|is interest/);
    },
  );

  it('knows a survey of people', () => {
    expect(saidOf(judged('A planner for nurses. In our survey 200 people said they would use it.'))).toMatch(
      /followers|interest/,
    );
  });

  it('knows the money of many countries', () => {
    expect(saidOf(judged('We sold 40 wedding dresses at 700 ringgit each.'))).not.toMatch(/no price|no sum is named/);
  });

  it('takes no duty for a cost', () => {
    expect(saidOf(judged('A text line for hospices.', 'Hospices must offer 13 months of support.'))).not.toContain(
      'what it costs',
    );
  });
});
