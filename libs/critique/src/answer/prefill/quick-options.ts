import type { IdeaContext, SuggestedText } from '@playbook/contracts/insights/smart-suggestions.schema';
import { metricTemplates, priceTemplates } from './metric-templates.js';
import { routedSentences } from './route-sentences.js';
import { descriptionOfTheStartup, sentenceOfTheProduct } from './told-of-startup.js';
import { DEFAULT_OPTION_CAP, OPTION_CAPS, OPTION_TEMPLATES } from './option-templates.js';

const UNSET = /^(?:|not specified|not provided)$/i;
/** The pitch box and the real form name other keys for the same question. */
const SAME_FIELD: Readonly<Record<string, string>> = { 'startup-oneliner': 'company-oneliner' };

/** Questions whose templates follow what the idea says. */
const FITTING: Readonly<Record<string, (said: string) => readonly string[]>> = {
  metrics: metricTemplates,
  'business-model': priceTemplates,
};

/** Questions that are answered with what a brief says of the startup. */
const DESCRIBING: ReadonlySet<string> = new Set(['company-description', 'current-product']);

const given = (text: string | undefined): string | null => {
  const trimmed = text?.trim() ?? '';
  return UNSET.test(trimmed) ? null : trimmed;
};

/** "We want to make an app", "we are at concept stage": what is an idea is told as one, or another text would say that there is a product. */
const TELLS_OF_WHAT_IS_TO_BE = new RegExp(
  String.raw`\b(?:want to|would|will|going to|(?:our|my|the) idea|concept|plan(?:s|ning)? to|not (?:yet )?built|nothing (?:is ` +
    String.raw`|exists )|figma|hope to|could|should|mock-?ups?` +
    String.raw`|propose|prototypes?|are (?:building|making|developing|designing)|am (?:building|making|developing))\b`,
  'i',
);

const currentProduct = (description: string, { stage }: IdeaContext): string | null =>
  stage === 'idea' && !TELLS_OF_WHAT_IS_TO_BE.test(description) ? null : description;

/** The founder's own words that answer a field, as they were typed in the idea check. */
export function ownTexts(fieldId: string, idea: IdeaContext): string[] {
  const [brief, problem, customer] = [given(idea.ideaBrief), given(idea.problem), given(idea.targetUser)];
  const isDescribed = brief !== null && DESCRIBING.has(fieldId);
  const description = isDescribed ? descriptionOfTheStartup(brief) : null;
  const byField: Readonly<Record<string, readonly (string | null)[]>> = {
    'problem-statement': [problem],
    'company-description': [description],
    'current-product': [description === null ? null : currentProduct(description, idea)],
    'company-oneliner': [brief === null ? null : sentenceOfTheProduct(brief)],
    'target-customers': [customer],
    'why-now': (idea.whyNowFactors ?? []).map(given),
  };
  const own = (byField[fieldId] ?? []).filter((text) => text !== null).filter((text) => text !== '');
  const routed = own.length > 0 ? '' : routedSentences(fieldId, { brief: brief ?? '', problem: problem ?? '' });
  return routed === '' ? own : [routed];
}

/**
 * Options for a field's quick select: the founder's own words first, then templates whose facts are [placeholders], as many
 * as the specification allows. Empty for fields without a quick select.
 */
export function quickOptions(fieldId: string, idea: IdeaContext): SuggestedText[] {
  const field = SAME_FIELD[fieldId] ?? fieldId;
  const own = ownTexts(field, idea).map((text) => ({ text, origin: 'idea-check' as const }));
  const said = `${given(idea.ideaBrief) ?? ''} ${given(idea.problem) ?? ''}`;
  const fitting = FITTING[field]?.(said) ?? OPTION_TEMPLATES[field] ?? [];
  const templates = fitting.map((text) => ({ text, origin: 'suggestion' as const }));
  return [...own, ...templates].slice(0, OPTION_CAPS[field] ?? DEFAULT_OPTION_CAP);
}
