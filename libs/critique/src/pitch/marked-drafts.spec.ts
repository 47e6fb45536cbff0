import { describe, expect, it } from '@jest/globals';
import { FIRST_DRAFT, REWRITTEN_DRAFT } from '@playbook/contracts/analysis/samples/marked-drafts';
import { critiquePitch } from './critique-pitch.js';

describe.each([
  ['first', FIRST_DRAFT],
  ['rewritten', REWRITTEN_DRAFT],
])('the %s draft of the landing page', (_, draft) => {
  const critique = critiquePitch(draft.text);
  const passages = (spans: readonly { readonly start: number; readonly end: number }[]): string[] =>
    spans.map(({ start, end }) => draft.text.slice(start, end));

  it('has the score that is shown', () => {
    expect(critique.overallScore).toBe(draft.overallScore);
  });

  it('has the remark that is shown', () => {
    expect(critique.partnerFeedback.filter((remark) => remark.startsWith(draft.remark))).toHaveLength(1);
  });

  it('has the marks that are shown', () => {
    const earning = critique.evidence.filter(({ points }) => points > 0).flatMap(({ spans }) => passages(spans));
    const buzzwords = passages(critique.buzzwords.map(({ span }) => span));
    const unfounded = draft.marks.filter(
      ({ phrase, tone }) => !(tone === 'good' ? earning : buzzwords).includes(phrase),
    );
    expect(unfounded).toEqual([]);
  });
});
