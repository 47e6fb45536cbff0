import { BUILDER_SECTIONS, fieldKey } from '@playbook/contracts/applications/catalogue/builder-catalogue';

const LABELS: ReadonlyMap<string, string> = new Map(
  BUILDER_SECTIONS.flatMap(({ id: sectionId, fields }) =>
    fields.map(({ id: fieldId, label }) => [fieldKey({ sectionId, fieldId }), label] as const),
  ),
);

/** The question that a field of the builder asks; the field's own name where the builder asks it no more. */
export const questionLabel = (field: { readonly sectionId: string; readonly fieldId: string }): string =>
  LABELS.get(fieldKey(field)) ?? field.fieldId;
