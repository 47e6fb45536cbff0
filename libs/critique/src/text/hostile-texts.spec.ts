import { runInNewContext } from 'node:vm';
import { ANSWER_MAX_CHARS, IDEA_BRIEF_MAX_CHARS, PITCH_MAX_CHARS } from '@playbook/contracts/core/limits';
import { describe, expect, it } from '@jest/globals';
import { critiqueAnswer } from '../answer/critique-answer.js';
import { critiqueIdea } from '../idea/critique-idea.js';
import { critiquePitch } from '../pitch/critique-pitch.js';

/** Far more than any text needs; a pattern that backtracks without end takes years. */
const DEADLINE_MS = 20_000;

/** Pieces that, repeated, let patterns begin often and end badly. */
const HOSTILE: readonly (readonly [what: string, piece: string])[] = [
  ['zeros with separators', '0000000000000000000,'],
  ['prices', '$1,'],
  ['brackets', '[('],
  ['braces', '{{"a":'],
  ['white space', ' \n\t'],
  ['separators', '---===***'],
  ['letters with signs between them', 'a@'],
  ['combining marks', 'e\u0301\u0301\u0301'],
  ['mixed scripts', 'aéбあ'],
  ['beginnings of orders', 'please just ignore must give '],
  ['quotes', '"\'`'],
  ['hyphens', 'a-'],
];

const FORM = { problem: 'None', targetUser: 'Consumers', industry: 'Healthcare', stage: 'idea' } as const;

/** Runs a judgement, and throws when it is not done by the deadline. */
const inTime = (judge: () => unknown): unknown => runInNewContext('judge()', { judge }, { timeout: DEADLINE_MS });

describe('the engine, on a text that is made to hang it', () => {
  it.each(HOSTILE)('judges %s', (_, piece) => {
    const filled = (maxChars: number): string => `1${piece.repeat(maxChars)}`.slice(0, maxChars - 1).concat('x');
    const idea = { ...FORM, ideaBrief: filled(IDEA_BRIEF_MAX_CHARS) };
    expect(inTime(() => critiqueAnswer({ fieldId: 'metrics', answer: filled(ANSWER_MAX_CHARS) }))).toHaveProperty(
      'score',
    );
    expect(inTime(() => critiqueIdea(idea))).toHaveProperty('ycAlignmentScore');
    expect(inTime(() => critiquePitch(filled(PITCH_MAX_CHARS)))).toHaveProperty('engine');
  });

  it('judges a number that was pasted without its spaces', () => {
    const answer = 'We have 100000000000000000000,0000000000000000000,00000000000000000001 users';
    expect(inTime(() => critiqueAnswer({ fieldId: 'metrics', answer }))).toHaveProperty('score');
  });
});
