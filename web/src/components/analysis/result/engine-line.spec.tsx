import { describe, expect, it } from '@jest/globals';
import { DEGRADED_REASONS } from '@playbook/contracts/core/analyst.schema';
import { render, screen } from '@testing-library/react';
import { buildAnalysis } from '../../../testing/factories/pitch-analysis.factory.js';
import { DEGRADED_WORDS } from '../../../failures/result-failures.js';
import { EngineLine } from './engine-line.js';

describe('EngineLine', () => {
  it('names the built-in rubric, and no reason where it was asked', () => {
    render(<EngineLine analysis={buildAnalysis()} />);
    expect(screen.getByText('Built-in partner rubric 1.0.0').closest('div')?.querySelectorAll('p')).toHaveLength(1);
  });

  it('leads to how texts are judged', () => {
    render(<EngineLine analysis={buildAnalysis()} />);
    expect(screen.getByRole('link', { name: 'How we judge' })).toHaveAttribute('href', '/how-we-judge');
  });

  it('does not lead there from what is not a judgement of a text', () => {
    render(<EngineLine analysis={buildAnalysis()} isTextJudged={false} />);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('names the language model', () => {
    const engine = { kind: 'model', label: 'small-model', version: 'rubric 1.0.0' } as const;
    render(<EngineLine analysis={buildAnalysis({ engine })} />);
    expect(screen.getByText('Language model small-model, rubric 1.0.0')).toBeInTheDocument();
  });

  it.each(DEGRADED_REASONS)('says in plain words why the built-in rubric answered instead: %s', (degradedReason) => {
    render(<EngineLine analysis={buildAnalysis({ degraded: true, degradedReason })} />);
    const sentence = `${DEGRADED_WORDS[degradedReason]} The built-in rubric judged instead.`;
    expect(screen.getByText(sentence)).toBeInTheDocument();
  });

  it('prefers the message that came with the analysis', () => {
    const message = 'You have used up today. The model is back in about 3 hours.';
    render(<EngineLine analysis={buildAnalysis({ degraded: true, degradedReason: 'budget-founder', message })} />);
    expect(screen.getByText(message)).toBeInTheDocument();
  });
});
