import type { FieldAddress, SectionId } from '@playbook/contracts/applications/catalogue/builder-catalogue';

/** Ids of elements that point at each other. */
export const tabId = (section: SectionId): string => `tab-${section}`;
export const panelId = (section: SectionId): string => `panel-${section}`;
export const sectionHeadingId = (section: SectionId): string => `section-${section}`;
export const fieldCardId = ({ sectionId, fieldId }: FieldAddress): string => `field-${sectionId}-${fieldId}`;
