import {
  BUILDER_SECTIONS,
  REQUIRED_FIELDS,
  type SectionId,
} from '@playbook/contracts/applications/catalogue/builder-catalogue';
import { type AnswerTexts, isAnswered } from './answer-texts.js';

/** Badge of the builder's progress card (specification, section 4). */
export type ProgressBadge = 'Ready to Submit' | 'In Progress' | 'Getting Started';

/** How far an application is, over the 17 required fields and the six required sections (decision D5). */
export interface ApplicationProgress {
  readonly answeredFields: number;
  readonly totalFields: number;
  /** Share of answered fields, rounded to a whole percent. */
  readonly percent: number;
  readonly completeSections: number;
  readonly totalSections: number;
  readonly badge: ProgressBadge;
}

/** From which share of answered fields, in percent, a badge is shown (specification, section 9). */
const READY_MIN_PERCENT = 90;
const IN_PROGRESS_MIN_PERCENT = 50;

const REQUIRED_SECTIONS = BUILDER_SECTIONS.filter((section) => section.isRequired);

/** Badge for a share of answered fields in percent, before rounding. */
export function progressBadge(percent: number): ProgressBadge {
  if (percent >= READY_MIN_PERCENT) return 'Ready to Submit';
  return percent >= IN_PROGRESS_MIN_PERCENT ? 'In Progress' : 'Getting Started';
}

/**
 * Whether a section's tab has its tick: every field is non-blank. That goes for the optional section too, which would else be
 * complete before anything is written.
 */
export function isSectionComplete(sectionId: SectionId, texts: AnswerTexts): boolean {
  const section = BUILDER_SECTIONS.find(({ id }) => id === sectionId);
  return section !== undefined && section.fields.every(({ id }) => isAnswered(texts, { sectionId, fieldId: id }));
}

export function applicationProgress(texts: AnswerTexts): ApplicationProgress {
  const answeredFields = REQUIRED_FIELDS.filter((field) => isAnswered(texts, field)).length;
  const totalFields = REQUIRED_FIELDS.length;
  const percent = (answeredFields / totalFields) * 100;
  return {
    answeredFields,
    totalFields,
    percent: Math.round(percent),
    completeSections: REQUIRED_SECTIONS.filter(({ id }) => isSectionComplete(id, texts)).length,
    totalSections: REQUIRED_SECTIONS.length,
    badge: progressBadge(percent),
  };
}
