import type { FieldId } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import type { SuggestedText } from '@playbook/contracts/insights/smart-suggestions.schema';

/** Questions with a quick select (specification, section 2; decision D5), with the most options each shows (section 9). */
const OPTION_CAPS: Readonly<Partial<Record<FieldId, number>>> = {
  competitors: 8,
  'competitive-advantage': 6,
  'target-customers': 6,
  'customer-acquisition': 6,
  'business-model': 6,
  'market-size': 4,
  'problem-statement': 6,
  metrics: 10,
  'company-description': 6,
  'company-oneliner': 6,
  'why-now': 6,
};

/** Questions of one sentence, where a second option takes the place of the first. */
const SINGLE_TEXTS: ReadonlySet<FieldId> = new Set(['company-oneliner', 'company-description']);

/** What is offered while insights cannot be had (specification, section 8): texts whose facts are all [placeholders]. */
const BUILT_IN: Readonly<Partial<Record<FieldId, readonly string[]>>> = {
  'company-oneliner': ['[Product] for [customer]', 'We [verb] [thing] for [customer]'],
  'company-description': ['We [verb] [thing] for [customer]. They [steps]. [Who] pays [price].'],
};

export const hasQuickSelect = (fieldId: FieldId): boolean => OPTION_CAPS[fieldId] !== undefined;

/** The first options, as many as the specification allows, each once. */
export function cappedOptions(fieldId: FieldId, options: readonly SuggestedText[]): readonly SuggestedText[] {
  const once = [...new Map(options.map((option) => [option.text, option])).values()];
  return once.slice(0, OPTION_CAPS[fieldId] ?? 0);
}

/** The options that need no service. */
export const builtInOptions = (fieldId: FieldId): readonly SuggestedText[] =>
  (BUILT_IN[fieldId] ?? []).map((text) => ({ text, origin: 'suggestion' }));

/** The answer with an option in it: on a line of its own, or in place of the text where one sentence is asked for. */
export function withOption(fieldId: FieldId, answer: string, option: string): string {
  const before = answer.trimEnd();
  return before === '' || SINGLE_TEXTS.has(fieldId) ? option : `${before}\n${option}`;
}
