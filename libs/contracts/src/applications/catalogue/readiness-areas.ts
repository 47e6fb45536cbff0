import { BUILDER_SECTIONS, type FieldAddress, type SectionId } from './builder-catalogue.js';

/** The eight areas of the dashboard's readiness, in its order (specification, section 3). */
export const READINESS_AREAS = [
  'company',
  'product',
  'market',
  'team',
  'traction',
  'funding',
  'strategy',
  'additional',
] as const;
export type ReadinessArea = (typeof READINESS_AREAS)[number];

const fieldsOf = (sectionId: SectionId): FieldAddress[] =>
  BUILDER_SECTIONS.filter((section) => section.id === sectionId).flatMap((section) =>
    section.fields.map((field) => ({ sectionId, fieldId: field.id })),
  );

const companyField = (fieldId: FieldAddress['fieldId']): FieldAddress => ({ sectionId: 'company', fieldId });

/** Which fields make an area complete: one of them answered is enough (decision D5). */
export const READINESS_FIELDS: Readonly<Record<ReadinessArea, readonly FieldAddress[]>> = {
  company: [companyField('company-oneliner'), companyField('company-description')],
  product: fieldsOf('product'),
  market: [companyField('target-customers'), companyField('market-size')],
  team: fieldsOf('founders'),
  traction: fieldsOf('traction'),
  funding: [companyField('business-model'), companyField('funding-plan')],
  strategy: [...fieldsOf('competition'), companyField('customer-acquisition')],
  additional: [...fieldsOf('problem'), ...fieldsOf('vision')],
};
