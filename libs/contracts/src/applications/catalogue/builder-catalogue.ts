import { z } from 'zod';
import { COMPANY_SECTION } from './builder-company-section.js';
import { MARKET_SECTIONS } from './builder-market-sections.js';
import { PEOPLE_SECTIONS } from './builder-people-sections.js';

/** Every section of the application builder in the order of its tabs: six required ones, then the optional one (decision D5). */
export const BUILDER_SECTIONS = [...PEOPLE_SECTIONS, ...MARKET_SECTIONS, COMPANY_SECTION] as const;

export type SectionId = (typeof BUILDER_SECTIONS)[number]['id'];
export type FieldId = (typeof BUILDER_SECTIONS)[number]['fields'][number]['id'];

/** Where an answer belongs. */
export interface FieldAddress {
  readonly sectionId: SectionId;
  readonly fieldId: FieldId;
}

/** Every field in the order of the screens. */
export const BUILDER_FIELDS: readonly FieldAddress[] = BUILDER_SECTIONS.flatMap((section) =>
  section.fields.map((field) => ({ sectionId: section.id, fieldId: field.id })),
);

/** The 17 fields that progress, badge and quality are about. */
export const REQUIRED_FIELDS: readonly FieldAddress[] = BUILDER_SECTIONS.filter(
  (section) => section.isRequired,
).flatMap((section) => section.fields.map((field) => ({ sectionId: section.id, fieldId: field.id })));

export const sectionIdSchema = z.enum(BUILDER_SECTIONS.map((section) => section.id));
export const fieldIdSchema = z.enum(BUILDER_FIELDS.map(({ fieldId }) => fieldId));

/** Name of a field across sections, as prefills and analyses are keyed: `founders-founder-names`. */
export const fieldKey = ({ sectionId, fieldId }: { readonly sectionId: string; readonly fieldId: string }): string =>
  `${sectionId}-${fieldId}`;

const FIELD_KEYS: ReadonlySet<string> = new Set(BUILDER_FIELDS.map(fieldKey));

/** Whether the section asks this question. */
export const isBuilderField = (address: { readonly sectionId: string; readonly fieldId: string }): boolean =>
  FIELD_KEYS.has(fieldKey(address));
