import type { DemoCategory, DemoFormat } from './demo-entry.schema.js';

export const CATEGORY_LABELS: Readonly<Record<DemoCategory, string>> = {
  problemClarity: 'Problem Clarity',
  solutionDemo: 'Solution Demo',
  marketValidation: 'Market Validation',
  teamCredibility: 'Team Credibility',
  businessModel: 'Business Model',
  callToAction: 'Call to Action',
};

export const FORMAT_LABELS: Readonly<Record<DemoFormat, string>> = {
  'demo-day pitch': 'Demo-day pitch',
  'YC application video': 'Application video',
  'product demo': 'Product demo',
  'company film about its demo day': 'Company film',
};
