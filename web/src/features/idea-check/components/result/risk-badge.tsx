import type { CategoryRisk, RiskLevel } from '@playbook/contracts/analysis/idea-check.schema';
import type { ReactNode } from 'react';
import { type Tone, ToneBadge } from '../../../../components/ui/badges/tone-badge.js';

const TONES: Readonly<Record<RiskLevel, Tone>> = { low: 'good', medium: 'fair', high: 'bad' };

type RiskBadgeProps = Pick<CategoryRisk, 'level' | 'range'>;

/**
 * The level in capitals: high in the negative color, medium in that of improvement, low in the positive one (section 4). Where it is
 * close, both levels in the color of the likelier one.
 */
export function RiskBadge({ level, range = [level, level] }: RiskBadgeProps): ReactNode {
  const levels = [...new Set(range)].map((one) => one.toUpperCase()).join(' TO ');
  return <ToneBadge tone={TONES[level]}>{levels} RISK</ToneBadge>;
}
