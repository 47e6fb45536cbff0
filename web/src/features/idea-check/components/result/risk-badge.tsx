import type { RiskLevel } from '@playbook/contracts/analysis/idea-check.schema';
import type { ReactNode } from 'react';
import { type Tone, ToneBadge } from '../../../../components/ui/badges/tone-badge.js';

const TONES: Readonly<Record<RiskLevel, Tone>> = { low: 'good', medium: 'fair', high: 'bad' };

interface RiskBadgeProps {
  readonly level: RiskLevel;
}

/** The level in capitals: high in the negative colour, medium in that of improvement, low in the positive one (section 4). */
export function RiskBadge({ level }: RiskBadgeProps): ReactNode {
  return <ToneBadge tone={TONES[level]}>{level.toUpperCase()} RISK</ToneBadge>;
}
