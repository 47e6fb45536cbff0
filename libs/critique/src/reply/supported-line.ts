import { EDITION } from '@playbook/contracts/core/edition';
import { cleanLine } from './clean-line.js';
import { saysUnknownFigure, saysUnknownName } from './unknown-facts.js';

/** Short names that belong to nobody, so that everybody may say them. */
const COMMON_NAMES = `US UK EU USA AI API CEO CFO CTO CIO HR IT B2B SaaS CRM ERP ${EDITION.acceleratorName} FAQ PDF SMS ROI English`;

/** What a line may take its figures and names from. */
export interface Support {
  readonly figures: string;
  readonly names: string;
}

/** A line of a model as it may be shown; null where it is not clean, or says a figure or a name that its support lacks. */
export function supportedLine(line: string, { figures, names }: Support, maxChars: number): string | null {
  const text = cleanLine(line, maxChars);
  if (text === null || saysUnknownFigure(text, figures)) return null;
  return saysUnknownName(text, `${names} ${COMMON_NAMES}`) ? null : text;
}
