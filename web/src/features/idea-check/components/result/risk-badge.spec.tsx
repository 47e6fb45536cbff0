import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderUi } from '../../../../testing/render/render-ui.js';
import { RiskBadge } from './risk-badge.js';

describe('RiskBadge', () => {
  it.each([
    ['low', 'LOW RISK', 'good'],
    ['medium', 'MEDIUM RISK', 'fair'],
    ['high', 'HIGH RISK', 'bad'],
  ] as const)('shows %s as %s, in the colour of its level', (level, text, tone) => {
    renderUi(<RiskBadge level={level} />);
    expect(screen.getByText(text)).toHaveAttribute('data-tone', tone);
  });

  it('shows both levels of a range, in the color of the likelier one', () => {
    renderUi(<RiskBadge level="medium" range={['low', 'medium']} />);
    expect(screen.getByText('LOW TO MEDIUM RISK')).toHaveAttribute('data-tone', 'fair');
  });
});
