import { describe, expect, it } from '@jest/globals';
import { answerCritiqueSchema } from '@playbook/contracts/analysis/answer-analysis.schema';
import { critiqueAnswer } from '@playbook/critique/answer/critique-answer';
import {
  ANSWER,
  ANSWER_QUOTE,
  ANSWER_TEXT,
  flatteringAnswerReply,
  goodAnswerReply,
  MEASURED_ANSWER,
} from '../../test/answer-replies.fixture.js';
import type { AnswerReply } from './answer-reply.schema.js';
import { mergeAnswerReply } from './merge-answer-reply.js';

const ENGINE = { kind: 'model', label: 'test-model', version: '1' } as const;
const merge = (overrides: Partial<AnswerReply>, form = ANSWER) =>
  mergeAnswerReply(form, critiqueAnswer(form), goodAnswerReply(overrides), ENGINE);
const withRewrite = (name: keyof AnswerReply['rewrites'], rewrite: string) =>
  merge({ rewrites: { ...goodAnswerReply().rewrites, [name]: rewrite } }).critique.rewriteOptions;

describe('mergeAnswerReply', () => {
  it('makes a critique of the contract’s form whose rows add up, with what was measured in it', () => {
    const { critique, scoreBounds } = merge({});
    expect(answerCritiqueSchema.strict().parse(critique)).toEqual(critique);
    expect(scoreBounds).toEqual([]);
    expect(critique.score).toBe(MEASURED_ANSWER.overallScore + 1);
    expect(critique.overallScore).toBe(critique.score);
    expect(critique.partnerFeedback).toBe(goodAnswerReply().partnerFeedback.join(' '));
    const { redFlags, worstFlaw, specificityImprovements, wordCount } = MEASURED_ANSWER;
    expect(critique).toMatchObject({ redFlags, worstFlaw, specificityImprovements, wordCount });
  });

  it('lets the alignment follow the score', () => {
    const { critique } = mergeAnswerReply(ANSWER, MEASURED_ANSWER, flatteringAnswerReply(ANSWER_QUOTE), ENGINE);
    const rows = critique.evidence.filter(({ dimension }) => dimension === 'ycAlignment');
    expect(rows.reduce((sum, { points }) => sum + points, 0)).toBe(critique.ycAlignmentScore);
    expect(critique.ycAlignmentScore - MEASURED_ANSWER.ycAlignmentScore).toBe(
      Math.round(critique.overallScore * 0.6) - Math.round(MEASURED_ANSWER.overallScore * 0.6),
    );
  });

  it('lifts nothing that a limit of the rubric holds', () => {
    const form = {
      ...ANSWER,
      fieldId: 'competitors',
      sectionId: 'competition',
      answer: `We have no competitors. ${ANSWER_TEXT}`,
    };
    const measured = critiqueAnswer(form);
    const { critique } = mergeAnswerReply(form, measured, flatteringAnswerReply(ANSWER_QUOTE), ENGINE);
    expect(critique.overallScore).toBe(measured.overallScore);
    expect(critique.overallScore).toBeLessThanOrEqual(15);
  });

  it.each([
    ['shorter', 'a number', '15 practices pay us $90 a month.'],
    [
      'shorter',
      'more words',
      `${goodAnswerReply().rewrites.sharper} The slot goes to the first one who answers within the minute.`,
    ],
    ['sharper', 'a name', '14 practices in Lyon pay us $90 a month.'],
    ['bolder', 'fewer facts', 'We text a waiting list.'],
  ] as const)('keeps the built-in version instead of a %s one with %s', (name, _, rewrite) => {
    const index = ['shorter', 'sharper', 'bolder'].indexOf(name);
    expect(withRewrite(name, rewrite)[index]).toBe(MEASURED_ANSWER.rewriteOptions[index]);
  });

  it('takes versions that say no more than the founder', () => {
    const { shorter, bolder } = goodAnswerReply().rewrites;
    const options = merge({}).critique.rewriteOptions;
    expect([options[0], options[2]]).toEqual([shorter, bolder]);
  });

  it('keeps the built-in suggestions where none of the model’s may be shown', () => {
    const { critique } = merge({ suggestions: ['<b>x</b>'] });
    expect(critique.suggestions).toEqual(MEASURED_ANSWER.suggestions);
  });
});
