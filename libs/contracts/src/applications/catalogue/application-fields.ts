import { BUILDER_SECTIONS } from './builder-catalogue.js';
import type { BuilderField, BuilderSection } from './builder-section.js';

/** One question of the application builder, with the section that asks it. */
export interface ApplicationField extends BuilderField {
  readonly sectionId: string;
}

const SECTIONS: readonly BuilderSection[] = BUILDER_SECTIONS;

/** The 24 questions in the order of the screens: 17 required ones in six sections, then the seven of the optional section. */
export const APPLICATION_FIELDS: readonly ApplicationField[] = SECTIONS.flatMap(({ id: sectionId, fields }) =>
  fields.map((field) => ({ ...field, sectionId })),
);
