import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderUi } from '../../../../testing/render/render-ui.js';
import { RiskBadge } from './risk-badge.js';

describe('RiskBadge', () => {
  it.each([
    ['low', 'LOW RISK'],
    ['medium', 'MEDIUM RISK'],
    ['high', 'HIGH RISK'],
  ] as const)('shows %s as %s, in the colour of its level', (level, text) => {
    renderUi(<RiskBadge level={level} />);
    expect(screen.getByText(text)).toHaveAttribute('data-level', level);
  });
});
