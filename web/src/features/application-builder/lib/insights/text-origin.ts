import type { FieldAddress } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import { APPLICATION_FIELDS } from '@playbook/contracts/applications/catalogue/application-fields';
import { fieldKey } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import type { Prefill, SuggestedText } from '@playbook/contracts/insights/smart-suggestions.schema';
import { readInsights } from './field-insights-cache.js';
import type { UserContext } from './user-context.js';

/** The prefilled text of a field; responses may be keyed by `section-field` or by the field alone (specification, section 3). */
export const prefilledText = (prefill: Prefill, address: FieldAddress): SuggestedText | undefined =>
  prefill[fieldKey(address)] ?? prefill[address.fieldId];

/** The field's own template, which a founder cannot mistake for an answer (decision D4). */
export function templateOf({ sectionId, fieldId }: FieldAddress): SuggestedText {
  const field = APPLICATION_FIELDS.find(({ id, sectionId: section }) => id === fieldId && section === sectionId);
  return { text: field?.placeholder ?? '', origin: 'suggestion' };
}

/** The texts that were offered for a field in this browser: its template, the newest prefill, and its quick select. */
export function offeredTexts(ownerId: string, address: FieldAddress, context: UserContext): readonly SuggestedText[] {
  const prefill = readInsights(ownerId, 'prefill', context);
  const insights = readInsights(ownerId, address.fieldId, context);
  const prefilled = prefill?.fieldType === 'prefill' ? prefilledText(prefill.prefillData, address) : undefined;
  const options = insights === null || insights.fieldType === 'prefill' ? [] : insights.specificOptions;
  return [templateOf(address), ...(prefilled === undefined ? [] : [prefilled]), ...options];
}
